#include "engine/gomoku/renju.h"

#include "engine/gomoku/pattern.h"

#include <bit>
#include <optional>

namespace forethought::gomoku {

namespace {

/// The cells of a window that can stand in one row of five with the middle.
constexpr std::uint32_t kInFive = kWindowMask & ~(1u | 1u << (kWindow - 1));

/// Whether there are stones enough around a cell: a forbidden point takes four on one line, or two on each of
/// two lines.
bool can_be_forbidden(const LineBits& black, Cell cell) {
    int lines_of_two = 0;
    for (int d = 0; d < kDirections; ++d) {
        const int stones = std::popcount(black.window(d, cell) & kInFive);
        if (stones >= 4) return true;
        lines_of_two += stones >= 2 ? 1 : 0;
    }
    return lines_of_two > 1;
}

/// The board while stones are tried on it.
class Trial {
  public:
    Trial(const std::array<LineBits, 2>& of_colour, int size)
        : black_(of_colour[0]), white_(of_colour[1]), size_(size) {}

    /// What is wrong with a black stone on an empty cell, if anything; nothing to be judged where it makes
    /// five.
    std::optional<Forbidden> judge(Cell cell) {
        std::array<Pattern, kDirections> made{};
        bool six = false;
        int fours = 0;
        int threes = 0;
        for (int d = 0; d < kDirections; ++d) {
            const Pattern pattern = classify(own(d, cell), block(d, cell), LineRule::renju_black);
            if (pattern == Pattern::five) return std::nullopt;
            made[static_cast<std::size_t>(d)] = pattern;
            six = six || pattern == Pattern::overline;
            fours += pattern == Pattern::double_four                             ? 2
                     : pattern == Pattern::four || pattern == Pattern::live_four ? 1
                                                                                 : 0;
            threes += pattern == Pattern::live_three ? 1 : 0;
        }
        if (six) return Forbidden::overline;
        if (fours > 1) return Forbidden::double_four;
        return threes > 1 && has_two_true_threes(cell, made) ? Forbidden::double_three : Forbidden::none;
    }

  private:
    bool has_two_true_threes(Cell cell, const std::array<Pattern, kDirections>& made) {
        black_.set(cell);
        int threes = 0;
        for (int d = 0; d < kDirections && threes < 2; ++d)
            if (made[static_cast<std::size_t>(d)] == Pattern::live_three && is_true_three(d, cell)) ++threes;
        black_.reset(cell);
        return threes > 1;
    }

    /// Whether a further stone that is allowed makes a straight four of the three through `cell`, and no
    /// five.
    bool is_true_three(int d, Cell cell) {
        const std::uint32_t stones = own(d, cell);
        const std::uint32_t taken = stones | block(d, cell);
        for (int step = -kReach + 1; step < kReach; ++step) {
            const std::uint32_t further = 1u << (kReach + step);
            if ((taken & further) != 0) continue;
            const std::uint32_t fives = completions(stones | further, block(d, cell), LineRule::renju_black);
            if (!is_straight(fives)) continue;
            const auto along = static_cast<std::size_t>(d);
            const Cell there = cell_at(x_of(cell) + step * kStepX[along], y_of(cell) + step * kStepY[along]);
            if (judge(there) == Forbidden::none) return true;
        }
        return false;
    }

    std::uint32_t own(int d, Cell cell) const { return black_.window(d, cell); }
    std::uint32_t block(int d, Cell cell) const {
        return white_.window(d, cell) | walls(size_).window(d, cell);
    }

    LineBits black_;
    const LineBits& white_;
    int size_;
};

} // namespace

Forbidden forbidden_of(const std::array<LineBits, 2>& of_colour, int size, Cell cell) {
    if (!can_be_forbidden(of_colour[0], cell)) return Forbidden::none;
    return Trial(of_colour, size).judge(cell).value_or(Forbidden::none);
}

} // namespace forethought::gomoku
