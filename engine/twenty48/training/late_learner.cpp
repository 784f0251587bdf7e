#include "engine/twenty48/training/late_learner.h"

namespace forethought::twenty48 {

namespace {

/// Laps that are done with a first 16384, and with a first 32768.
constexpr int kFirstLap = 1 << (14 - kLapRank);
constexpr int kLapOf32768 = 2 * kFirstLap;

/// A lap to begin in: most often one of those before a 32768, of them most often the last, where most games
/// end.
int draw_lap(Rng& rng) {
    const std::uint32_t lot = rng.below(100);
    if (lot < 30) return kLapOf32768 - 1 - static_cast<int>(rng.below(2));
    if (lot < 45) return kLapOf32768 - 3 - static_cast<int>(rng.below(2));
    if (lot < 85) return kFirstLap + static_cast<int>(rng.below(kFirstLap));
    return kLapOf32768 + static_cast<int>(rng.below(Entrances::kLaps - kLapOf32768));
}

} // namespace

Board play_opening(const StageWeights& opening, Rng& rng) {
    const PointsJudge judge(opening);
    Board board = random_start(rng);
    while (stage_of(board) == Stage::opening) {
        const GreedyMove move = greedy_move(judge, board);
        if (move.afterstate == 0) return 0;
        board = with_random_tile(move.afterstate, rng);
    }
    return board;
}

Board late_start(const StageWeights& opening, Rng& rng) {
    Board board = 0;
    while (board == 0) board = play_opening(opening, rng);
    return board;
}

template <class Mover>
void LateLearner<Mover>::play_round(GameStats& stats) {
    if (const Board board = play_opening(opening_, rng_); board != 0) {
        entrances_.add(board);
        const std::int64_t points = play_from(board, stats);
        stats.add(points, highest_rank(boards_.back()));
    }
    for (int game = 0; game < kGames; ++game)
        if (const Board entrance = entrances_.draw(draw_lap(rng_), rng_); entrance != 0)
            play_again(entrance, stats);
}

template <class Mover>
void LateLearner<Mover>::play_again(Board entrance, GameStats& stats) {
    play_from(symmetric(entrance, static_cast<int>(rng_.below(kSymmetries))), stats);
    while (lesson_.restart_moves > 0 && boards_.size() > static_cast<std::size_t>(lesson_.restart_moves))
        play_from(boards_[boards_.size() / 2], stats);
}

template <class Mover>
std::int64_t LateLearner<Mover>::play_from(Board board, GameStats& stats) {
    boards_.clear();
    mover_.begin();
    judge_.begin(board);
    std::int64_t points = 0;
    while (true) {
        boards_.push_back(board);
        const GreedyMove move = mover_.move(judge_, board);
        if (move.afterstate == 0) break;
        ++stats.moves;
        points += slide_score(board, move.way);
        const float gain = judge_.gain(board, move.way);
        board = with_random_tile(move.afterstate, rng_);
        if (!judge_.ends_lap(move.afterstate)) {
            learn({walled(move.afterstate), gain, move.worth - gain});
            continue;
        }
        end_lap(move.worth);
        judge_.begin(move.afterstate);
        learn({walled(move.afterstate), gain, judge_.expected(move.afterstate)});
        entrances_.add(board);
        boards_.clear();
    }
    end_lap(0);
    return points;
}

template class LateLearner<LearningMover>;
template class LateLearner<WritingMover>;
template class LateLearner<ReadingMover>;

} // namespace forethought::twenty48
