#include "engine/gomoku/pattern_table.h"

namespace forethought::gomoku {

PatternTable::PatternTable(Rule rule) {
    const bool narrow = rule == Rule::freestyle;
    const std::uint32_t outermost = 1u | 1u << (kWindow - 1);
    const std::uint32_t counted = kWindowMask & ~kCentre & ~(narrow ? outermost : 0u);
    std::size_t size = 1;
    for (std::uint32_t rest = counted; rest != 0; rest &= rest - 1) size *= 3;
    patterns_.resize(size);
    for (std::uint32_t mask = 0; mask <= kWindowMask; ++mask) {
        unsigned number = 0;
        for (int bit = kWindow - 1; bit >= 0; --bit)
            if (((counted >> bit) & 1u) != 0) number = 3 * number + ((mask >> bit) & 1u);
        digits_[mask] = static_cast<std::uint16_t>(number);
    }
    const LineRule of_black = line_rule(rule, Colour::black);
    const LineRule of_white = line_rule(rule, Colour::white);
    for (std::uint32_t black = 0; black <= kWindowMask; ++black) {
        if ((black & ~counted) != 0) continue;
        // Every mask of the cells that are not black.
        const std::uint32_t free = counted & ~black;
        for (std::uint32_t white = free;; white = (white - 1) & free) {
            patterns_[digits_[black] + 2u * digits_[white]] =
                both_patterns(classify(black, white, of_black), classify(white, black, of_white));
            if (white == 0) break;
        }
    }
}

const PatternTable& PatternTable::of(Rule rule) {
    switch (rule) {
    case Rule::freestyle: {
        static const PatternTable table(Rule::freestyle);
        return table;
    }
    case Rule::standard: {
        static const PatternTable table(Rule::standard);
        return table;
    }
    default: {
        static const PatternTable table(Rule::renju);
        return table;
    }
    }
}

} // namespace forethought::gomoku
