#include "tests/engine/tactics/naive_rules.h"

#include <algorithm>
#include <array>

namespace forethought::tactics::naive {

namespace {

struct Point {
    int x = 0;
    int y = 0;
};

Point point(Cell cell) {
    return {column(cell), row(cell)};
}

bool on_board(Point at) {
    return at.x >= 0 && at.x < kWidth && at.y >= 0 && at.y < kWidth;
}

Point step(Point at, Direction direction) {
    switch (direction) {
    case Direction::none:
        return at;
    case Direction::north:
        return {at.x, at.y - 1};
    case Direction::east:
        return {at.x + 1, at.y};
    case Direction::south:
        return {at.x, at.y + 1};
    case Direction::west:
        return {at.x - 1, at.y};
    }
    return at;
}

/// Who lives on a point, looked for among all units.
Unit unit_at(const Position& position, Point at) {
    for (int i = 0; i < position.battle->roster.count; ++i) {
        const auto unit = static_cast<Unit>(i);
        if (position.state.hit_points[unit] > 0 && position.state.cell[unit] == cell_at(at.x, at.y))
            return unit;
    }
    return kNobody;
}

bool is_fallen(const State& state, Point at) {
    const int to_edge = std::min({at.x, at.y, kWidth - 1 - at.x, kWidth - 1 - at.y});
    return to_edge < state.rings;
}

bool can_stand(const Position& position, Point at) {
    const Terrain& terrain = position.battle->terrain;
    const Cell cell = cell_at(at.x, at.y);
    return !terrain.walls().has(cell) && !terrain.water().has(cell) && !is_fallen(position.state, at) &&
           unit_at(position, at) == kNobody;
}

int steps_of(const Position& position, Unit unit) {
    const UnitType type = position.battle->roster.type[unit];
    const int steps = type == UnitType::fighter ? 4 : 3;
    const bool slow = position.state.round >= 11;
    return slow && unit >= position.battle->roster.first_count ? steps - 1 : steps;
}

void walk(const Position& position, Point at, int steps, CellSet& reached) {
    reached.insert(cell_at(at.x, at.y));
    if (steps == 0) return;
    for (const Direction direction : kDirections) {
        const Point next = step(at, direction);
        if (on_board(next) && can_stand(position, next)) walk(position, next, steps - 1, reached);
    }
}

bool may_act(const Position& position, Unit unit) {
    const Side side = unit < position.battle->roster.first_count ? Side::first : Side::second;
    return side == position.state.to_move && position.state.hit_points[unit] > 0 &&
           !position.state.acted.has(unit);
}

} // namespace

CellSet reach(const Position& position, Unit unit) {
    CellSet reached;
    walk(position, point(position.state.cell[unit]), steps_of(position, unit), reached);
    return reached;
}

std::vector<Unit> struck(const Position& position, Unit striker, Cell from, Direction direction) {
    const UnitType type = position.battle->roster.type[striker];
    const int range = type == UnitType::fighter ? 1 : type == UnitType::archer ? 7 : 5;
    const Terrain& terrain = position.battle->terrain;
    std::vector<Unit> bodies;
    Point at = step(point(from), direction);
    for (int distance = 1; distance <= range && on_board(at); ++distance, at = step(at, direction)) {
        const Cell cell = cell_at(at.x, at.y);
        if (terrain.walls().has(cell) || (terrain.water().has(cell) && type != UnitType::archer)) break;
        const Unit body = unit_at(position, at);
        if (body == kNobody || body == striker) continue;
        bodies.push_back(body);
        if (type != UnitType::wizard) break;
    }
    return bodies;
}

std::vector<Action> legal_actions(const Position& position) {
    std::vector<Action> actions;
    if (position.state.outcome != Outcome::playing) return actions;
    for (int i = 0; i < position.battle->roster.count; ++i) {
        const auto unit = static_cast<Unit>(i);
        if (!may_act(position, unit)) continue;
        const CellSet cells = reach(position, unit);
        for (int c = 0; c < kCells; ++c) {
            const auto to = static_cast<Cell>(c);
            if (!cells.has(to)) continue;
            actions.push_back(Action{unit, to, Direction::none});
            for (const Direction direction : kDirections)
                if (!struck(position, unit, to, direction).empty())
                    actions.push_back(Action{unit, to, direction});
        }
    }
    actions.push_back(kEndTurn);
    return actions;
}

std::vector<int> hit_points_after(const Position& position, Action action) {
    constexpr std::array<int, kUnitTypes> kDamage{45, 25, 35};
    const auto count = static_cast<std::size_t>(position.battle->roster.count);
    std::vector<int> left(position.state.hit_points.begin(),
                          position.state.hit_points.begin() + static_cast<std::ptrdiff_t>(count));
    if (action.ends_turn() || action.strike == Direction::none) return left;
    const int damage = kDamage[static_cast<std::size_t>(position.battle->roster.type[action.unit])];
    for (const Unit body : struck(position, action.unit, action.to, action.strike))
        left[body] = std::max(0, left[body] - damage);
    return left;
}

UnitSet attackers(const Position& position, Side side, Unit target) {
    UnitSet found;
    for_each(position.battle->roster.units(side) & position.state.alive, [&](Unit unit) {
        CellSet cells = reach(position, unit);
        while (!cells.empty()) {
            const Cell from = cells.take();
            for (const Direction direction : kDirections) {
                const auto bodies = struck(position, unit, from, direction);
                if (std::find(bodies.begin(), bodies.end(), target) != bodies.end()) found.insert(unit);
            }
        }
    });
    return found;
}

} // namespace forethought::tactics::naive
