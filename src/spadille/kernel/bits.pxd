from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int spadille_lowest(unsigned long long cards) {
        unsigned long place; _BitScanForward64(&place, cards); return (int)place;
    }
    static __inline int spadille_highest(unsigned long long cards) {
        unsigned long place; _BitScanReverse64(&place, cards); return (int)place;
    }
    static __inline int spadille_size(unsigned long long cards) { return (int)__popcnt64(cards); }
    #else
    static inline int spadille_lowest(unsigned long long cards) { return __builtin_ctzll(cards); }
    static inline int spadille_highest(unsigned long long cards) { return 63 - __builtin_clzll(cards); }
    static inline int spadille_size(unsigned long long cards) { return __builtin_popcountll(cards); }
    #endif
    """
    int lowest "spadille_lowest"(uint64_t cards) noexcept nogil
    int highest "spadille_highest"(uint64_t cards) noexcept nogil
    int size "spadille_size"(uint64_t cards) noexcept nogil

cdef inline uint64_t single(int card) noexcept nogil:
    return (<uint64_t>1) << card

cdef inline uint64_t mixed(uint64_t number, uint64_t word) noexcept nogil:
    number = (number ^ word) * <uint64_t>0x9E3779B97F4A7C15
    return number ^ (number >> 32)

cdef inline uint64_t stirred(uint64_t chance) noexcept nogil:
    chance ^= chance << 13
    chance ^= chance >> 7
    return chance ^ (chance << 17)

cdef inline int share(uint64_t chance, uint64_t count) noexcept nogil:
    return <int>(((chance >> 32) * count) >> 32)

cdef inline uint64_t raised(uint64_t cards, uint64_t twins) noexcept nogil:
    cards |= twins & (cards << 1)
    twins &= twins << 1
    cards |= twins & (cards << 2)
    twins &= twins << 2
    cards |= twins & (cards << 4)
    twins &= twins << 4
    return cards | twins & (cards << 8)

cdef inline uint64_t widened(uint64_t cards, uint64_t moves, uint64_t twins) noexcept nogil:
    cdef uint64_t found = cards & moves
    twins = moves & ((moves & twins) >> 1)
    found |= twins & (found >> 1)
    twins &= twins >> 1
    found |= twins & (found >> 2)
    twins &= twins >> 2
    found |= twins & (found >> 4)
    twins &= twins >> 4
    return cards | found | twins & (found >> 8)

cdef inline uint64_t* words(uint64_t[::1] numbers):
    return &numbers[0]

cdef inline uint16_t* halves(uint16_t[::1] numbers):
    return &numbers[0]

cdef inline uint32_t* quarters(uint32_t[::1] numbers):
    return &numbers[0]

cdef inline uint8_t* octets(uint8_t[::1] numbers):
    return &numbers[0]

cdef inline int32_t* signed_quarters(int32_t[::1] numbers):
    return &numbers[0]

cdef inline int64_t* longs(int64_t[::1] numbers):
    return &numbers[0]

cdef inline double* reals(double[::1] numbers):
    return &numbers[0]
