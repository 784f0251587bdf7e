#include "engine/tactics/threats.h"

namespace forethought::tactics {

CellSet strike_cells(const Battle& battle, const State& state, Unit unit) {
    const UnitType type = battle.roster.type[unit];
    const CellSet others = state.occupied - CellSet::of(state.cell[unit]);
    CellSet cells;
    CellSet standing = reach(battle, state, unit);
    while (!standing.empty()) {
        const Cell from = standing.take();
        for (const Direction direction : kDirections) {
            CellSet line = battle.terrain.ray(type, direction, from);
            const CellSet bodies = line & others;
            if (type == UnitType::archer && !bodies.empty()) {
                const Cell end = nearest(bodies, direction);
                line = (line - Terrain::onward(direction, end)) | CellSet::of(end);
            }
            cells |= line;
        }
    }
    return cells & battle.terrain.ground();
}

} // namespace forethought::tactics
