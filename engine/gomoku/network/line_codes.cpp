#include "engine/gomoku/network/line_codes.h"

#include <algorithm>

namespace forethought::gomoku::network {

namespace {

/// What is seen of one side, the nearest cell first: `(1 << seen) - 1` and the own stones among the `seen`
/// cells.
template <class Own, class Closed>
std::uint8_t seen(Own own, Closed closed) {
    int cells = 0;
    int stones = 0;
    for (; cells < kArm && !closed(cells); ++cells) stones |= (own(cells) ? 1 : 0) << cells;
    return static_cast<std::uint8_t>((1 << cells) - 1 + stones);
}

/// The code of two sides, whichever is which.
LineCode code_of(int one, int two) {
    const int high = std::max(one, two);
    return static_cast<LineCode>(high * (high + 1) / 2 + std::min(one, two));
}

} // namespace

bool sees_stones(LineCode code) {
    for (int one = 0; one <= kArm; ++one)
        for (int two = 0; two <= one; ++two)
            if (code == code_of((1 << one) - 1, (1 << two) - 1)) return false;
    return true;
}

LineCodes::LineCodes() {
    for (int side = 0; side < 1 << (2 * kArm); ++side) {
        const auto bit = [&](int at) { return ((side >> at) & 1) != 0; };
        const auto place = static_cast<std::size_t>(side);
        sides_[place] = seen([&](int away) { return bit(kArm - 1 - away); },
                             [&](int away) { return bit(2 * kArm - 1 - away); });
        mirrored_[place] =
            seen([&](int away) { return bit(away); }, [&](int away) { return bit(kArm + away); });
    }
    for (int one = 0; one < kArms; ++one)
        for (int two = 0; two < kArms; ++two)
            codes_[static_cast<std::size_t>(one * kArms + two)] = code_of(one, two);
}

const LineCodes& LineCodes::all() {
    static const LineCodes codes;
    return codes;
}

} // namespace forethought::gomoku::network
