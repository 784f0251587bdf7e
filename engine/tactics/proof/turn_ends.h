#pragma once

#include "engine/core/memo_table.h"
#include "engine/core/move_list.h"
#include "engine/tactics/params.h"
#include "engine/tactics/rules/rules.h"

namespace forethought::tactics {

/// What a side with few units does in a turn, in order; units that do nothing are left out.
using Turn = MoveList<Action, params::kFewUnits - 1>;

/// Plays a turn out and ends it.
inline void play_turn(const Battle& battle, State& state, const Turn& turn) {
    for (const Action action : turn) play(battle, state, action, nullptr);
    if (state.outcome == Outcome::playing) end_turn(battle, state, nullptr);
}

/// Lays out every turn of a side with few units: all orders of its units, and for each unit all it can do.
/// Turns that lead to the same state are laid out once, or twice where the table of states seen forgets.
class TurnEnds {
  public:
    TurnEnds() : seen_(kSeenLog2) {}

    /// Calls `visit(turn, end)` for each turn with the state just before it is ended, until it returns true.
    /// What has been played so far is not gone on with where `is_promising(state)` is false. Returns how many
    /// actions were played.
    template <class IsPromising, class Visit>
    Nodes lay_out(const Battle& battle, const State& state, IsPromising is_promising, Visit visit) {
        seen_.clear();
        played_ = 0;
        Turn turn;
        go_on(battle, state, turn, is_promising, visit);
        return played_;
    }

  private:
    template <class IsPromising, class Visit>
    bool go_on(const Battle& battle, const State& state, Turn& turn, IsPromising& is_promising,
               Visit& visit) {
        UnitSet ready = ready_units(battle, state);
        if (state.outcome != Outcome::playing || ready.empty()) return visit(turn, state);
        const auto tried = [&](Action action) {
            ++played_;
            State next = state;
            play(battle, next, action, nullptr);
            if (seen_.find(next.hash)) return false;
            seen_.store(next.hash, 1);
            if (!is_promising(next)) return false;
            const bool is_pass = action.strike == Direction::none && action.to == state.cell[action.unit];
            if (!is_pass) turn.push_back(action);
            const bool done = go_on(battle, next, turn, is_promising, visit);
            if (!is_pass) turn.pop_back();
            return done;
        };
        while (!ready.empty())
            if (acts(battle, state, ready.take(), tried)) return true;
        return false;
    }

    /// Tries all that a unit can do, strikes first; until one is what was looked for.
    template <class Tried>
    static bool acts(const Battle& battle, const State& state, Unit unit, Tried& tried) {
        const UnitType type = battle.roster.type[unit];
        const CellSet others = state.occupied - CellSet::of(state.cell[unit]);
        CellSet cells = reach(battle, state, unit);
        while (!cells.empty()) {
            const Cell to = cells.take();
            for (const Direction direction : kDirections)
                if (!struck(battle.terrain, type, to, direction, others).empty() &&
                    tried(Action{unit, to, direction}))
                    return true;
            if (tried(Action{unit, to, Direction::none})) return true;
        }
        return false;
    }

    static constexpr int kSeenLog2 = 15;

    MemoTable<char> seen_;
    Nodes played_ = 0;
};

} // namespace forethought::tactics
