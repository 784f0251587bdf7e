#pragma once

#include "engine/core/types.h"

#include <array>
#include <cstdint>

/// The constants of the endgame.
namespace forethought::othello::params {

/// A level of confidence: in how many of a hundred cases its value is right, and by how many hundredths of a
/// standard deviation a probe has to miss the window to cut a branch.
struct Confidence {
    std::uint32_t percent = 100;
    int deviations = 0;
};
inline constexpr std::array<Confidence, 6> kConfidence{
    {{73, 110}, {87, 150}, {95, 200}, {98, 260}, {99, 330}, {100, 0}}};
/// The last level: every value is proven.
inline constexpr int kExact = 5;
/// The first level where likely values come first, and the step from one level to the next.
inline constexpr int kFirstLevel = 0;
inline constexpr int kLevelStep = 3;

/// Two searches: from so many empty cells on, each sends the other what it finds out about a board; smaller
/// boards are solved sooner than sent. Up to so many plies from the root, one of them takes the moves of
/// nodes where all must be searched from the other end; farther away that costs more than it saves.
inline constexpr int kFewestTold = 12;
inline constexpr int kTurnedPlies = 4;

/// Stable discs are counted where the value to beat is at least `kStabilityPerEmpty` times the empty cells
/// minus the offset, in discs. Below that they hardly ever cut.
inline constexpr int kStabilityPerEmpty = 2;
inline constexpr int kStabilityOffset = 12;

/// From so many empty cells on, moves are ordered by more than parity, and boards are remembered: in a small
/// table that stays in the processor's cache, and from `kFewestRemembered` on in the large one.
inline constexpr int kFewestOrdered = 6;
inline constexpr int kFewestRemembered = 10;

/// Up to so many empty cells are searched by recursion.
inline constexpr int kSmallEmpties = 10;
/// From so many on, the table is asked about all children of a node before any is searched.
inline constexpr int kFewestLookedUp = 11;

/// From `kFewestJudged` empty cells on, moves are ordered by the values of their boards, searched a ply
/// deeper for every `kEmptiesPerPly`, up to `kMostOrderPlies`. `kReplyWorth` is what a point of
/// `order_by_replies` counts beside that, in hundredths of a disc. Values that are more than `kOrderMargin`
/// below what is asked for are not told apart.
inline constexpr int kFewestJudged = 13;
inline constexpr int kEmptiesPerPly = 2;
inline constexpr int kMostOrderPlies = 4;
inline constexpr Score kOrderMargin = 800;
inline constexpr int kReplyWorth = 50;

/// From `kFewestProbed` empty cells on, branches are probed by a search of two plies, and two more for every
/// `kEmptiesPerTwoPlies`. `kLookDeviation` is the standard deviation of such a search from the exact value
/// with sixteen empty cells, in hundredths of a disc; the next two are added for each further cell and
/// subtracted for each ply (400 positions of the archive, 10 to 18 empty cells).
inline constexpr int kFewestProbed = 11;
inline constexpr int kEmptiesPerTwoPlies = 5;
inline constexpr int kMostProbePlies = 6;
inline constexpr Score kLookDeviation = 880;
inline constexpr Score kLookDeviationGrowth = 20;
inline constexpr Score kLookDeviationOfPly = 55;

/// Half the width of the root's first window, discs: all values are even, so it holds the expected one alone.
/// The next window begins at the value found and reaches `kReachDiscs` further; each one after it twice as
/// far.
inline constexpr int kAspirationDiscs = 1;
inline constexpr int kReachDiscs = 4;

} // namespace forethought::othello::params
