#include "engine/twenty48/training/framed_learner.h"

#include <array>

namespace forethought::twenty48 {

namespace {

/// Laps that are done with a first 32768.
constexpr int kLapOf32768 = 1 << (15 - kLapRank);

/// Laps in which games end, as those to begin in: the more often the more games do.
constexpr std::array kLateLaps{31, 31, 31, 31, 31, 30, 30, 30, 29, 29, 27, 27, 23, 23};
constexpr std::array kLapsOfOpening{15, 15, 15, 15, 15, 14, 14, 13, 11};

bool is_crowded(Stage stage, int laps) {
    const int tiles = count_bits(static_cast<std::uint64_t>(laps));
    return tiles >= (stage == Stage::late ? 4 : 3);
}

bool is_over(Stage stage, Board board) {
    return stage == Stage::late ? laps_of(board) >= kLapOf32768 : stage_of(board) == Stage::late;
}

template <std::size_t N>
int one_of(const std::array<int, N>& laps, Rng& rng) {
    return laps[rng.below(static_cast<std::uint32_t>(N))];
}

} // namespace

template <class Judge>
void FramedLearner<Judge>::play_round(GameStats& stats) {
    const Board board = stage_ == Stage::late ? late_start(*opening_, rng_) : random_start(rng_);
    play_from(board, stats);
    stats.add(0, highest_rank(boards_.back()));
    for (int game = 0; game < kGames; ++game) {
        const int laps = stage_ == Stage::late ? one_of(kLateLaps, rng_) : one_of(kLapsOfOpening, rng_);
        if (const Board entrance = entrances_.draw(laps, rng_); entrance != 0) play_again(entrance, stats);
    }
}

template <class Judge>
void FramedLearner<Judge>::play_again(Board entrance, GameStats& stats) {
    play_from(symmetric(entrance, static_cast<int>(rng_.below(kSymmetries))), stats);
    while (lesson_.restart_moves > 0 && boards_.size() > static_cast<std::size_t>(lesson_.restart_moves))
        play_from(boards_[boards_.size() / 2], stats);
}

template <class Judge>
void FramedLearner<Judge>::play_from(Board board, GameStats& stats) {
    boards_.clear();
    judge_.begin(board);
    int laps = laps_of(board);
    while (true) {
        boards_.push_back(board);
        const GreedyMove move = greedy_move(judge_, board);
        if (move.afterstate == 0) return trail_.end(0);
        ++stats.moves;
        const float gain = judge_.gain(board, move.way);
        board = with_random_tile(move.afterstate, rng_);
        if (is_over(stage_, move.afterstate)) {
            boards_.push_back(board);
            return trail_.end(move.worth);
        }
        if (judge_.ends_lap(move.afterstate)) {
            trail_.end(move.worth);
            judge_.begin(move.afterstate);
            learn(move.afterstate, gain, judge_.expected(move.afterstate));
        } else {
            learn(move.afterstate, gain, move.worth - gain);
        }
        if (const int now = laps_of(move.afterstate); now > laps) {
            laps = now;
            if (is_crowded(stage_, laps)) entrances_.add(board);
            boards_.clear();
        }
    }
}

template class FramedLearner<FramedJudge<PointsJudge<StageWeights>, FrameTables>>;
template class FramedLearner<FramedJudge<LapJudge<StageWeights>, FrameTables>>;

} // namespace forethought::twenty48
