from libc.stdint cimport int32_t

from spadille.kernel.bits cimport lowest

cdef inline int ended(
    int points, int player, int players, int holders, int taken, int32_t* swept,
    int sweep_total, int idle,
) noexcept nogil:
    cdef int sweeper, has_all
    if holders and not holders & (holders - 1):
        sweeper = lowest(holders)
        has_all = 0 if taken & (taken - 1) else 1
        points += swept[(sweeper * 2 + has_all) * players + player]
        return points - sweep_total if player == sweeper else points
    return points if taken >> player & 1 else points + idle
