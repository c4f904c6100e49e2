cimport cython
from libc.stdint cimport int64_t, uint8_t, uint64_t

from spadille.kernel.bits cimport lowest, octets, raised, single, widened
from spadille.kernel.foresight cimport Foresight
from spadille.kernel.ladder cimport allowed, situation_number
from spadille.kernel.preference cimport following, leading, safest, unbeaten


@cython.final
cdef class Search(Foresight):
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

    cdef inline int glance(self, int leader, int state) noexcept nogil

    @cython.locals(slot=uint64_t, stamp=uint64_t, answer=int)
    cdef int lead(self, int leader, int state) noexcept nogil

    @cython.locals(
        situation=int, lead=int, number=int, every=uint64_t, moves=uint64_t, others=uint64_t,
        is_keen=bint, relevant=uint64_t, sure=uint64_t, won=uint64_t, card=int, answer=int,
        spare=uint64_t,
    )
    cdef inline int try_leads(self, int leader, int state, int own) noexcept nogil

    cdef inline int next(self, int player) noexcept nogil

    cdef inline void put(self, int player, int card) noexcept nogil

    cdef inline void take_back(self, int player, int card, int situation) noexcept nogil

    @cython.locals(
        mates=int, behind=int, won=uint64_t, card=int, number=int, theirs=uint64_t,
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
        situation=int, own=int, number=int, every=uint64_t, moves=uint64_t, takers=uint64_t,
        others=uint64_t, is_keen=bint, sure=uint64_t, takes_first=bint, relevant=uint64_t,
        is_taking=bint, card=int, answer=int, spare=uint64_t,
    )
    cdef int follow(
        self, int place, int player, int led, int winning, int holder, uint64_t played, int state
    ) noexcept nogil

    @cython.locals(mates=int, theirs=uint64_t)
    cdef inline uint64_t sure(
        self, uint64_t takers, int place, int player, int number, bint is_keen
    ) noexcept nogil

    cdef inline int add(
        self, int place, int player, int led, int winning, int holder, uint64_t played, int state
    ) noexcept nogil

    @cython.locals(after=int, run=uint64_t, relevant=uint64_t, answer=int)
    cdef int end(
        self, uint64_t played, int winning, int winner, int state
    ) noexcept nogil

    @cython.locals(situation=int, answer=int)
    cdef inline int go_on(self, uint64_t played, int winner, int state) noexcept nogil
