#include "tests/engine/tactics/half_turn.h"

namespace forethought::tactics {

namespace {

CellSet turned(CellSet cells) {
    CellSet image;
    while (!cells.empty()) image.insert(half_turn(cells.take()));
    return image;
}

/// The first side's units come first, so that all change their numbers.
Unit turned(const Roster& roster, Unit unit) {
    const int seconds = roster.count - roster.first_count;
    return static_cast<Unit>(unit < roster.first_count ? unit + seconds : unit - roster.first_count);
}

Roster turned(const Roster& roster) {
    Roster image;
    for (const Side side : {Side::first, Side::second})
        for_each(roster.units(opponent(side)),
                 [&](Unit unit) { image.add(side, roster.type[unit], roster.traits[unit]); });
    return image;
}

Condition turned(const Roster& roster, const Condition& condition) {
    Condition image = condition;
    image.seeker = opponent(condition.seeker);
    image.cells = turned(condition.cells);
    image.marked = UnitSet{};
    for_each(condition.marked, [&](Unit unit) { image.marked.insert(turned(roster, unit)); });
    return image;
}

} // namespace

Position turned(const Position& position) {
    const State& state = position.state;
    const Battle& battle = *position.battle;
    Position image{std::make_shared<Battle>(
                       Battle{Terrain(turned(battle.terrain.walls()), turned(battle.terrain.water()),
                                      battle.roster.extra_movement()),
                              turned(battle.roster), turned(battle.roster, battle.condition)}),
                   State{}};
    State& other = image.state;
    other.cell.fill(kNowhere);
    other.unit_at.fill(kNobody);
    other.to_move = opponent(state.to_move);
    other.round = state.round;
    other.quiet_rounds = state.quiet_rounds;
    other.damage_this_round = state.damage_this_round;
    other.rings = state.rings;
    other.held = state.held;
    if (state.outcome != Outcome::playing)
        other.outcome = state.outcome == Outcome::draw         ? Outcome::draw
                        : state.outcome == Outcome::first_wins ? Outcome::second_wins
                                                               : Outcome::first_wins;
    other.reason = state.reason;
    for_each(state.alive, [&](Unit unit) {
        place(other, turned(battle.roster, unit), half_turn(state.cell[unit]), state.hit_points[unit]);
        if (state.acted.has(unit)) mark_acted(other, turned(battle.roster, unit));
    });
    other.hash = hash_from_scratch(other);
    return image;
}

Action turned(const Battle& battle, Action action) {
    if (action.ends_turn()) return action;
    return Action{turned(battle.roster, action.unit), half_turn(action.to), opposite(action.strike)};
}

} // namespace forethought::tactics
