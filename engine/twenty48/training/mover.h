#pragma once

#include "engine/twenty48/training/greedy.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Who chooses the slides of a learner's games, and whether the learner learns from them.
///
/// - `begin()`: a game begins, or a part of one that is played again.
/// - `move(judge, board)`: the next slide; the game ends with one that has no afterstate.
/// - `kLearns`: whether what came of it is learned.
namespace forethought::twenty48 {

/// What a learner played in a round: the slides of each game, or part of one, as letters, in their order.
/// Which tiles came follows from the round's seed.
using PlayedSlides = std::vector<std::string>;

/// By `Direction`.
inline constexpr std::string_view kSlideLetters = "URDL";

/// The slide that is worth most, learned from at once.
struct LearningMover {
    static constexpr bool kLearns = true;

    void begin() {}
    template <class Judge>
    GreedyMove move(const Judge& judge, Board board) {
        return greedy_move(judge, board);
    }
};

/// The same, written down for somebody who learns from it later.
struct WritingMover {
    static constexpr bool kLearns = false;

    void begin() { played.emplace_back(); }
    template <class Judge>
    GreedyMove move(const Judge& judge, Board board) {
        const GreedyMove move = greedy_move(judge, board);
        if (move.afterstate != 0) played.back() += kSlideLetters[static_cast<std::size_t>(move.way)];
        return move;
    }

    PlayedSlides played;
};

/// What was written down, learned from now.
class ReadingMover {
  public:
    static constexpr bool kLearns = true;

    explicit ReadingMover(const PlayedSlides& played) : played_(played) {}

    void begin() {
        is_right_ = is_right_ && next_game_ < played_.size();
        slides_ = is_right_ ? std::string_view(played_[next_game_++]) : std::string_view();
    }
    template <class Judge>
    GreedyMove move(const Judge& judge, Board board) {
        if (slides_.empty()) {
            is_right_ = is_right_ && !has_slide(board);
            return {};
        }
        const std::size_t letter = kSlideLetters.find(slides_.front());
        slides_.remove_prefix(1);
        const Direction way = direction(static_cast<int>(letter));
        const Board afterstate = letter < kSlides ? slide(board, way) : board;
        if (afterstate == board) {
            is_right_ = false;
            return {};
        }
        return {afterstate, way, judge.gain(board, way) + judge.expected(afterstate)};
    }

    /// Whether all slides were legal, and everything was played to its end.
    bool is_right() const { return is_right_ && next_game_ == played_.size(); }

  private:
    const PlayedSlides& played_;
    std::size_t next_game_ = 0;
    std::string_view slides_;
    bool is_right_ = true;
};

} // namespace forethought::twenty48
