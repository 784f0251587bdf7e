#include "engine/tactics/plans/unit_heuristic.h"

#include "engine/core/move_list.h"
#include "engine/tactics/heuristics/purpose.h"
#include "engine/tactics/plans/options.h"
#include "engine/tactics/rules/threats.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace forethought::tactics {

namespace {

/// What a unit of the side to move sees when it looks for its action. Sets of cells are narrowed as a whole
/// where that is less work than to ask for each cell.
class View {
  public:
    /// `cells`: those that it will be asked about.
    View(const Battle& battle, const State& state, Unit unit, const Worth& worth, CellSet cells)
        : battle_(battle),
          state_(state),
          worth_(worth),
          unit_(unit),
          cells_(cells),
          friends_(battle.roster.units(battle.roster.side(unit)) & state.alive),
          enemies_(state.alive - friends_),
          others_(state.occupied - CellSet::of(state.cell[unit])) {
        for_each(enemies_, [&](Unit enemy) { enemy_cells_.insert(state.cell[enemy]); });
    }

    /// Those of `cells` that are nearest to what the battle's condition is about, or the safest of those from
    /// which the unit strikes it; where the side does best to keep away, or the unit is itself to be saved,
    /// those that are safest, and of these the farthest.
    CellSet dutiful(CellSet cells) {
        const CellSet wanted = goals(battle_, state_, battle_.roster.side(unit_));
        if (wanted.empty() || battle_.condition.marked.has(unit_)) return farthest(safest(cells));
        const bool are_enemies = !(wanted & enemy_cells_).empty() && battle_.condition.cells.empty();
        const CellSet striking =
            are_enemies ? cells & struck_from(battle_.terrain, battle_.roster.type[unit_], wanted, others_)
                        : CellSet{};
        return striking.empty() ? nearest_to(wanted, cells) : safest(striking);
    }

    /// Those of `cells` from which the unit strikes an enemy. Strikes are symmetric: the cells on which
    /// enemies with its arms would strike.
    CellSet striking(CellSet cells) const {
        return cells & struck_from(battle_.terrain, battle_.roster.type[unit_], enemy_cells_, others_);
    }

    /// Those of `cells` that are nearest to an enemy, in steps over open ground; units in the way are
    /// ignored.
    CellSet nearest(CellSet cells) const { return nearest_to(enemy_cells_, cells); }
    CellSet nearest_to(CellSet goals, CellSet cells) const {
        for (CellSet near = goals;;) {
            const CellSet reached = cells & near;
            if (!reached.empty()) return reached;
            const CellSet grown = near.grown() & battle_.terrain.ground();
            if (grown == near) return cells;
            near = grown;
        }
    }
    /// Those of `cells` that are farthest from every enemy.
    CellSet farthest(CellSet cells) const {
        for (CellSet near = enemy_cells_;;) {
            const CellSet beyond = cells - near;
            if (beyond.empty()) return cells;
            cells = beyond;
            const CellSet grown = near.grown() & battle_.terrain.ground();
            if (grown == near) return cells;
            near = grown;
        }
    }
    /// Those of `cells` on which the danger is least.
    CellSet safest(CellSet cells) {
        const CellSet safe = unthreatened(cells);
        if (!safe.empty()) return safe;
        return least(cells, [&](Cell cell) { return danger(cell); });
    }
    /// Those of `cells` on which no enemy can hit the unit.
    CellSet unthreatened(CellSet cells) {
        if (!threats_known_) look_for_threats();
        return cells - threatened_;
    }
    /// Those of `cells` that are closest to the living friends, all distances together.
    CellSet most_sociable(CellSet cells) const {
        return least(cells, [&](Cell cell) { return distance_to_friends(cell); });
    }

    /// Steps from a cell to the nearest enemy, as above.
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
        for_each(enemies_ - battle_.roster.rooted, [&](Unit enemy) {
            const UnitType type = battle_.roster.type[enemy];
            if ((battle_.terrain.open_strikes(type, state_.cell[enemy]) & cells_).empty()) return;
            const CellSet from = reach(battle_, state_, enemy, closed);
            const CellSet cells = strike_cells(battle_, state_, enemy, from, others_);
            threats_.push_back({cells, battle_.roster.damage[enemy]});
            threatened_ |= cells;
        });
        threats_known_ = true;
    }

    /// Those of `cells` with the least value.
    template <class ValueOf>
    static CellSet least(CellSet cells, ValueOf value_of) {
        CellSet found;
        auto least = std::numeric_limits<decltype(value_of(Cell{}))>::max();
        while (!cells.empty()) {
            const Cell cell = cells.take();
            const auto value = value_of(cell);
            if (value > least) continue;
            if (value < least) found = CellSet{};
            least = value;
            found.insert(cell);
        }
        return found;
    }

    const Battle& battle_;
    const State& state_;
    const Worth& worth_;
    Unit unit_;
    CellSet cells_;
    /// The living, the unit among its friends.
    UnitSet friends_;
    UnitSet enemies_;
    CellSet enemy_cells_;
    /// Cells of all units but this one, which stops no arrow where it will no longer stand.
    CellSet others_;
    bool threats_known_ = false;
    MoveList<Threat, kMaxUnits / 2> threats_;
    CellSet threatened_;
};

/// Where a heuristic would strike from; from there it prefers any strike with a gain to none.
template <UnitHeuristic heuristic>
CellSet stands_to_strike(View& view, CellSet cells) {
    switch (heuristic) {
    case UnitHeuristic::careful:
        return view.safest(cells);
    case UnitHeuristic::close_group_flee:
        return view.unthreatened(cells);
    default:
        return cells;
    }
}

/// Where a heuristic would go without striking.
template <UnitHeuristic heuristic>
CellSet stands_to_wait(View& view, CellSet cells) {
    switch (heuristic) {
    case UnitHeuristic::aggressive:
        return view.nearest(cells);
    case UnitHeuristic::close_group_flee:
        return view.farthest(view.most_sociable(view.safest(cells)));
    default:
        return view.nearest(view.safest(cells));
    }
}

/// A heuristic's wishes for a strike are compared from the first to the last, more is better.
constexpr int kWishes = 3;

/// How far a strike from a cell, with that gain, fulfils a heuristic's wish.
template <UnitHeuristic heuristic>
std::int64_t fulfilment(int wish, View& view, Cell from, Value gain) {
    const auto distance = [&] { return static_cast<std::int64_t>(view.distance(from)); };
    const auto safety = [&] { return -view.danger(from); };
    const auto company = [&] { return -static_cast<std::int64_t>(view.distance_to_friends(from)); };
    switch (heuristic) {
    case UnitHeuristic::random:
    case UnitHeuristic::dutiful:
        break;
    case UnitHeuristic::aggressive:
    case UnitHeuristic::careful:
        return wish == 0 ? gain : wish == 1 ? -distance() : 0;
    case UnitHeuristic::shrewd:
        return wish == 0 ? gain : wish == 1 ? safety() : -distance();
    case UnitHeuristic::far_attack_and_hide:
        return wish == 0 ? distance() : wish == 1 ? gain : safety();
    case UnitHeuristic::close_group_flee:
        return wish == 0 ? gain : wish == 1 ? company() : distance();
    }
    return 0;
}

/// The best strike so far. Wishes are looked at only as far as it takes to tell two strikes apart: danger is
/// dear. A class for each heuristic, so that the compiler sees which wishes there are.
template <UnitHeuristic heuristic>
class Favourite {
  public:
    explicit Favourite(View& view) : view_(view) {}

    void consider(Action action, Value gain) {
        if (!exists()) {
            action_ = action;
            gain_ = gain;
            return;
        }
        for (int wish = 0; wish < kWishes; ++wish) {
            const std::int64_t much = fulfilment<heuristic>(wish, view_, action.to, gain);
            std::int64_t& best = best_[static_cast<std::size_t>(wish)];
            if (known_ <= wish) {
                best = fulfilment<heuristic>(wish, view_, action_.to, gain_);
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

    bool exists() const { return action_.strike != Direction::none; }
    Action action() const { return action_; }

  private:
    View& view_;
    Action action_;
    Value gain_ = 0;
    /// Fulfilment of the favourite's first `known_` wishes.
    std::array<std::int64_t, kWishes> best_{};
    int known_ = 0;
};

/// The action that a heuristic other than the random one likes best among those that end on `cells`. Of
/// equals the first in ascending order, but who need not strike stays where it is if no other cell is better.
template <UnitHeuristic heuristic>
Action favourite_of(const Battle& battle, const State& state, Unit unit, const Worth& worth, CellSet cells) {
    View view(battle, state, unit, worth, cells);
    const CellSet striking = view.striking(cells);
    if (!striking.empty()) {
        Favourite<heuristic> favourite(view);
        const CellSet from = striking & stands_to_strike<heuristic>(view, cells);
        for_each_strike(battle, state, unit, from, [&](Cell to, Direction direction, CellSet bodies) {
            const Value gain = gain_of(battle, state, unit, bodies, worth);
            if (gain > 0) favourite.consider(Action{unit, to, direction}, gain);
        });
        if (favourite.exists()) return favourite.action();
    }
    const CellSet stands = stands_to_wait<heuristic>(view, cells);
    const Cell home = state.cell[unit];
    return Action{unit, stands.has(home) ? home : stands.lowest(), Direction::none};
}

} // namespace

Action choose(UnitHeuristic heuristic, const Battle& battle, const State& state, Unit unit,
              const Worth& worth, Rng& rng, CellSet reserved) {
    CellSet cells = reach(battle, state, unit) - reserved;
    if (cells.empty()) cells.insert(state.cell[unit]);
    switch (heuristic) {
    case UnitHeuristic::random:
        break;
    case UnitHeuristic::aggressive:
        return favourite_of<UnitHeuristic::aggressive>(battle, state, unit, worth, cells);
    case UnitHeuristic::careful:
        return favourite_of<UnitHeuristic::careful>(battle, state, unit, worth, cells);
    case UnitHeuristic::shrewd:
        return favourite_of<UnitHeuristic::shrewd>(battle, state, unit, worth, cells);
    case UnitHeuristic::far_attack_and_hide:
        return favourite_of<UnitHeuristic::far_attack_and_hide>(battle, state, unit, worth, cells);
    case UnitHeuristic::close_group_flee:
        return favourite_of<UnitHeuristic::close_group_flee>(battle, state, unit, worth, cells);
    case UnitHeuristic::dutiful:
        cells = View(battle, state, unit, worth, cells).dutiful(cells);
        return favourite_of<UnitHeuristic::shrewd>(battle, state, unit, worth, cells);
    }
    return random_action(battle, state, unit, cells, rng);
}

} // namespace forethought::tactics
