#include "engine/tactics/chooser.h"

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
          unit_(unit),
          enemy_(opponent(battle.roster.side(unit))),
          worth_(worth),
          without_(state) {
        without_.occupied.erase(state.cell[unit]);
    }

    /// Steps to the nearest enemy over open ground; units in the way are ignored.
    int distance(Cell cell) const {
        int nearest = Terrain::kUnreachable;
        for_each(battle_.roster.units(enemy_) & without_.alive, [&](Unit unit) {
            nearest = std::min(nearest, battle_.terrain.steps(cell, without_.cell[unit]));
        });
        return nearest;
    }

    /// Points this unit would lose on `cell` if every enemy that could hit it there did.
    Value danger(Cell cell) {
        if (!danger_known_.has(cell)) {
            danger_[cell] = find_danger(cell);
            danger_known_.insert(cell);
        }
        return danger_[cell];
    }

    /// Sum of the distances to all living friends, in cells across and down.
    int distance_to_friends(Cell cell) const {
        int sum = 0;
        for_each(battle_.roster.units(opponent(enemy_)) & without_.alive, [&](Unit ally) {
            if (ally == unit_) return;
            const Cell other = without_.cell[ally];
            sum += std::abs(column(other) - column(cell)) + std::abs(row(other) - row(cell));
        });
        return sum;
    }

  private:
    Value find_danger(Cell cell) {
        if (!enemies_known_) look_for_enemies();
        int damage = 0;
        for (std::size_t index = 0; index < kUnitTypes; ++index) {
            // Most cells are out of reach of a whole type.
            const auto type = static_cast<UnitType>(index);
            const CellSet from = battle_.terrain.strikers(type, cell);
            if ((from & enemy_reach_of_type_[index]).empty()) continue;
            for_each(enemies_of_type_[index], [&](Unit striker) {
                if (could_hit(battle_, without_, striker, enemy_reaches_[striker], cell))
                    damage += traits(type).damage;
            });
        }
        return damage == 0 ? 0 : worth_.loss(battle_.roster.type[unit_], without_.hit_points[unit_], damage);
    }

    void look_for_enemies() {
        enemy_reaches_ = reaches_of(battle_, without_, enemy_);
        for_each(battle_.roster.units(enemy_) & without_.alive, [&](Unit unit) {
            const auto type = static_cast<std::size_t>(battle_.roster.type[unit]);
            enemies_of_type_[type].insert(unit);
            enemy_reach_of_type_[type] |= enemy_reaches_[unit];
        });
        enemies_known_ = true;
    }

    const Battle& battle_;
    Unit unit_;
    Side enemy_;
    const Worth& worth_;
    /// The state as if the unit had left the board: it does not stop arrows where it no longer stands.
    State without_;
    bool enemies_known_ = false;
    ReachMap enemy_reaches_;
    std::array<UnitSet, kUnitTypes> enemies_of_type_{};
    std::array<CellSet, kUnitTypes> enemy_reach_of_type_{};
    CellSet danger_known_;
    /// Only for the cells of `danger_known_`.
    std::array<Value, kCells> danger_;
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
    CellSet rest = cells;
    while (!rest.empty()) favourite.consider(Action{unit, rest.take(), Direction::none}, 0);
    for_each_strike(battle, state, unit, cells, [&](Cell to, Direction direction, CellSet bodies) {
        const Value gain = gain_of(battle, state, unit, bodies, worth);
        if (gain > 0) favourite.consider(Action{unit, to, direction}, gain);
    });
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
