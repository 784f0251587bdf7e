#include "engine/twenty48/training/learner.h"

namespace forethought::twenty48 {

template <class Mover>
void Learner<Mover>::play_round(GameStats& stats) {
    const std::int64_t points = play_from(random_start(rng_), stats);
    stats.add(points, highest_rank(boards_.back()));
    while (lesson_.restart_moves > 0 && boards_.size() > static_cast<std::size_t>(lesson_.restart_moves))
        play_from(boards_[boards_.size() / 2], stats);
}

template <class Mover>
std::int64_t Learner<Mover>::play_from(Board board, GameStats& stats) {
    boards_.clear();
    mover_.begin();
    std::int64_t points = 0;
    while (true) {
        boards_.push_back(board);
        const GreedyMove move = mover_.move(judge_, board);
        if (move.afterstate == 0) break;
        points += slide_score(board, move.way);
        [[maybe_unused]] const float gain = judge_.gain(board, move.way);
        if constexpr (Mover::kLearns) trail_.add({halved(move.afterstate), gain, move.worth - gain});
        board = with_random_tile(move.afterstate, rng_);
    }
    trail_.end(0);
    stats.moves += static_cast<std::int64_t>(boards_.size()) - 1;
    return points;
}

template class Learner<LearningMover>;
template class Learner<WritingMover>;
template class Learner<ReadingMover>;

} // namespace forethought::twenty48
