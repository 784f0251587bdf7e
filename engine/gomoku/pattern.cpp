#include "engine/gomoku/pattern.h"

#include "engine/gomoku/lines.h"

#include <bit>

namespace forethought::gomoku {

namespace {

constexpr std::uint32_t kFive = 0b11111;

/// Where the windows of five that hold the middle begin.
constexpr int kFirstStart = 1;
constexpr int kLastStart = kReach;

/// Whether a stone beyond either end would make a row of five into six.
bool has_flank(std::uint32_t own, int start) {
    return ((own >> (start - 1)) & 1) != 0 || ((own >> (start + 5)) & 1) != 0;
}

/// The most stones in any window of five that can still become a five.
int most_stones(std::uint32_t own, std::uint32_t block, LineRule rule) {
    int most = 0;
    for (int start = kFirstStart; start <= kLastStart; ++start) {
        if (((block >> start) & kFive) != 0) continue;
        if (rule != LineRule::five_or_more && has_flank(own, start)) continue;
        const int stones = std::popcount((own >> start) & kFive);
        if (stones > most) most = stones;
    }
    return most;
}

/// Whether there are six free cells whose ends are empty and whose inner four hold `stones` stones and the
/// middle: one move after the other makes them a live four.
bool is_live(std::uint32_t own, std::uint32_t block, int stones, LineRule rule) {
    for (int start = kFirstStart; start < kLastStart; ++start) {
        if (((block >> start) & 0b111111) != 0 || ((own >> start) & 0b100001) != 0) continue;
        if (std::popcount((own >> start) & 0b011110) != stones) continue;
        const bool six = ((own >> (start - 1)) & 0b10000001) != 0;
        if (rule == LineRule::five_or_more || !six) return true;
    }
    return false;
}

Pattern of_completions(std::uint32_t cells, LineRule rule) {
    if (cells == 0) return Pattern::none;
    if (std::has_single_bit(cells)) return Pattern::four;
    return rule != LineRule::renju_black || is_straight(cells) ? Pattern::live_four : Pattern::double_four;
}

/// A three: what the best further stone makes of it.
Pattern of_three(std::uint32_t own, std::uint32_t block, LineRule rule) {
    Pattern best = Pattern::none;
    for (int start = kFirstStart; start <= kLastStart; ++start) {
        if (((block >> start) & kFive) != 0 || std::popcount((own >> start) & kFive) != 3) continue;
        for (std::uint32_t rest = (kFive << start) & ~own; rest != 0; rest &= rest - 1) {
            const std::uint32_t further = rest & (0u - rest);
            const Pattern four = of_completions(completions(own | further, block, rule), rule);
            if (four == Pattern::live_four) return Pattern::live_three;
            if (four == Pattern::four) best = Pattern::three;
        }
    }
    return best;
}

} // namespace

std::uint32_t completions(std::uint32_t own, std::uint32_t block, LineRule rule) {
    std::uint32_t cells = 0;
    for (int start = kFirstStart; start <= kLastStart; ++start) {
        if (((block >> start) & kFive) != 0 || std::popcount((own >> start) & kFive) != 4) continue;
        if (rule != LineRule::five_or_more && has_flank(own, start)) continue;
        cells |= (kFive << start) & ~own;
    }
    return cells;
}

bool is_straight(std::uint32_t completions) {
    return completions != 0 && completions >> std::countr_zero(completions) == 0b100001;
}

Pattern classify(std::uint32_t own, std::uint32_t block, LineRule rule) {
    own |= kCentre;
    block &= ~kCentre;
    bool six = false;
    for (int start = kFirstStart; start <= kLastStart; ++start) {
        if (((own >> start) & kFive) != kFive) continue;
        if (rule == LineRule::five_or_more || !has_flank(own, start)) return Pattern::five;
        six = true;
    }
    if (six) return rule == LineRule::renju_black ? Pattern::overline : Pattern::none;
    switch (most_stones(own, block, rule)) {
    case 4:
        return of_completions(completions(own, block, rule), rule);
    case 3:
        return of_three(own, block, rule);
    case 2:
        return is_live(own, block, 2, rule) ? Pattern::live_two : Pattern::two;
    case 1:
        return is_live(own, block, 1, rule) ? Pattern::live_one : Pattern::one;
    default:
        return Pattern::none;
    }
}

} // namespace forethought::gomoku
