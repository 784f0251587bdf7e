#pragma once

#include "engine/core/types.h"
#include "engine/othello/board.h"
#include "engine/othello/patterns/weights.h"

#include <cstddef>
#include <span>
#include <vector>

namespace forethought::othello {

/// The values of one board by searches of every depth, without ProbCut, in hundredths of a disc for the side
/// to move. The search of `depth` plies is at `values[depth - 1]`.
struct SearchedBoard {
    int empties = 0;
    std::vector<Score> values{};
};

/// Searches a board up to so many plies deep; the side to move has a choice.
SearchedBoard search_to_depths(const Board& board, Ply deepest, const PatternWeights& patterns);

/// How far the value of a search lies from that of the shallow one (probe_deviation.h).
struct PairOfDepths {
    Ply depth = 0;
    Ply shallow = 0;
    std::size_t boards = 0;
    double mean = 0;
    /// Root of the mean squared distance, and what `deviation` makes of the same boards.
    double deviation = 0;
    double modelled = 0;
};

/// One for each depth that is probed. All `boards` have to be searched to the same depth.
std::vector<PairOfDepths> pairs_of_depths(std::span<const SearchedBoard> boards);

/// The two constants of params.h, fitted to these boards: hundredths of a disc, and hundredths for ten discs.
struct DeviationFit {
    double deviation = 0;
    double growth = 0;
};

/// Least squares of all distances, without their signs, on the discs of their boards; no growth where all
/// boards have as many that count. At least one board.
DeviationFit fit_deviation(std::span<const SearchedBoard> boards);

} // namespace forethought::othello
