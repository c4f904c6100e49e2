cimport cython
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint64_t

from spadille.kernel.bits cimport halves, lowest, octets, raised, widened, words
from spadille.kernel.foresight cimport Foresight
from spadille.kernel.preference cimport following, leading, safest, unbeaten

cdef uint64_t ONE

@cython.final
cdef class Search(Foresight):
    cdef int width
    cdef uint64_t latching
    cdef uint16_t* ladders
    cdef uint16_t* firsts
    cdef uint64_t* needs
    cdef uint64_t* allows
    cdef uint8_t* prefers
    cdef uint8_t* keen
    cdef int64_t limit
    cdef readonly bint is_cut
    cdef int leader
    cdef int length
    cdef int state
    cdef int answer
    cdef int[4] trick

    @cython.locals(
        led=int, winning=int, holder=int, played=uint64_t, place=int, card=int, player=int,
        answer=int,
    )
    cdef int begin(self) noexcept nogil

    @cython.locals(ladder=int, rung=int, end=int)
    cdef inline uint64_t choose(self, uint64_t hand, int number) noexcept nogil

    cdef inline int glance(self, int leader, int state) noexcept nogil

    @cython.locals(
        own=int, answer=int, slot=uint64_t, stamp=uint64_t, hand=uint64_t,
        moves=uint64_t, sure=uint64_t, behind=int, card=int, situation=int,
        is_keen=bint, shape=uint64_t, every=uint64_t, relevant=uint64_t,
        spare=uint64_t, others=uint64_t, won=uint64_t,
    )
    cdef int lead(self, int leader, int state) noexcept nogil

    @cython.locals(
        mates=int, following=int, won=uint64_t, card=int, number=int, theirs=uint64_t,
        ours=uint64_t,
    )
    cdef inline uint64_t won(self, int leader, uint64_t moves) noexcept nogil

    @cython.locals(cards=uint64_t)
    cdef inline uint64_t answers(
        self, int place, int player, int number, int skipped
    ) noexcept nogil

    @cython.locals(ranked=uint64_t)
    cdef inline uint64_t spare(self, int card) noexcept nogil

    @cython.locals(
        hand=uint64_t, moves=uint64_t, own=int, takers=uint64_t, others=uint64_t, is_last=bint,
        behind=int, sure=uint64_t, number=int, mates=int, takes_first=bint, is_keen=bint, card=int,
        is_taking=bint, answer=int, situation=int, shape=uint64_t, every=uint64_t,
        relevant=uint64_t, spare=uint64_t,
    )
    cdef int follow(
        self, int place, int player, int led, int winning, int holder, uint64_t played, int state
    ) noexcept nogil

    @cython.locals(after=int, run=uint64_t, relevant=uint64_t, answer=int)
    cdef int end(
        self, uint64_t played, int winning, int winner, int state
    ) noexcept nogil

    @cython.locals(situation=int, answer=int)
    cdef inline int go_on(self, uint64_t played, int winner, int state) noexcept nogil
