#include "engine/tactics/plans/options.h"

namespace forethought::tactics {

Action random_action(const Battle& battle, const State& state, Unit unit, CellSet cells, Rng& rng) {
    const Cell to = cells.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cells.size()))));
    std::array<Direction, 5> strikes{Direction::none};
    std::uint32_t count = 1;
    for_each_strike(battle, state, unit, CellSet::of(to),
                    [&](Cell, Direction direction, CellSet) { strikes[count++] = direction; });
    return Action{unit, to, strikes[rng.below(count)]};
}

} // namespace forethought::tactics
