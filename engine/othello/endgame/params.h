#pragma once

#include "engine/core/types.h"

#include <array>
#include <cstdint>

/// Every number of the endgame that could be another one.
namespace forethought::othello::params {

/// How sure a level of the endgame is that what it leaves out does not matter: its share of all cases, and by
/// how many standard deviations a look ahead has to miss the window, in hundredths.
struct Confidence {
    std::uint32_t percent = 100;
    int deviations = 0;
};
inline constexpr std::array<Confidence, 6> kConfidence{
    {{73, 110}, {87, 150}, {95, 200}, {98, 260}, {99, 330}, {100, 0}}};
/// The surest level of all: no value is taken for more than it was proven to be.
inline constexpr int kExact = 5;
/// The one to begin with where likely values come first, and how many lie between one and the next.
inline constexpr int kFirstLevel = 1;
inline constexpr int kLevelStep = 2;

/// From so many empty cells on a search elsewhere is told what was found out about a board: what takes less
/// is found out sooner than it is told. And up to so many plies from the root one of two such searches takes
/// what must all be searched from the other end; further away it costs more than it shares.
inline constexpr int kFewestTold = 12;
inline constexpr int kTurnedPlies = 4;

/// Stable discs are counted where the value to beat is at least so many times the empty cells less an offset,
/// discs: where less is asked they hardly ever tell.
inline constexpr int kStabilityPerEmpty = 2;
inline constexpr int kStabilityOffset = 12;

/// Up to so many empty cells moves are tried in the order of parity alone.
inline constexpr int kFewEmpties = 7;
/// From so many on boards are kept in the table.
inline constexpr int kFewestRemembered = 8;

/// Up to so many empty cells are searched by recursion.
inline constexpr int kSmallEmpties = 10;
/// From so many on the table is asked about all boards behind a node before any is searched.
inline constexpr int kFewestLookedUp = 12;

/// From so many on moves are ordered by what their boards are worth, with a ply more for every so many, up to
/// a number of plies; and what a point of `order_by_replies` counts beside that, hundredths of a disc.
inline constexpr int kFewestJudged = 13;
inline constexpr int kEmptiesPerPly = 4;
inline constexpr int kMostOrderPlies = 2;
inline constexpr int kReplyWorth = 50;

/// From so many on likely values are asked for, by a look of two plies, two more for every so many. How far
/// such a look is from the exact value, standard deviation in hundredths of a disc: so much with sixteen
/// empty cells, more for each further one and less for each ply (400 positions of the archive, 10 to 18 empty
/// cells).
inline constexpr int kFewestProbed = 13;
inline constexpr int kEmptiesPerTwoPlies = 4;
inline constexpr int kMostProbePlies = 6;
inline constexpr Score kLookDeviation = 880;
inline constexpr Score kLookDeviationGrowth = 20;
inline constexpr Score kLookDeviationOfPly = 55;

/// Half the width of the root's first window, discs.
inline constexpr int kAspirationDiscs = 2;

} // namespace forethought::othello::params
