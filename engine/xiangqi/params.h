#pragma once

#include "engine/core/types.h"
#include "engine/xiangqi/piece.h"

#include <array>
#include <cstdint>

/// Every tunable, with its unit. Values are in hundredths of a soldier that has not crossed the river.
namespace forethought::xiangqi::params {

/// What pieces are worth in an exchange, by `Kind`. The usual values of textbooks: chariot 9, cannon 4.5,
/// horse 4, elephant and advisor 2.
inline constexpr std::array<Score, kKinds> kExchangeValue{10'000, 200, 200, 400, 900, 450, 100};
/// A soldier across the river.
inline constexpr Score kCrossedSoldier = 200;

inline constexpr std::uint64_t kTableBytes = 16u << 20;
/// Half the width of the window about the last iteration's value.
inline constexpr Score kAspiration = 35;
/// An advantage that counts as all there is when lines are compared for showing.
inline constexpr Score kWholeAdvantage = 1'500;
/// What values are measured in by blur.
inline constexpr Score kWaverUnit = 100;

/// A game that the rules of repetition decide: more than any material, less than a mate.
inline constexpr Score kRuleWin = 20'000;
/// Positions with so few plies left to the draw without a capture have table entries of their own.
inline constexpr int kQuietHorizon = 48;

/// Where material and places alone are so far outside the window, nothing else is counted.
inline constexpr Score kLazyMargin = 350;
/// A capture of the quiescence search that leaves the side so far below the window is left out.
inline constexpr Score kDeltaMargin = 200;

/// Null move: plies less, and one more for so many plies and so much above the window.
inline constexpr Ply kNullReduction = 2;
inline constexpr Ply kNullDepthStep = 4;
inline constexpr Score kNullScoreStep = 250;
inline constexpr Ply kMostNullByScore = 2;
/// From so many plies on a pass that refutes is verified.
inline constexpr Ply kVerifiedPlies = 10;

/// Late-move reductions: from this move and so many plies on.
inline constexpr std::size_t kFirstLateMove = 3;
inline constexpr Ply kFewestReducedPlies = 3;
/// Hundredths of a ply: at least, and per product of the logarithms of depth and number.
inline constexpr int kReductionBase = 50;
inline constexpr int kReductionFactor = 45;
/// History of a move that is worth a ply.
inline constexpr int kHistoryPly = 8'000;

/// A node so many plies or fewer deep may be cut off where it stands so far above the window for each.
inline constexpr Ply kStaticCutPlies = 6;
inline constexpr Score kStaticCutMargin = 85;
/// Quiet moves are futile that near the leaves, so far below the window for each ply.
inline constexpr Ply kFutilePlies = 5;
inline constexpr Score kFutileMargin = 90;
/// Late quiet moves are left out: so many are looked at, and the square of the depth.
inline constexpr Ply kLatePlies = 6;
inline constexpr std::size_t kLateMoves = 5;
/// A node so deep of which no move is known to be good is searched a ply less.
inline constexpr Ply kFewestPliesForHint = 5;

/// A book move may be worth so much less than the best one and still be played for variety.
inline constexpr Score kBookTolerance = 20;

} // namespace forethought::xiangqi::params
