cimport cython
from libc.stdint cimport int64_t, uint32_t, uint64_t

from spadille.kernel.bits cimport lowest, mixed, quarters, single, words
from spadille.kernel.duties cimport Duties
from spadille.kernel.ladder cimport allowed, situation_number

cdef uint64_t PLACE
cdef int CARDS

cdef class Contest(Duties):
    cdef object kept
    cdef object room
    cdef int players
    cdef int places
    cdef uint32_t* steps
    cdef uint32_t* firsts
    cdef uint32_t* ranks
    cdef int stride
    cdef int shift
    cdef uint64_t* memory
    cdef readonly int64_t nodes
    cdef int situation
    cdef int leader
    cdef int length
    cdef int taken
    cdef int found
    cdef uint64_t[4] hands
    cdef int[4] trick

    @cython.locals(
        led=int, winning=int, holder=int, gained=int, place=int, card=int, player=int
    )
    cdef int begin(self) noexcept nogil

    @cython.locals(cards=uint64_t, place=int)
    cdef uint64_t played(self) noexcept nogil

    @cython.locals(found=uint64_t, player=int)
    cdef inline uint64_t slot(self, uint64_t stamp) noexcept nogil

    @cython.locals(player=int)
    cdef inline bint is_known(self, uint64_t slot, uint64_t stamp) noexcept nogil

    @cython.locals(
        hand=uint64_t, stamp=uint64_t, slot=uint64_t, moves=uint64_t, following=int, best=int,
        card=int, after=int, end=int, player=int, number=int,
    )
    cdef int lead(self, int leader, int situation, int gained, int taken) noexcept nogil

    @cython.locals(base=int)
    cdef inline bint is_better(self, int player, int end, int other) noexcept nogil

    @cython.locals(
        hand=uint64_t, moves=uint64_t, following=int, best=int, card=int, after=int,
        is_taking=bint, now=int, end=int, number=int,
    )
    cdef int follow(
        self, int length, int player, int led, int winning, int holder, uint64_t played,
        int situation, int gained, int taken,
    ) noexcept nogil

    @cython.locals(card=int)
    cdef int end(
        self, uint64_t played, int winner, int situation, int gained, int taken
    ) noexcept nogil
