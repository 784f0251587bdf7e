#pragma once

#include "engine/core/limits.h"
#include "engine/core/types.h"
#include "engine/gomoku/pattern.h"
#include "engine/gomoku/threat.h"

#include <array>
#include <cstdint>

/// Every number of the player that could be another one.
namespace forethought::gomoku::params {

/// What a pattern matters when moves are ordered, by `Pattern`; points.
inline constexpr std::array<std::int16_t, kPatterns> kOrder{0, 1, 3, 4, 14, 16, 60, 64, 200, 0, 400, 0};

/// What lines through empty cells are worth in a position, by `Pattern`, for the side to move and for the
/// other one; hundredths of about a live two.
inline constexpr std::array<Score, kPatterns> kMine{0, 0, 0, 4, 12, 12, 40, 30, 60, 0, 0, 0};
inline constexpr std::array<Score, kPatterns> kTheirs{0, 0, 0, 3, 10, 8, 26, 16, 30, 0, 0, 0};
/// What cells with threats are worth beyond that, by `Threat`.
inline constexpr std::array<Score, kThreats> kMyThreats{0, 0, 10, 60, 20, 200, 0, 0};
inline constexpr std::array<Score, kThreats> kTheirThreats{0, 0, 4, 30, 8, 60, 150, 0};

/// A five or a live four is there for the taking; one five of the other side has to be answered first.
inline constexpr Score kAboutWon = 20'000;
inline constexpr Score kOneFive = 100;

/// Nodes of a search for continuous fours at a leaf, and at the root.
inline constexpr Nodes kLeafVcf = 60;
inline constexpr Nodes kRootVcf = 20'000;

/// A cell two steps from the next stone is searched where it adds to a row worth this much, by `kOrder`.
inline constexpr std::int16_t kFarAttack = 8;

/// Added to the order of quiet moves that refuted before; a bucket is 65536.
inline constexpr std::int32_t kKillerBonus = 400;

/// Late moves: from this depth on, and from this number of the move on, quiet ones are looked at less deeply.
inline constexpr Ply kLeastReducedDepth = 3;
inline constexpr std::size_t kFullyLookedAt = 4;

/// The table of the solver at the root has 2^n entries.
inline constexpr int kSolverTableLog2 = 15;

/// The VCT search at the root: moves of one slice, moves of the main search for one of
/// it, and threes of the attacker at most.
inline constexpr Nodes kVctSlice = 2'000;
inline constexpr Nodes kVctShare = 4;
inline constexpr int kMostVctDepth = 12;

/// Swap2: arrangements of stones that are looked at, moves of the search that judges each, how far from the
/// centre stones are placed, up to which value the colours count as even (points), and the bytes of the
/// table.
inline constexpr int kOpeningArrangements = 12;
inline constexpr Nodes kOpeningNodes = 2'000;
inline constexpr int kOpeningSpread = 4;
inline constexpr Score kOpeningBalance = 40;
inline constexpr std::uint64_t kOpeningTableBytes = 256u << 10;

/// What values waver by on purpose, by rung (engine/core/blur.h): of a position, and of a cell by its worth.
inline constexpr Score kWaverUnit = 1'500;
inline constexpr Score kWorthUnit = 500;

/// An advantage this large counts as all there is when lines are compared for showing.
inline constexpr Score kWholeAdvantage = 2'000;

} // namespace forethought::gomoku::params
