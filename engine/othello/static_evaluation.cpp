#include "engine/othello/static_evaluation.h"

#include "engine/othello/endgame/stability.h"
#include "engine/othello/params.h"

#include <algorithm>

namespace forethought::othello {

namespace {

/// The cells of each of the ten kinds: by distance from the nearer edges, the smaller one first.
constexpr auto kKinds = [] {
    std::array<Cells, 10> kinds{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int x = x_of(cell) < 4 ? x_of(cell) : kColumns - 1 - x_of(cell);
        const int y = y_of(cell) < 4 ? y_of(cell) : kColumns - 1 - y_of(cell);
        const int near = x < y ? x : y;
        const int far = x < y ? y : x;
        // 0 1 2 3 / 4 5 6 / 7 8 / 9
        kinds[static_cast<std::size_t>(near * (9 - near) / 2 + far - near)] |= only(cell);
    }
    return kinds;
}();

int difference(Cells mine, Cells theirs) {
    return count(mine) - count(theirs);
}

/// Discs of `mine` beside an empty cell.
Cells frontier(Cells mine, Cells empty) {
    return mine & and_neighbours(empty);
}

} // namespace

StaticWeights static_weights(Blur& blur) {
    StaticWeights weights = params::kStaticWeights;
    const auto jitter = [&](Score& weight) { weight = static_cast<Score>(blur.jitter(weight)); };
    for (Score& weight : weights.cells) jitter(weight);
    jitter(weights.mobility);
    jitter(weights.corner);
    jitter(weights.stable);
    jitter(weights.frontier);
    jitter(weights.parity);
    return weights;
}

Score evaluate(const Board& board, const Switches& switches, const StaticWeights& weights) {
    Score value = 0;
    for (std::size_t kind = 0; kind < kKinds.size(); ++kind)
        value += weights.cells[kind] * difference(board.mine & kKinds[kind], board.theirs & kKinds[kind]);
    if (switches.counts_moves) {
        const int mine = count(moves_of(board));
        const int theirs = count(moves_of(board.passed()));
        value += weights.mobility * (mine - theirs) / (mine + theirs + 2);
        value += weights.corner * difference(board.mine & kCorners, board.theirs & kCorners);
    }
    if (switches.counts_stable) {
        const Cells mine = stable_discs(board.mine, board.theirs);
        const Cells theirs = stable_discs(board.theirs, board.mine);
        value += weights.stable * difference(mine, theirs);
        value -= weights.frontier *
                 difference(frontier(board.mine, board.empty()), frontier(board.theirs, board.empty()));
        // Whoever is to move with an odd number of empty cells has the last one.
        value += board.empties() % 2 != 0 ? weights.parity : -weights.parity;
    }
    return std::clamp(value, -kDisc * kCells, kDisc * kCells);
}

} // namespace forethought::othello
