#pragma once

#include <bit>
#include <cstdint>

namespace forethought {

namespace detail {

/// The compiler of graphics cards has no code for the library's bit counts, and says nothing of it.
constexpr int count_bits_by_hand(std::uint64_t bits) {
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return static_cast<int>(bits * 0x0101010101010101u >> 56);
}
constexpr int lowest_bit_by_hand(std::uint64_t bits) {
    return count_bits_by_hand(~bits & (bits - 1));
}

} // namespace detail

/// How many bits are set.
constexpr int count_bits(std::uint64_t bits) {
#ifdef __CUDA_ARCH__
    return detail::count_bits_by_hand(bits);
#else
    return std::popcount(bits);
#endif
}

/// The number of the lowest bit that is set; 64 where there is none.
constexpr int lowest_bit(std::uint64_t bits) {
#ifdef __CUDA_ARCH__
    return detail::lowest_bit_by_hand(bits);
#else
    return std::countr_zero(bits);
#endif
}

} // namespace forethought
