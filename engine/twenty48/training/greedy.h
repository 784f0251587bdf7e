#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/board.h"
#include "engine/twenty48/training/tally.h"

#include <limits>

namespace forethought::twenty48 {

/// A slide as a network sees it that looks no further than the board it leaves.
struct GreedyMove {
    /// The board after the slide, before the new tile; 0 where no slide is legal.
    Board afterstate = 0;
    /// Points of the slide.
    int points = 0;
    /// Points expected from the afterstate on.
    float value = 0;
};

/// The slide with the most points, the expected ones that `worth(afterstate)` gives included.
template <class Worth>
GreedyMove best_move(Board board, Worth worth) {
    GreedyMove best;
    float best_sum = -std::numeric_limits<float>::infinity();
    const auto slides = all_slides(board);
    for (int number = 0; number < kSlides; ++number) {
        const Board afterstate = slides[static_cast<std::size_t>(number)];
        if (afterstate == board) continue;
        const int points = slide_score(board, direction(number));
        const float value = worth(afterstate);
        const float sum = static_cast<float>(points) + value;
        if (sum <= best_sum && best.afterstate != 0) continue;
        best_sum = sum;
        best = {afterstate, points, value};
    }
    return best;
}

/// The best slide by the network's value alone.
template <class Network>
GreedyMove greedy_move(const Network& network, Board board) {
    return best_move(board, [&](Board afterstate) { return static_cast<float>(network.value(afterstate)); });
}

/// The best slide when after each new tile the greedy slide follows.
template <class Network>
GreedyMove farsighted_move(const Network& network, Board board) {
    return best_move(board, [&](Board afterstate) {
        float sum = 0;
        for (Board cells = empty_cells(afterstate); cells != 0; cells &= cells - 1)
            for (const Rank rank : {1, 2}) {
                const GreedyMove reply = greedy_move(network, with_tile(afterstate, first_cell(cells), rank));
                sum += (rank == 1 ? 0.9F : 0.1F) * (static_cast<float>(reply.points) + reply.value);
            }
        return sum / static_cast<float>(count_empty(afterstate));
    });
}

/// The board with a new tile on one of its empty cells, of which there is one: a 2 in nine cases of ten.
inline Board with_random_tile(Board board, Rng& rng) {
    Board cells = empty_cells(board);
    for (auto skip = rng.below(static_cast<unsigned>(count_empty(board))); skip > 0; --skip)
        cells &= cells - 1;
    return with_tile(board, first_cell(cells), rng.chance(9, 10) ? 1 : 2);
}

/// The board of a new game: two tiles.
inline Board random_start(Rng& rng) {
    return with_random_tile(with_random_tile(0, rng), rng);
}

/// Plays one game by `choose(board)`, which gives a `GreedyMove`; `watch(board, move)` sees each move.
template <class Choose, class Watch>
void play_by(Choose choose, std::uint64_t seed, Tally& tally, Watch watch) {
    Rng rng(seed);
    Board board = random_start(rng);
    std::int64_t points = 0;
    while (true) {
        const GreedyMove move = choose(board);
        if (move.afterstate == 0) break;
        watch(board, move);
        points += move.points;
        ++tally.moves;
        board = with_random_tile(move.afterstate, rng);
    }
    tally.add(points, highest_rank(board));
}

/// Plays one game by the network's value alone.
template <class Network>
void play_greedily(const Network& network, std::uint64_t seed, Tally& tally) {
    play_by([&](Board board) { return greedy_move(network, board); }, seed, tally,
            [](Board, const GreedyMove&) {});
}

} // namespace forethought::twenty48
