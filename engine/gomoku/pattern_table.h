#pragma once

#include "engine/gomoku/lines.h"
#include "engine/gomoku/pattern.h"
#include "engine/gomoku/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought::gomoku {

/// Two patterns in one number: that of black, and that of white times 16. What a lone stone makes counts as
/// nothing: it tells little, and would change with every stone nearby.
using BothPatterns = std::uint8_t;

constexpr BothPatterns both_patterns(Pattern black, Pattern white) {
    const auto counted = [](Pattern pattern) {
        return pattern < Pattern::two ? 0u : static_cast<unsigned>(pattern);
    };
    return static_cast<BothPatterns>(counted(black) | counted(white) << 4);
}

/// The patterns of all windows under one rule: `classify` for both colours by one look. A window without the
/// edge of the board is a number to base three, with a digit for each cell but the middle one. Where six are
/// as good as five, the outermost cells are of no meaning and left out, and the table is small.
class PatternTable {
  public:
    explicit PatternTable(Rule rule);

    /// `black`, `white`, `edge`: windows of `kWindow` bits.
    BothPatterns operator()(std::uint32_t black, std::uint32_t white, std::uint32_t edge) const {
        // For either colour the edge is like stones of the other one. To add its digits costs less than to
        // ask whether there is any.
        const unsigned number = digits_[black] + 2u * digits_[white];
        const unsigned beyond = digits_[edge];
        return static_cast<BothPatterns>((patterns_[number + 2u * beyond] & 15u) |
                                         (patterns_[number + beyond] & 0xf0u));
    }

    /// The table of a rule, made when it is first asked for.
    static const PatternTable& of(Rule rule);

  private:
    /// A mask as a number to base three.
    std::array<std::uint16_t, kWindowMask + 1> digits_{};
    std::vector<BothPatterns> patterns_;
};

} // namespace forethought::gomoku
