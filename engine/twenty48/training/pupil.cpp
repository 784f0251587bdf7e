#include "engine/twenty48/training/pupil.h"

#include <algorithm>

namespace forethought::twenty48 {

void Pupil::play_round(Tally& tally) {
    const std::int64_t points = play_from(random_start(rng_), tally);
    tally.add(points, highest_rank(boards_.back()));
    if (lesson_.from_entrances) note_entrances();
    play_ends(tally);
    if (!lesson_.from_entrances) return;
    for (int chapter = 1; chapter <= kChapters; ++chapter) {
        const Board entrance = entrances_.draw(chapter, rng_);
        if (entrance == 0) continue;
        play_from(entrance, tally);
        note_entrances();
        play_ends(tally);
    }
}

void Pupil::play_ends(Tally& tally) {
    while (lesson_.restart_moves > 0 && boards_.size() > static_cast<std::size_t>(lesson_.restart_moves))
        play_from(boards_[boards_.size() / 2], tally);
}

void Pupil::note_entrances() {
    int before = chapter_of(boards_.front());
    for (const Board board : boards_) {
        const int chapter = chapter_of(board);
        if (chapter > before) entrances_.add(chapter, board);
        before = std::max(before, chapter);
    }
}

std::int64_t Pupil::play_from(Board board, Tally& tally) {
    boards_.clear();
    waiting_.clear();
    std::int64_t points = 0;
    while (true) {
        boards_.push_back(board);
        const GreedyMove move = greedy_move(tables_, board);
        if (move.afterstate == 0) break;
        points += move.points;
        take({move.afterstate, static_cast<float>(move.points), move.value});
        board = with_random_tile(move.afterstate, rng_);
    }
    learn_all();
    tally.moves += static_cast<std::int64_t>(boards_.size()) - 1;
    return points;
}

void Pupil::take(const Step& step) {
    if (waiting_.size() == kHorizon + 1) waiting_.erase(waiting_.begin());
    waiting_.push_back(step);
    tables_.prefetch(step.afterstate);
    if (waiting_.size() == kHorizon + 1) learn_oldest();
}

void Pupil::learn_oldest() {
    float target = waiting_.back().value;
    for (std::size_t i = kHorizon; i > 0; --i) {
        const Step& step = waiting_[i];
        target = step.points + (1 - lesson_.lambda) * step.value + lesson_.lambda * target;
    }
    tables_.learn(waiting_.front().afterstate, target, lesson_.rate);
}

void Pupil::learn_all() {
    // Where all of them wait, the oldest has been learned from.
    const std::size_t first = waiting_.size() == kHorizon + 1 ? 1 : 0;
    float target = 0;
    for (std::size_t i = waiting_.size(); i-- > first;) {
        const Step& step = waiting_[i];
        tables_.learn(step.afterstate, target, lesson_.rate);
        target = step.points + (1 - lesson_.lambda) * step.value + lesson_.lambda * target;
    }
}

} // namespace forethought::twenty48
