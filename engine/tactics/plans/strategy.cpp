#include "engine/tactics/plans/strategy.h"

#include <string_view>

namespace forethought::tactics {

namespace {

using Line = MoveList<Unit, kMaxUnits / 2>;

/// The types of a type order, first to last.
std::array<UnitType, kUnitTypes> types_of(Order order) {
    constexpr UnitType f = UnitType::fighter;
    constexpr UnitType a = UnitType::archer;
    constexpr UnitType w = UnitType::wizard;
    switch (order) {
    case Order::w_a_f:
        return {w, a, f};
    case Order::w_f_a:
        return {w, f, a};
    case Order::a_w_f:
        return {a, w, f};
    case Order::a_f_w:
        return {a, f, w};
    case Order::f_a_w:
        return {f, a, w};
    default:
        return {f, w, a};
    }
}

Line line_up(const Battle& battle, const State& state, Order order, Rng& rng) {
    const UnitSet ready = ready_units(battle, state);
    Line line;
    if (order >= Order::w_a_f && order <= Order::f_w_a) {
        for (const UnitType type : types_of(order))
            for_each(ready, [&](Unit unit) {
                if (battle.roster.type[unit] == type) line.push_back(unit);
            });
        return line;
    }
    for_each(ready, [&](Unit unit) { line.push_back(unit); });
    if (order == Order::by_lot) rng.shuffle(line, static_cast<int>(line.size()));
    if (order == Order::reversed) {
        Line reversed;
        for (std::size_t i = line.size(); i-- > 0;) reversed.push_back(line[i]);
        return reversed;
    }
    return line;
}

} // namespace

Scenario plan(const Battle& battle, State& state, Strategy strategy, const Worth& worth, Rng& rng) {
    if (strategy.order == Order::wizards_line_first)
        return plan_wizards_line(battle, state, strategy.heuristic, worth, rng);
    Silence silence;
    Scenario scenario;
    for (const Unit unit : line_up(battle, state, strategy.order, rng)) {
        if (state.outcome != Outcome::playing) break;
        if (!state.alive.has(unit)) continue;
        const Action action = choose(strategy.heuristic, battle, state, unit, worth, rng);
        act(battle, state, action, silence);
        scenario.actions.push_back(action);
    }
    return scenario;
}

} // namespace forethought::tactics
