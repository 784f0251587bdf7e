#include "engine/gomoku/cell_worths.h"

#include "engine/gomoku/evaluation.h"

namespace forethought::gomoku {

namespace {

bool is_weighed(Pattern pattern) {
    return pattern <= Pattern::live_four;
}

} // namespace

CellWorths::CellWorths(const Weights& weights) {
    for (std::size_t i = 0; i < kAllKinds; ++i) {
        const FourLines& lines = kLinesOfKinds[i];
        CellWorth& worth = of_kind_[kind_of(lines)];
        for (const Pattern line : lines) {
            if (!is_weighed(line)) continue;
            const auto place = static_cast<std::size_t>(line);
            worth += {weights.my_patterns[place], weights.their_patterns[place]};
        }
        if (i >= kWeighedKinds) continue;
        const auto threat = static_cast<std::size_t>(kThreatOfKind[kind_of(lines)]);
        worth += {weights.my_threats[threat], weights.their_threats[threat]};
        worth += {weights.my_kinds[i], weights.their_kinds[i]};
    }
}

} // namespace forethought::gomoku
