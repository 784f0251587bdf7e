#include "engine/tactics/chooser.h"

#include "engine/tactics/options.h"
#include "engine/tactics/threats.h"

#include <array>
#include <cstdlib>
#include <limits>

namespace forethought::tactics {

namespace {

/// Steps to the nearest enemy over open ground, as layers of cells; units in the way are ignored.
class DistanceField {
  public:
    DistanceField(const Battle& battle, const State& state, Side enemy) {
        const CellSet ground = battle.terrain.ground() - outer_rings(state.rings);
        CellSet reached;
        for_each(battle.roster.units(enemy) & state.alive,
                 [&](Unit unit) { reached.insert(state.cell[unit]); });
        while (count_ < kMost) {
            within_[static_cast<std::size_t>(count_++)] = reached;
            const CellSet grown = reached.grown() & ground;
            if (grown == reached) break;
            reached = grown;
        }
    }

    int operator()(Cell cell) const {
        int distance = 0;
        while (distance < count_ && !within_[static_cast<std::size_t>(distance)].has(cell)) ++distance;
        return distance;
    }

  private:
    static constexpr int kMost = 40;
    std::array<CellSet, kMost> within_;
    int count_ = 0;
};

/// What a unit of the side to move sees when it looks for its action.
class View {
  public:
    View(const Battle& battle, const State& state, Unit unit, const Worth& worth)
        : battle_(battle),
          unit_(unit),
          enemy_(opponent(battle.roster.side(unit))),
          worth_(worth),
          without_(state),
          distance_(battle, state, enemy_) {
        without_.occupied.erase(state.cell[unit]);
    }

    int distance(Cell cell) const { return distance_(cell); }

    /// Points this unit would lose on `cell` if every enemy that could hit it there did.
    Value danger(Cell cell) {
        if (!enemies_known_) {
            enemy_reaches_ = reaches_of(battle_, without_, enemy_);
            enemies_known_ = true;
        }
        const UnitSet strikers = attackers_at(battle_, without_, enemy_reaches_, enemy_, cell);
        return worth_.loss(battle_.roster.type[unit_], without_.hit_points[unit_],
                           damage_of(battle_, strikers));
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
    const Battle& battle_;
    Unit unit_;
    Side enemy_;
    const Worth& worth_;
    /// The state as if the unit had left the board: it does not stop arrows where it no longer stands.
    State without_;
    DistanceField distance_;
    ReachMap enemy_reaches_{};
    bool enemies_known_ = false;
};

/// A wish list: compared from the first wish to the last, more is better.
using Wishes = std::array<std::int64_t, 4>;

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::min();

Wishes wishes(Chooser chooser, View& view, Cell to, Value gain) {
    const std::int64_t nearness = -view.distance(to);
    const bool strikes = gain > 0;
    switch (chooser) {
    case Chooser::random:
        break;
    case Chooser::aggressive:
        return {gain, nearness};
    case Chooser::careful:
        return {-view.danger(to), gain, nearness};
    case Chooser::far_attack_and_hide:
        return strikes ? Wishes{1, -nearness, gain, -view.danger(to)} : Wishes{0, -view.danger(to), nearness};
    case Chooser::close_group_flee: {
        const Value danger = view.danger(to);
        if (strikes && danger == 0) return {1, gain, -view.distance_to_friends(to), -nearness};
        return strikes ? Wishes{kNever} : Wishes{0, -danger, -view.distance_to_friends(to), -nearness};
    }
    }
    return {kNever};
}

} // namespace

Action choose(Chooser chooser, const Battle& battle, const State& state, Unit unit, const Worth& worth,
              Rng& rng) {
    if (chooser == Chooser::random) return random_action(battle, state, unit, rng);
    View view(battle, state, unit, worth);
    const CellSet cells = reach(battle, state, unit);
    Action best{unit, state.cell[unit], Direction::none};
    Wishes best_wishes = wishes(chooser, view, best.to, 0);
    const auto consider = [&](Cell to, Direction direction, Value gain) {
        const Wishes these = wishes(chooser, view, to, gain);
        if (these > best_wishes) {
            best_wishes = these;
            best = Action{unit, to, direction};
        }
    };
    CellSet rest = cells;
    while (!rest.empty()) consider(rest.take(), Direction::none, 0);
    for_each_strike(battle, state, unit, cells, [&](Cell to, Direction direction, CellSet bodies) {
        const Value gain = gain_of(battle, state, unit, bodies, worth);
        if (gain > 0) consider(to, direction, gain);
    });
    return best;
}

} // namespace forethought::tactics
