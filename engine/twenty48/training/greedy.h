#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/laps.h"
#include "engine/twenty48/stages.h"
#include "engine/twenty48/training/game_stats.h"

namespace forethought::twenty48 {

/// A slide, valued by the board after it.
struct GreedyMove {
    /// The board after the slide, before the new tile; 0 where no slide is legal.
    Board afterstate = 0;
    Direction way = Direction::up;
    /// The value of the slide, with all that is expected to follow.
    float worth = 0;
};

/// Values slides by the points that the opening's weights expect.
template <class Weights>
class PointsJudge {
  public:
    static constexpr Stage kStage = Stage::opening;

    explicit PointsJudge(const Weights& opening) : opening_(&opening) {}

    /// The slides to come are those of this board, or of boards that follow it.
    void begin(Board /*board*/) {}

    /// Prefetches what `expected` will need.
    void prepare(Board afterstate) const { opening_->prefetch(halved(afterstate)); }
    /// What a slide brings by itself.
    float gain(Board board, Direction way) const { return static_cast<float>(slide_score(board, way)); }
    /// The points that are expected after an afterstate.
    float expected(Board afterstate) const { return static_cast<float>(opening_->value(halved(afterstate))); }
    /// Points are points, whatever laps are done.
    bool ends_lap(Board /*afterstate*/) const { return false; }

  private:
    const Weights* opening_;
};

/// Values slides by laps, with late weights.
template <class Weights>
class LapJudge {
  public:
    static constexpr Stage kStage = Stage::late;

    explicit LapJudge(const Weights& late) : late_(&late) {}

    void begin(Board board) { lap_ = laps_of(board); }

    void prepare(Board afterstate) const { late_->prefetch(walled(afterstate)); }
    float gain(Board /*board*/, Direction /*way*/) const { return static_cast<float>(kPointsOfSlide); }
    float expected(Board afterstate) const {
        const auto worth = static_cast<float>(late_->value(walled(afterstate)));
        return ends_lap(afterstate) ? carried_over(worth) : worth;
    }
    bool ends_lap(Board afterstate) const { return laps_of(afterstate) > lap_; }

  private:
    const Weights* late_;
    int lap_ = 0;
};

/// The slide that is worth most when `expected(afterstate)` is what follows it.
template <class Judge, class Expected>
GreedyMove best_move(const Judge& judge, Board board, Expected expected) {
    GreedyMove best;
    const auto slides = all_slides(board);
    for (const Board afterstate : slides)
        if (afterstate != board) judge.prepare(afterstate);
    for (int number = 0; number < kSlides; ++number) {
        const Board afterstate = slides[static_cast<std::size_t>(number)];
        if (afterstate == board) continue;
        const Direction way = direction(number);
        const float worth = judge.gain(board, way) + expected(afterstate);
        if (worth > best.worth || best.afterstate == 0) best = {afterstate, way, worth};
    }
    return best;
}

/// The best slide by a judge of boards that follow the one it began with.
template <class Judge>
GreedyMove greedy_move(const Judge& judge, Board board) {
    return best_move(judge, board, [&](Board afterstate) { return judge.expected(afterstate); });
}

/// The best slide when after each new tile the greedy slide follows.
template <class Judge>
GreedyMove farsighted_move(const Judge& judge, Board board) {
    return best_move(judge, board, [&](Board afterstate) {
        float sum = 0;
        for (Board cells = empty_cells(afterstate); cells != 0; cells &= cells - 1)
            for (const Rank rank : {1, 2})
                sum += (rank == 1 ? 0.9F : 0.1F) *
                       greedy_move(judge, with_tile(afterstate, first_cell(cells), rank)).worth;
        return sum / static_cast<float>(count_empty(afterstate));
    });
}

/// The board with a new tile on a random empty cell, a 2 in nine cases of ten. There must be an empty cell.
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

/// Plays from a board to the end of the game by `choose(board)`, which gives a `GreedyMove`;
/// `watch(board, move)` sees each move.
template <class Choose, class Watch>
void play_by(Choose choose, Board board, Rng& rng, GameStats& stats, Watch watch) {
    std::int64_t points = 0;
    while (true) {
        const GreedyMove move = choose(board);
        if (move.afterstate == 0) break;
        watch(board, move);
        points += slide_score(board, move.way);
        ++stats.moves;
        board = with_random_tile(move.afterstate, rng);
    }
    stats.add(points, highest_rank(board));
}

/// Plays by a judge alone.
template <class Judge>
void play_greedily(Judge judge, Board board, Rng& rng, GameStats& stats) {
    const auto choose = [&](Board now) {
        judge.begin(now);
        return greedy_move(judge, now);
    };
    play_by(choose, board, rng, stats, [](Board, const GreedyMove&) {});
}

} // namespace forethought::twenty48
