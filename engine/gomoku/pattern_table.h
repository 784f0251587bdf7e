#pragma once

#include "engine/gomoku/lines.h"
#include "engine/gomoku/pattern.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::gomoku {

/// The patterns of all windows under one rule: `classify` by one look. A window is two masks of which no cell
/// is in both, so that it is a number to base three with a digit for each cell but the middle one.
class PatternTable {
  public:
    explicit PatternTable(LineRule rule);

    Pattern operator()(std::uint32_t own, std::uint32_t block) const {
        return patterns_[kDigits[own] + 2u * kDigits[block]];
    }

    /// The table of a rule, made when it is first asked for.
    static const PatternTable& of(LineRule rule);

  private:
    static constexpr std::size_t kSize = 59'049;

    /// A mask as a number to base three, without the middle bit.
    static constexpr std::array<std::uint16_t, kWindowMask + 1> kDigits = [] {
        std::array<std::uint16_t, kWindowMask + 1> digits{};
        for (std::uint32_t mask = 0; mask <= kWindowMask; ++mask) {
            std::uint32_t value = 0;
            for (int bit = kWindow - 1; bit >= 0; --bit)
                if (bit != kReach) value = 3 * value + ((mask >> bit) & 1u);
            digits[mask] = static_cast<std::uint16_t>(value);
        }
        return digits;
    }();

    std::array<Pattern, kSize> patterns_{};
};

} // namespace forethought::gomoku
