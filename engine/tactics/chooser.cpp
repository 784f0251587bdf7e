#include "engine/tactics/chooser.h"

#include "engine/core/move_list.h"
#include "engine/tactics/options.h"
#include "engine/tactics/threats.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace forethought::tactics {

namespace {

/// What a unit of the side to move sees when it looks for its action.
class View {
  public:
    View(const Battle& battle, const State& state, Unit unit, const Worth& worth)
        : battle_(battle),
          state_(state),
          worth_(worth),
          unit_(unit),
          friends_(battle.roster.units(battle.roster.side(unit)) & state.alive),
          enemies_(state.alive - friends_),
          others_(state.occupied - CellSet::of(state.cell[unit])) {}

    /// Steps to the nearest enemy over open ground; units in the way are ignored.
    int distance(Cell cell) const {
        int nearest = Terrain::kUnreachable;
        for_each(enemies_, [&](Unit enemy) {
            nearest = std::min(nearest, battle_.terrain.steps(cell, state_.cell[enemy]));
        });
        return nearest;
    }

    /// Points this unit would lose on `cell` if every enemy that could hit it there did.
    Value danger(Cell cell) {
        if (!threats_known_) look_for_threats();
        const CellSet here = CellSet::of(cell);
        if ((threatened_ & here).empty()) return 0;
        int damage = 0;
        for (const Threat& threat : threats_) damage += (threat.cells & here).empty() ? 0 : threat.damage;
        return worth_.loss(battle_.roster.type[unit_], state_.hit_points[unit_], damage);
    }

    /// Sum of the distances to all living friends, in cells across and down.
    int distance_to_friends(Cell cell) const {
        int sum = 0;
        for_each(friends_, [&](Unit ally) {
            if (ally == unit_) return;
            const Cell other = state_.cell[ally];
            sum += std::abs(column(other) - column(cell)) + std::abs(row(other) - row(cell));
        });
        return sum;
    }

  private:
    /// What an enemy could do in its next turn: strike on these cells, for so many hit points.
    struct Threat {
        CellSet cells;
        int damage;
    };

    void look_for_threats() {
        const CellSet closed = blocked(state_, others_);
        for_each(enemies_, [&](Unit enemy) {
            const CellSet from = reach(battle_, state_, enemy, closed);
            const CellSet cells = strike_cells(battle_, state_, enemy, from, others_);
            threats_.push_back({cells, traits(battle_.roster.type[enemy]).damage});
            threatened_ |= cells;
        });
        threats_known_ = true;
    }

    const Battle& battle_;
    const State& state_;
    const Worth& worth_;
    Unit unit_;
    /// The living, the unit among its friends.
    UnitSet friends_;
    UnitSet enemies_;
    /// Cells of all units but this one, which stops no arrow where it will no longer stand.
    CellSet others_;
    bool threats_known_ = false;
    MoveList<Threat, kMaxUnits / 2> threats_;
    CellSet threatened_;
};

/// Worse than anything.
constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::min();

/// A chooser's wishes are compared from the first to the last, more is better.
constexpr int kWishes = 4;

/// How far an action (to a cell, with a gain from a strike, 0 without one) fulfils a chooser's wish.
template <Chooser chooser>
std::int64_t fulfilment(int wish, View& view, Cell to, Value gain) {
    const auto nearness = [&] { return -static_cast<std::int64_t>(view.distance(to)); };
    const auto safety = [&] { return -view.danger(to); };
    const auto company = [&] { return -static_cast<std::int64_t>(view.distance_to_friends(to)); };
    const bool strikes = gain > 0;
    switch (chooser) {
    case Chooser::random:
        break;
    case Chooser::aggressive:
        return wish == 0 ? gain : wish == 1 ? nearness() : 0;
    case Chooser::careful:
        return wish == 0 ? safety() : wish == 1 ? gain : wish == 2 ? nearness() : 0;
    case Chooser::shrewd:
        return wish == 0 ? gain : wish == 1 ? safety() : wish == 2 ? nearness() : 0;
    case Chooser::far_attack_and_hide:
        if (wish == 0) return strikes ? 1 : 0;
        if (!strikes) return wish == 1 ? safety() : wish == 2 ? nearness() : 0;
        return wish == 1 ? -nearness() : wish == 2 ? gain : safety();
    case Chooser::close_group_flee:
        if (wish == 0) return !strikes ? 0 : view.danger(to) == 0 ? 1 : kNever;
        if (wish == 1) return strikes ? gain : safety();
        return wish == 2 ? company() : -nearness();
    }
    return 0;
}

/// Whether any strike with a gain fulfils a chooser's first wish better than any action without one.
constexpr bool wants_to_strike(Chooser chooser) {
    return chooser == Chooser::aggressive || chooser == Chooser::shrewd ||
           chooser == Chooser::far_attack_and_hide;
}

/// The best action so far. Wishes are looked at only as far as it takes to tell two actions apart: danger is
/// dear. A class for each chooser, so that the compiler sees which wishes there are.
template <Chooser chooser>
class Favourite {
  public:
    Favourite(View& view, Action first) : view_(view), action_(first) {}

    void consider(Action action, Value gain) {
        for (int wish = 0; wish < kWishes; ++wish) {
            const std::int64_t much = fulfilment<chooser>(wish, view_, action.to, gain);
            std::int64_t& best = best_[static_cast<std::size_t>(wish)];
            if (known_ <= wish) {
                best = fulfilment<chooser>(wish, view_, action_.to, gain_);
                known_ = wish + 1;
            }
            if (much < best) return;
            if (much == best) continue;
            action_ = action;
            gain_ = gain;
            best = much;
            known_ = wish + 1;
            return;
        }
    }

    Action action() const { return action_; }

  private:
    View& view_;
    Action action_;
    Value gain_ = 0;
    /// Fulfilment of the favourite's first `known_` wishes.
    std::array<std::int64_t, kWishes> best_{};
    int known_ = 0;
};

/// The action that a chooser other than the random one likes best among those that end on `cells`.
template <Chooser chooser>
Action favourite_of(const Battle& battle, const State& state, Unit unit, const Worth& worth, CellSet cells) {
    const Cell home = state.cell[unit];
    View view(battle, state, unit, worth);
    Favourite<chooser> favourite(view,
                                 Action{unit, cells.has(home) ? home : cells.lowest(), Direction::none});
    for_each_strike(battle, state, unit, cells, [&](Cell to, Direction direction, CellSet bodies) {
        const Value gain = gain_of(battle, state, unit, bodies, worth);
        if (gain > 0) favourite.consider(Action{unit, to, direction}, gain);
    });
    const bool strikes = favourite.action().strike != Direction::none;
    if (wants_to_strike(chooser) && strikes) return favourite.action();
    CellSet rest = cells;
    while (!rest.empty()) favourite.consider(Action{unit, rest.take(), Direction::none}, 0);
    return favourite.action();
}

} // namespace

Action choose(Chooser chooser, const Battle& battle, const State& state, Unit unit, const Worth& worth,
              Rng& rng, CellSet reserved) {
    CellSet cells = reach(battle, state, unit) - reserved;
    if (cells.empty()) cells.insert(state.cell[unit]);
    switch (chooser) {
    case Chooser::random:
        break;
    case Chooser::aggressive:
        return favourite_of<Chooser::aggressive>(battle, state, unit, worth, cells);
    case Chooser::careful:
        return favourite_of<Chooser::careful>(battle, state, unit, worth, cells);
    case Chooser::shrewd:
        return favourite_of<Chooser::shrewd>(battle, state, unit, worth, cells);
    case Chooser::far_attack_and_hide:
        return favourite_of<Chooser::far_attack_and_hide>(battle, state, unit, worth, cells);
    case Chooser::close_group_flee:
        return favourite_of<Chooser::close_group_flee>(battle, state, unit, worth, cells);
    }
    return random_action(battle, state, unit, cells, rng);
}

} // namespace forethought::tactics
