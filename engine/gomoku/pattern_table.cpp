#include "engine/gomoku/pattern_table.h"

namespace forethought::gomoku {

PatternTable::PatternTable(LineRule rule) {
    for (std::uint32_t own = 0; own <= kWindowMask; ++own) {
        if ((own & kCentre) != 0) continue;
        // Every mask of the cells that are not the colour's own.
        const std::uint32_t free = kWindowMask & ~own & ~kCentre;
        for (std::uint32_t block = free;; block = (block - 1) & free) {
            patterns_[kDigits[own] + 2u * kDigits[block]] = classify(own, block, rule);
            if (block == 0) break;
        }
    }
}

const PatternTable& PatternTable::of(LineRule rule) {
    switch (rule) {
    case LineRule::five_or_more: {
        static const PatternTable table(LineRule::five_or_more);
        return table;
    }
    case LineRule::exactly_five: {
        static const PatternTable table(LineRule::exactly_five);
        return table;
    }
    default: {
        static const PatternTable table(LineRule::renju_black);
        return table;
    }
    }
}

} // namespace forethought::gomoku
