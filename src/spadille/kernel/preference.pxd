from libc.stdint cimport uint64_t

from spadille.kernel.bits cimport highest, lowest, size

cdef inline uint64_t unbeaten(uint64_t moves, uint64_t others, uint64_t* beats) noexcept nogil:
    cdef uint64_t sure = 0
    cdef int card
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        if not beats[card] & others:
            sure |= (<uint64_t>1) << card
    return sure

cdef inline int leading(uint64_t sure, uint64_t moves, uint64_t trumps) noexcept nogil:
    if sure:
        return lowest(sure)
    cdef uint64_t plain = moves & ~trumps
    return highest(plain if plain else moves)

cdef inline int safest(uint64_t moves, uint64_t others, uint64_t* beats) noexcept nogil:
    cdef int card, over, found = 0, most = -1
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        over = size(beats[card] & others)
        if over > most:
            found = card
            most = over
    return found

cdef inline int following(
    uint64_t takers, uint64_t leavers, bint is_taking, bint is_keen
) noexcept nogil:
    if is_taking:
        return lowest(takers)
    return lowest(leavers) if is_keen else highest(leavers)
