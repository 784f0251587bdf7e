#include "engine/tactics/rules/rules.h"

#include "engine/tactics/rules/conditions/hold.h"
#include "engine/tactics/rules/conditions/judge.h"
#include "engine/tactics/rules/events.h"

#include <optional>

namespace forethought::tactics {

namespace {

/// Quiet rounds at which the next ring falls, counted on from `quiet_rounds`.
int next_fall(int quiet_rounds) {
    int fall = params::kQuietRounds;
    while (fall <= quiet_rounds) fall += params::kRoundsBetweenRings;
    return fall;
}

/// The side with more hit points wins, equal is a draw.
Outcome by_hit_points(int first, int second) {
    if (first == second) return Outcome::draw;
    return win_for(first > second ? Side::first : Side::second);
}

/// Counts the rounds held, at the end of one.
void count_held(const Battle& battle, State& state, EventWriter* writer) {
    const Condition& condition = battle.condition;
    if (condition.kind != ConditionKind::hold) return;
    const int held = hold::held(condition, state, battle.roster.units(condition.seeker) & state.alive);
    if (writer && held != state.held) writer->progresses(held, condition.count);
    state.held = static_cast<std::uint8_t>(held);
}

void mend(const Battle& battle, State& state, EventWriter* writer) {
    for_each(battle.roster.mending & state.alive, [&](Unit unit) {
        const int before = state.hit_points[unit];
        const int after = std::min<int>(battle.roster.hit_points[unit], before + params::kMendingBy);
        if (after == before) return;
        set_hit_points(state, unit, after);
        if (writer) writer->mends(unit, after - before, after);
    });
}

void drop_ring(const Battle& battle, State& state, EventWriter* writer) {
    const int first = total_hit_points(battle, state, Side::first);
    const int second = total_hit_points(battle, state, Side::second);
    const CellSet falling = outer_rings(state.rings + 1) - outer_rings(state.rings);
    state.rings = static_cast<std::uint8_t>(state.rings + 1);
    if (writer) writer->cells(EventKind::fall, falling);
    for_each(state.alive, [&](Unit unit) {
        const Cell cell = state.cell[unit];
        if (!falling.has(cell)) return;
        set_hit_points(state, unit, 0);
        if (writer) writer->dies(unit, cell);
    });
    if (battle.condition && ends_by_condition(battle, state, Moment::fall)) return;
    const bool first_lives = !(battle.roster.units(Side::first) & state.alive).empty();
    const bool second_lives = !(battle.roster.units(Side::second) & state.alive).empty();
    if (first_lives && second_lives) return;
    const bool both_gone = !first_lives && !second_lives;
    state.reason = both_gone ? Reason::ring : Reason::no_units;
    state.outcome =
        both_gone ? by_hit_points(first, second) : win_for(first_lives ? Side::first : Side::second);
}

void end_round(const Battle& battle, State& state, EventWriter* writer) {
    const int counter_before = rounds_until_ring(state);
    const bool falls = !state.damage_this_round && rounds_until_ring(state) == 1;
    state.quiet_rounds =
        state.damage_this_round ? std::uint8_t{0} : static_cast<std::uint8_t>(state.quiet_rounds + 1);
    state.damage_this_round = false;
    if (falls) drop_ring(battle, state, writer);
    if (battle.condition && state.outcome == Outcome::playing) {
        ends_by_condition(battle, state, Moment::round_end);
        count_held(battle, state, writer);
    }
    if (state.outcome == Outcome::playing && state.round >= params::kLastRound) {
        state.outcome = by_hit_points(total_hit_points(battle, state, Side::first),
                                      total_hit_points(battle, state, Side::second));
        state.reason = Reason::last_round;
    }
    if (state.outcome != Outcome::playing) return;
    mend(battle, state, writer);
    state.round = static_cast<std::uint8_t>(state.round + 1);
    if (!writer) return;
    if (rounds_until_ring(state) != counter_before) writer->counter_shows(rounds_until_ring(state));
    if (!cracked(state).empty()) writer->cells(EventKind::crack, cracked(state));
}

} // namespace

bool detail::decide(const Battle& battle, State& state) {
    if (battle.condition && ends_by_condition(battle, state, Moment::fall)) return true;
    for (const Side side : {Side::first, Side::second})
        if ((battle.roster.units(side) & state.alive).empty()) {
            state.outcome = win_for(opponent(side));
            state.reason = Reason::no_units;
        }
    return state.outcome != Outcome::playing;
}

int rounds_until_ring(const State& state) {
    if (state.quiet_rounds < params::kCounterFrom || state.rings >= kRings) return 0;
    return next_fall(state.quiet_rounds) - state.quiet_rounds;
}

CellSet cracked(const State& state) {
    if (rounds_until_ring(state) != 1) return CellSet{};
    return outer_rings(state.rings + 1) - outer_rings(state.rings);
}

bool is_legal(const Battle& battle, const State& state, Action action) {
    if (state.outcome != Outcome::playing) return false;
    if (action.ends_turn()) return true;
    if (action.unit >= battle.roster.count || !ready_units(battle, state).has(action.unit)) return false;
    const Cell from = state.cell[action.unit];
    if (action.to >= kCells ||
        !battle.terrain.is_in_reach(movement(battle, state, action.unit), from, blocked(state), action.to))
        return false;
    if (action.strike == Direction::none) return true;
    const CellSet others = state.occupied - CellSet::of(state.cell[action.unit]);
    return !struck(battle.terrain, battle.roster.type[action.unit], action.to, action.strike, others).empty();
}

std::vector<Action> legal_actions(const Battle& battle, const State& state) {
    std::vector<Action> actions;
    if (state.outcome != Outcome::playing) return actions;
    for_each(ready_units(battle, state), [&](Unit unit) {
        const CellSet others = state.occupied - CellSet::of(state.cell[unit]);
        CellSet cells = reach(battle, state, unit);
        while (!cells.empty()) {
            const Cell to = cells.take();
            actions.push_back(Action{unit, to, Direction::none});
            for (const Direction direction : kDirections)
                if (!struck(battle.terrain, battle.roster.type[unit], to, direction, others).empty())
                    actions.push_back(Action{unit, to, direction});
        }
    });
    actions.push_back(kEndTurn);
    return actions;
}

void end_turn(const Battle& battle, State& state, std::vector<std::int32_t>* events) {
    std::optional<EventWriter> writer;
    if (events) writer.emplace(*events);
    state.acted = UnitSet{};
    const bool decided = battle.condition && ends_by_condition(battle, state, Moment::turn_end);
    if (!decided && state.to_move == Side::second) end_round(battle, state, writer ? &*writer : nullptr);
    state.to_move = opponent(state.to_move);
    // Once a turn, so from scratch: rings, counters and acted units have all changed.
    state.hash = hash_from_scratch(state);
    if (!writer) return;
    if (state.outcome == Outcome::playing)
        writer->turn_begins(state);
    else
        writer->is_over(state);
}

void play(const Battle& battle, State& state, Action action, std::vector<std::int32_t>* events) {
    if (action.ends_turn()) {
        end_turn(battle, state, events);
    } else if (events) {
        EventWriter writer(*events);
        act(battle, state, action, writer);
    } else {
        Silence silence;
        act(battle, state, action, silence);
    }
}

std::vector<Cell> path(const Battle& battle, const State& state, Unit unit, Cell to) {
    const int steps = movement(battle, state, unit);
    const Cell from = state.cell[unit];
    if (!reach(battle, state, unit).has(to)) return {};
    // Layers of cells by distance from the start, then back from the end, straight on where possible.
    std::vector<CellSet> within{CellSet::of(from)};
    for (int step = 1; step <= steps && !within.back().has(to); ++step)
        within.push_back(battle.terrain.reach(step, from, blocked(state)));
    std::vector<Cell> way{to};
    Direction heading = Direction::none;
    for (std::size_t distance = within.size() - 1; distance > 0; --distance) {
        const CellSet nearer = within[distance - 1];
        Direction next = Direction::none;
        for (const Direction direction : kDirections) {
            const Cell cell = neighbour(way.back(), direction);
            if (cell != kNowhere && nearer.has(cell) && (next == Direction::none || direction == heading))
                next = direction;
        }
        heading = next;
        way.push_back(neighbour(way.back(), heading));
    }
    std::reverse(way.begin(), way.end());
    return way;
}

} // namespace forethought::tactics
