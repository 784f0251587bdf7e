#include "engine/tactics/rules/events.h"

namespace forethought::tactics {

void EventWriter::moves(const Battle& battle, const State& before, Unit unit, Cell to) {
    const std::vector<Cell> way = path(battle, before, unit, to);
    begin(EventKind::move, way.size() + 1);
    events_->push_back(unit);
    events_->insert(events_->end(), way.begin(), way.end());
}

void EventWriter::strikes(const Battle& battle, const State& state, Unit unit, Direction direction) {
    const UnitType type = battle.roster.type[unit];
    CellSet line = battle.terrain.ray(type, direction, state.cell[unit]);
    const CellSet bodies = struck(battle.terrain, type, state.cell[unit], direction, state.occupied);
    if (type != UnitType::wizard && !bodies.empty()) {
        const Cell end = nearest(bodies, direction);
        line = (line - Terrain::onward(direction, end)) | CellSet::of(end);
    }
    begin(EventKind::attack, static_cast<std::size_t>(line.size()) + 2);
    events_->push_back(unit);
    events_->push_back(static_cast<std::int32_t>(direction));
    while (!line.empty()) {
        const Cell cell = nearest(line, direction);
        line.erase(cell);
        events_->push_back(cell);
    }
}

void EventWriter::cells(EventKind kind, CellSet cells) {
    begin(kind, static_cast<std::size_t>(cells.size()));
    while (!cells.empty()) events_->push_back(cells.take());
}

} // namespace forethought::tactics
