#pragma once

#include "engine/twenty48/stages.h"
#include "engine/twenty48/training/greedy.h"
#include "engine/twenty48/training/learning_tables.h"

#include <cstdint>
#include <memory>

namespace forethought::twenty48 {

/// How often each weight of a stage is looked up in games of the network, which says what keeping it is
/// worth.
class Survey {
  public:
    explicit Survey(Stage stage);

    Stage stage() const { return stage_; }

    /// Any number of threads may add games at the same time: the same games make the same survey.
    ///
    /// A game in which slides are chosen by a judge that looks one new tile ahead. At each move the slides
    /// are looked up, and those after a random slide and tile, because a search meets boards that games do
    /// not.
    template <class Judge>
    void add_game(Judge judge, Board start, Rng& rng) {
        const auto choose = [&](Board board) {
            judge.begin(board);
            return farsighted_move(judge, board);
        };
        GameStats stats;
        play_by(choose, start, rng, stats, [&](Board board, const GreedyMove&) { add_move(board, rng); });
    }

    std::uint32_t visits(std::size_t tuple, Pattern pattern) const {
        return visits_[tuple * kPatterns + pattern];
    }

  private:
    void add_move(Board board, Rng& rng);
    void add_slides(Board board);

    struct Free {
        void operator()(std::uint32_t* memory) const;
    };
    Stage stage_;
    std::unique_ptr<std::uint32_t[], Free> visits_;
};

} // namespace forethought::twenty48
