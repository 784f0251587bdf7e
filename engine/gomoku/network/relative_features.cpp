#include "engine/gomoku/network/relative_features.h"

namespace forethought::gomoku::network {

LastStones last_stones(const Position& position) {
    LastStones last;
    last.fill(kNoStone);
    std::size_t found = 0;
    for (std::size_t i = position.actions.size(); i-- > 0 && found < kLastStones;)
        if (is_stone(position.actions[i])) last[found++] = cell_of(position.actions[i]);
    return last;
}

RelativeFeatures::RelativeFeatures() {
    for (Cell stone = kNoStone; stone < kMostCells; ++stone)
        for (Cell cell = 0; cell < kMostCells; ++cell)
            of_stone_[static_cast<std::size_t>(stone - kNoStone)][static_cast<std::size_t>(cell)] =
                static_cast<std::uint8_t>(relative_feature(cell, stone));
}

const RelativeFeatures& RelativeFeatures::all() {
    static const RelativeFeatures relative_features;
    return relative_features;
}

} // namespace forethought::gomoku::network
