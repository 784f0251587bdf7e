#pragma once

#include "engine/core/types.h"
#include "engine/othello/static_evaluation.h"

/// Every number of the player that could be another one; those of the endgame are in endgame/params.h.
namespace forethought::othello::params {

/// By eye. Cells from the corner along the edge, then from the cell inside the corner, and so on to the
/// middle.
inline constexpr StaticWeights kStaticWeights{.cells = {1200, -300, 150, 80, -600, -60, -30, 40, 20, 0},
                                              .mobility = 2400,
                                              .corner = 600,
                                              .stable = 300,
                                              .frontier = 60,
                                              .parity = 150};

/// Half the width of the window about the last iteration's value.
inline constexpr Score kAspiration = 300;

/// What orders moves: a killer and the weights of the history count at most so many points of
/// `order_by_replies`.
inline constexpr int kKillerWorth = 6;
inline constexpr int kMostHistoryWorth = 8;

/// Multi-ProbCut: nodes of fewer plies are searched as they are, and a look has to miss the window by so many
/// hundredths of a standard deviation. Deviations are those of 720 positions of the archive (depths up to 7),
/// in hundredths of a disc: `kDeviation` with all but eight cells empty, and so many tenths more for each
/// disc.
inline constexpr Ply kFewestProbedPlies = 3;
inline constexpr int kProbeDeviations = 150;
inline constexpr Score kDeviation = 280;
inline constexpr Score kDeviationGrowth = 44;

/// Rung 150 believes a look that misses the window by fewer of them, and looks at the moves from that number
/// on a ply less deeply until they surprise, where so many plies are left and more.
inline constexpr int kBoldDeviations = 65;
inline constexpr std::size_t kFirstLateMove = 3;
inline constexpr Ply kFewestReducedPlies = 3;

/// An exact endgame of so many empty cells takes about so many discs placed, and with each further one so
/// many hundredths as many.
inline constexpr int kCostedEmpties = 4;
inline constexpr Nodes kCostThere = 15;
inline constexpr Nodes kCostGrowth = 230;
/// The endgame takes over where the limits leave so many times that cost, once the main search has had a
/// share of it, or looks as deep as the rest of the game less so many plies. Where likely values come first,
/// they take so much less.
inline constexpr Nodes kCostMargin = 2;
inline constexpr Nodes kCostShare = 16;
inline constexpr int kLastPlies = 6;
inline constexpr Nodes kLikelyShare = 4;

/// So much less than the best one another move of the book may be worth and be played for a change.
inline constexpr Score kBookTolerance = 40;

/// Bytes of the tables of both searches.
inline constexpr std::uint64_t kTableBytes = std::uint64_t{8} << 20;
inline constexpr std::uint64_t kEndgameTableBytes = std::uint64_t{16} << 20;

/// What values waver by on purpose, by rung (engine/core/blur.h).
inline constexpr Score kWaverUnit = 1'500;
/// An advantage this large counts as all there is when lines are compared for showing.
inline constexpr Score kWholeAdvantage = 2'000;

} // namespace forethought::othello::params
