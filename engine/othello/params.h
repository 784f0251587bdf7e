#pragma once

#include "engine/core/types.h"
#include "engine/othello/static_evaluation.h"

/// The constants of the player; those of the endgame are in endgame/params.h.
namespace forethought::othello::params {

/// Set by hand. Cells from the corner along the edge, then from the cell diagonally inside the corner, and so
/// on to the middle.
inline constexpr StaticWeights kStaticWeights{.cells = {1200, -300, 150, 80, -600, -60, -30, 40, 20, 0},
                                              .mobility = 2400,
                                              .corner = 600,
                                              .stable = 300,
                                              .frontier = 60,
                                              .parity = 150};

/// Half the width of the window about the last iteration's value.
inline constexpr Score kAspiration = 300;

/// Move ordering: the most that a killer and the history count, in points of `order_by_replies`.
inline constexpr int kKillerWorth = 6;
inline constexpr int kMostHistoryWorth = 8;

/// Multi-ProbCut: nodes with less depth are not probed, and a shallow search has to miss the window by so
/// many hundredths of a standard deviation. The deviation, in hundredths of a disc, was measured on 720
/// positions of the archive (depths up to 7): `kDeviation` with twelve discs on the board or fewer, and
/// `kDeviationGrowth` tenths more for each further disc.
inline constexpr Ply kFewestProbedPlies = 3;
inline constexpr int kProbeDeviations = 150;
inline constexpr Score kDeviation = 280;
inline constexpr Score kDeviationGrowth = 44;

/// Rung 150 needs fewer standard deviations. It searches moves from `kFirstLateMove` on one ply less deep, in
/// nodes of at least `kFewestReducedPlies`; a move that turns out better is searched again.
inline constexpr int kBoldDeviations = 65;
inline constexpr std::size_t kFirstLateMove = 3;
inline constexpr Ply kFewestReducedPlies = 3;

/// An exact endgame of `kCostedEmpties` empty cells costs about `kCostThere` discs placed. Each further empty
/// cell multiplies that by `kCostGrowth` hundredths.
inline constexpr int kCostedEmpties = 4;
inline constexpr Nodes kCostThere = 8;
inline constexpr Nodes kCostGrowth = 230;
/// The endgame takes over when the limits leave `kCostMargin` times that cost, and the main search has spent
/// one `kCostShare`-th of it or searches to within `kLastPlies` plies of the end. Likely values cost one
/// `kLikelyShare`-th.
inline constexpr Nodes kCostMargin = 2;
inline constexpr Nodes kCostShare = 16;
inline constexpr int kLastPlies = 6;
inline constexpr Nodes kLikelyShare = 4;

/// A book move may be worth so much less than the best one and still be played for variety.
inline constexpr Score kBookTolerance = 40;

/// Bytes of the tables of both searches.
inline constexpr std::uint64_t kTableBytes = std::uint64_t{8} << 20;
inline constexpr std::uint64_t kEndgameTableBytes = std::uint64_t{16} << 20;

/// How much blur changes values, by rung (engine/core/blur.h).
inline constexpr Score kWaverUnit = 1'500;
/// An advantage this large counts as all there is when lines are compared for showing.
inline constexpr Score kWholeAdvantage = 2'000;

} // namespace forethought::othello::params
