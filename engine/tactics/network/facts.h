#pragma once

#include "engine/tactics/heuristics/exchange.h"

#include <algorithm>
#include <array>

/// What the network of rung 170 is told of a state: a list of facts out of `kFacts`, some of them more than
/// once. Facts speak of own and enemy units, types, hit points, distances and who can hit whom, never of a
/// cell's place or a unit's number, so that a mirrored or turned state has the same ones.
namespace forethought::tactics::network {

/// Facts of one kind: the numbers from `first` on.
struct Block {
    int first;
    int size;
    constexpr int end() const { return first + size; }
};

namespace detail {

inline constexpr int kSides = 2;
/// Steps between units, as far as they are told apart.
inline constexpr int kFar = 17;
inline constexpr int kFarAllies = 11;
inline constexpr int kFarthestFoe = 12;
inline constexpr int kHealthStep = 5;
inline constexpr int kHealthSteps = 20;
inline constexpr int kStaminas = 4;
inline constexpr int kDangers = 6;
inline constexpr int kEffects = 4;
inline constexpr int kObstacles = 13;
inline constexpr int kMostTargets = 4;
inline constexpr int kMostArmy = 8;
inline constexpr int kPhaseRounds = 8;
inline constexpr int kPhases = 5;
inline constexpr int kLeadStep = 20;
inline constexpr int kMostLead = 10;
inline constexpr int kClockRounds = 4;
inline constexpr int kClocks = 11;
inline constexpr int kMostQuiet = 7;
inline constexpr int kProslices = 32;
inline constexpr int kShares = 16;

inline constexpr int kMostPairs = kMaxUnits * (kMaxUnits - 1) / 2;
inline constexpr int kMostBlows = 2 * (kMaxUnits / 2) * (kMaxUnits / 2);
inline constexpr int kMostStrikers = kMaxUnits / 2;
inline constexpr int kFactsOfWhole = 9;

constexpr Block after(Block block, int size) {
    return {block.end(), size};
}

} // namespace detail

/// A unit of a side and type, by hit points.
inline constexpr Block kHealth{0, detail::kSides* kUnitTypes* detail::kHealthSteps};
/// The same in fewer steps, with what could hit it.
inline constexpr Block kDanger =
    detail::after(kHealth, detail::kSides* kUnitTypes* detail::kStaminas* detail::kDangers);
/// Who of which type can hit whom, and what it would leave of it.
inline constexpr Block kBlow =
    detail::after(kDanger, detail::kSides* kUnitTypes* kUnitTypes* detail::kEffects);
/// An own and an enemy unit and the steps between them.
inline constexpr Block kAcross = detail::after(kBlow, kUnitTypes* kUnitTypes*(detail::kFar + 1));
/// Two units of a side and the steps between them.
inline constexpr Block kAllies =
    detail::after(kAcross, detail::kSides* kUnitTypes* kUnitTypes*(detail::kFarAllies + 1));
/// A unit, and how many rings may fall before the one it stands on.
inline constexpr Block kEdge = detail::after(kAllies, detail::kSides* kUnitTypes* kRings);
/// A unit and the obstacles around it.
inline constexpr Block kCramped = detail::after(kEdge, detail::kSides* kUnitTypes* detail::kObstacles);
/// A unit and how many of the other side it can hit.
inline constexpr Block kTargets =
    detail::after(kCramped, detail::kSides* kUnitTypes*(detail::kMostTargets + 1));
/// A unit and the steps to the nearest of the other side.
inline constexpr Block kNearest =
    detail::after(kTargets, detail::kSides* kUnitTypes*(detail::kFarthestFoe + 1));
/// How many units either side has.
inline constexpr Block kCounts = detail::after(kNearest, (detail::kMostArmy + 1) * (detail::kMostArmy + 1));
/// The lead in hit points at that time of the battle.
inline constexpr Block kLead = detail::after(kCounts, detail::kPhases*(2 * detail::kMostLead + 1));
/// The round.
inline constexpr Block kClock = detail::after(kLead, detail::kClocks);
/// Rounds without damage, and rings that have fallen.
inline constexpr Block kQuiet = detail::after(kClock, detail::kMostQuiet + 1);
inline constexpr Block kFallen = detail::after(kQuiet, kRings + 1);
/// How many times as strong the side is as the enemy, before and after the enemy's joint fire.
inline constexpr Block kStrength = detail::after(kFallen, detail::kProslices);
inline constexpr Block kStrengthLeft = detail::after(kStrength, detail::kProslices);
/// The share of its worth that each side could lose to the other's joint fire.
inline constexpr Block kOwnLoss = detail::after(kStrengthLeft, detail::kShares);
inline constexpr Block kEnemyLoss = detail::after(kOwnLoss, detail::kShares);
/// An own unit that has struck in this turn.
inline constexpr Block kStriker = detail::after(kEnemyLoss, kUnitTypes);

inline constexpr int kFacts = kStriker.end();

/// Most facts of one state: of each unit, of each pair of units, of who can hit whom, of the whole.
inline constexpr std::size_t kMostFacts =
    6 * kMaxUnits + detail::kMostPairs + detail::kMostBlows + detail::kMostStrikers + detail::kFactsOfWhole;

/// The facts of a state, in no particular order.
class Facts {
  public:
    Facts(const Scene& scene, const Exchange& exchange);

    const std::uint16_t* begin() const { return facts_.data(); }
    const std::uint16_t* end() const { return facts_.data() + size_; }
    std::size_t size() const { return size_; }

  private:
    void add(Block block, int fact) { facts_[size_++] = static_cast<std::uint16_t>(block.first + fact); }
    void add_units(const Scene& scene, int whose, UnitSet units);
    void add_pairs(const Scene& scene, int whose, UnitSet units);
    void add_across(const Scene& scene);
    void add_balance(const Scene& scene, const Exchange& exchange);

    std::array<std::uint16_t, kMostFacts> facts_;
    std::size_t size_ = 0;
    /// Steps to the nearest unit of the other side.
    std::array<int, kMaxUnits> nearest_;
    /// How many of the other side a unit can hit.
    std::array<int, kMaxUnits> targets_;
};

} // namespace forethought::tactics::network
