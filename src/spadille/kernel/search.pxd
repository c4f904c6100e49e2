cimport cython
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint64_t

from spadille.kernel.bits cimport halves, highest, lowest, octets, words

cdef uint64_t ONE
cdef uint64_t WORD
cdef uint64_t SPREAD
cdef int STATE_BITS
cdef uint64_t STATES
cdef uint64_t KNOWN
cdef uint64_t NOTHING_KNOWN
cdef uint64_t EPOCHS

cdef class Search:
    cdef object tables
    cdef object outcomes
    cdef object room
    cdef int side
    cdef bint is_keen_now
    cdef int players
    cdef int width
    cdef uint64_t twins
    cdef uint64_t latching
    cdef uint64_t trumps
    cdef bint is_lead_free
    cdef uint64_t* beats
    cdef uint64_t* above
    cdef uint16_t* ladders
    cdef uint16_t* firsts
    cdef uint64_t* needs
    cdef uint64_t* allows
    cdef int states
    cdef uint16_t* steps
    cdef uint8_t* prefers
    cdef uint8_t* keen
    cdef uint8_t* dominates
    cdef int stride
    cdef int shift
    cdef uint64_t* memory
    cdef uint64_t epoch
    cdef int depth
    cdef int situation
    cdef readonly int64_t nodes
    cdef int64_t limit
    cdef readonly bint is_cut
    cdef int leader
    cdef int length
    cdef int state
    cdef int answer
    cdef int[4] trick
    cdef uint64_t[4] hands
    cdef uint64_t[256] saved

    @cython.locals(
        led=int, winning=int, holder=int, played=uint64_t, place=int, card=int, player=int
    )
    cdef int begin(self) noexcept nogil

    @cython.locals(ladder=int, rung=int, end=int)
    cdef inline uint64_t choose(self, uint64_t hand, int number) noexcept nogil

    @cython.locals(mixed=uint64_t, player=int)
    cdef inline uint64_t slot(self, int leader) noexcept nogil

    @cython.locals(player=int)
    cdef inline bint is_known(self, uint64_t slot, uint64_t stamp) noexcept nogil

    @cython.locals(known=uint64_t, kept=uint64_t, player=int)
    cdef inline void remember(
        self, uint64_t slot, uint64_t stamp, uint64_t state, int answer
    ) noexcept nogil

    @cython.locals(known=uint64_t)
    cdef inline int recall(self, uint64_t slot, uint64_t stamp, int state) noexcept nogil

    @cython.locals(alive=uint64_t, player=int)
    cdef inline uint64_t alive(self) noexcept nogil

    @cython.locals(alive=uint64_t, player=int, after=int, sure=int)
    cdef inline int foresee(self, int leader, int state, int own) noexcept nogil

    @cython.locals(trumps=uint64_t, mine=uint64_t, balance=int, best=int, card=int)
    cdef inline int sure_trumps(self, int player, uint64_t alive) noexcept nogil

    @cython.locals(hand=uint64_t, others=uint64_t, card=int)
    cdef inline int cash(self, int leader, uint64_t alive, int state, int own) noexcept nogil

    @cython.locals(
        own=int, answer=int, slot=uint64_t, stamp=uint64_t, hand=uint64_t,
        moves=uint64_t, sure=uint64_t, following=int, card=int, situation=int,
        is_keen=bint, plain=uint64_t,
    )
    cdef int lead(self, int leader, int state) noexcept nogil

    @cython.locals(sure=uint64_t, card=int)
    cdef inline uint64_t unbeaten(self, uint64_t moves, uint64_t others) noexcept nogil

    @cython.locals(
        hand=uint64_t, moves=uint64_t, own=int, takers=uint64_t, others=uint64_t, is_last=bint,
        following=int, sure=uint64_t, behind=uint64_t, takes_first=bint, is_keen=bint, card=int,
        is_taking=bint, answer=int, situation=int,
    )
    cdef int follow(
        self, int place, int player, int led, int winning, int holder, uint64_t played, int state
    ) noexcept nogil

    @cython.locals(
        after=int, base=int, situation=int, player=int, card=int, upper=uint64_t, hand=uint64_t
    )
    cdef int end(self, uint64_t played, int winner, int state) noexcept nogil
