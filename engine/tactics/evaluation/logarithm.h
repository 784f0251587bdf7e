#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace forethought::tactics {

/// Logarithms are in parts of this size.
inline constexpr int kLogarithmUnit = 65'536;

namespace detail {

inline constexpr int kLogarithmSteps = 256;

/// Binary logarithms of 1 + i/256. Squaring a number doubles its logarithm, whose next bit is known by
/// whether the square has passed 2: integers only, so that the table is the same everywhere.
constexpr std::array<std::int32_t, kLogarithmSteps + 1> lay_logarithms() {
    constexpr std::uint64_t one = std::uint64_t{1} << 30;
    std::array<std::int32_t, kLogarithmSteps + 1> table{};
    for (std::size_t i = 0; i < kLogarithmSteps; ++i) {
        std::uint64_t number = one + one / kLogarithmSteps * i;
        std::int32_t doubled = 0;
        for (int part = 1; part <= kLogarithmUnit; part *= 2) {
            number = number * number / one;
            doubled *= 2;
            if (number < 2 * one) continue;
            number /= 2;
            ++doubled;
        }
        table[i] = (doubled + 1) / 2;
    }
    table[kLogarithmSteps] = kLogarithmUnit;
    return table;
}
inline constexpr auto kLogarithms = lay_logarithms();

} // namespace detail

/// The binary logarithm of a positive number, in 65536ths; off by at most two of them. Between the entries of
/// a table it is a straight line, so that it never falls where the number grows.
constexpr std::int64_t logarithm(std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    const int whole = 63 - std::countl_zero(bits);
    // What follows the leading one bit, in 2^32ths.
    const std::uint64_t fraction = (bits << (63 - whole) << 1) >> 32;
    const auto step = static_cast<std::size_t>(fraction >> 24);
    const auto beyond = static_cast<std::int64_t>(fraction & 0xff'ffff);
    const std::int64_t low = detail::kLogarithms[step];
    const std::int64_t high = detail::kLogarithms[step + 1];
    return std::int64_t{kLogarithmUnit} * whole + low + (high - low) * beyond / 0x100'0000;
}

} // namespace forethought::tactics
