#pragma once

#include <cstdint>

namespace forethought::tactics {

/// What a unit type can do: movement and range in cells, hit points, damage of one hit.
struct Traits {
    int movement;
    int range;
    int hit_points;
    int damage;
};

/// Every number of the tactics battle that could be another one, with its unit.
namespace params {

// --- Rules ---

inline constexpr Traits kFighter{.movement = 4, .range = 1, .hit_points = 100, .damage = 45};
inline constexpr Traits kArcher{.movement = 3, .range = 7, .hit_points = 70, .damage = 25};
inline constexpr Traits kWizard{.movement = 3, .range = 5, .hit_points = 45, .damage = 35};

/// Cells that the second side's units move less in its first turn; it makes up for moving second.
inline constexpr int kSlowStart = 1;
/// Rounds without damage until the outermost ring falls, and from one ring to the next while it stays quiet.
inline constexpr int kQuietRounds = 5;
inline constexpr int kRoundsBetweenRings = 2;
/// Quiet rounds from which the counter is shown.
inline constexpr int kCounterFrom = 3;
/// The battle is decided by hit points after this round.
inline constexpr int kLastRound = 40;

// --- Score (seed article 002, step 1: points a unit; half of it for being alive, half by hit points) ---

inline constexpr std::int64_t kFighterWorth = 100'000;
inline constexpr std::int64_t kArcherWorth = 70'000;
inline constexpr std::int64_t kWizardWorth = 85'000;
/// Points for an enemy without units.
inline constexpr std::int64_t kVictory = 10'000'000;

// --- Possible damage (step 3), in 256ths of the worth that could be struck off ---

/// What the enemy could do to us: the source's factor of about 0.20.
inline constexpr std::int64_t kDangerWeight = 51;
/// What we could do to the enemy on our next turn.
inline constexpr std::int64_t kThreatWeight = 26;

// --- Mutations (step 5) ---

/// Most unit actions that one mutation replaces.
inline constexpr int kMostReplaced = 3;
/// Mutants in a row that bettered no plan before the search calls itself finished.
inline constexpr int kSettled = 20'000;

} // namespace params
} // namespace forethought::tactics
