cimport cython
from libc.stdint cimport int64_t, uint32_t, uint64_t

from spadille.kernel.bits cimport lowest, mixed, quarters, single, words
from spadille.kernel.duties cimport Duties
from spadille.kernel.ladder cimport allowed, situation_number

cdef int CARDS
cdef int HOLDER

cdef class Contest(Duties):
    cdef object kept
    cdef object room
    cdef int players
    cdef int places
    cdef uint64_t* steps
    cdef uint64_t* firsts
    cdef uint32_t* ranks
    cdef uint64_t sweep
    cdef uint64_t alike
    cdef uint64_t counting
    cdef bint counts_firsts
    cdef int stride
    cdef int slots
    cdef int shift
    cdef uint64_t* memory
    cdef readonly int64_t nodes
    cdef readonly bint is_cut
    cdef object asked
    cdef int64_t limit
    cdef int situation
    cdef int leader
    cdef int length
    cdef int taken
    cdef uint64_t gained
    cdef uint64_t found
    cdef uint64_t[4] hands
    cdef int[4] trick

    @cython.locals(led=int, winning=int, holder=int, place=int, card=int, player=int)
    cdef uint64_t begin(self) noexcept nogil

    @cython.locals(cards=uint64_t, place=int)
    cdef uint64_t played(self) noexcept nogil

    @cython.locals(found=uint64_t, player=int)
    cdef inline uint64_t slot(self, uint64_t gained, uint64_t stamp) noexcept nogil

    @cython.locals(player=int)
    cdef inline bint is_known(
        self, uint64_t slot, uint64_t gained, uint64_t stamp
    ) noexcept nogil

    @cython.locals(
        hand=uint64_t, stamp=uint64_t, slot=uint64_t, moves=uint64_t, following=int,
        best=uint64_t, is_first=bint, card=int, after=int, end=uint64_t, player=int, number=int,
    )
    cdef uint64_t lead(
        self, int leader, int situation, uint64_t gained, int taken
    ) noexcept nogil

    @cython.locals(player=int)
    cdef inline bint is_settled(self, int taken) noexcept nogil

    cdef bint is_indifferent(self, int taken) noexcept nogil

    cdef uint64_t finished(self, uint64_t gained, int taken) noexcept nogil

    @cython.locals(alive=uint64_t, player=int, above=uint64_t, spare=uint64_t)
    cdef inline uint64_t different(self, uint64_t moves, uint64_t played) noexcept nogil

    @cython.locals(base=int)
    cdef bint is_better(self, int player, uint64_t end, uint64_t other) noexcept nogil

    @cython.locals(
        hand=uint64_t, moves=uint64_t, following=int, best=uint64_t, is_first=bint, card=int,
        after=int, is_taking=bint, now=int, end=uint64_t, number=int,
    )
    cdef uint64_t follow(
        self, int length, int player, int led, int winning, int holder, uint64_t played,
        int situation, uint64_t gained, int taken,
    ) noexcept nogil

    @cython.locals(card=int)
    cdef uint64_t end(
        self, uint64_t played, int winner, int situation, uint64_t gained, int taken
    ) noexcept nogil
