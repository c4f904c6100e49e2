from libc.stdint cimport uint64_t

cdef inline int situation_number(int width, int situation, int led, int winning) noexcept nogil:
    return (situation * width + led) * width + winning

cdef inline uint64_t allowed(uint64_t hand, uint64_t* rungs, int rung) noexcept nogil:
    while rungs[rung] and not hand & rungs[rung]:
        rung += 2
    return hand & rungs[rung + 1]
