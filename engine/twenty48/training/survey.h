#pragma once

#include "engine/twenty48/stages.h"
#include "engine/twenty48/training/greedy.h"
#include "engine/twenty48/training/learning_tables.h"

#include <cstdint>
#include <memory>

namespace forethought::twenty48 {

/// How often each weight of a stage is looked up where a search takes the value of a board: what it is worth
/// to keep it.
class Survey {
  public:
    explicit Survey(Stage stage);

    /// A game in which slides are chosen by a judge that looks one new tile ahead. At one move of eight what
    /// it finds best after each tile is looked up, as often as the tile comes: the rest only has to be worse.
    template <class Judge>
    void add_game(Judge judge, Board start, Rng& rng) {
        int number = 0;
        const auto choose = [&](Board board) {
            judge.begin(board);
            if (number++ % kEvery != 0) return farsighted_move(judge, board);
            return farsighted_move(judge, board, [&](Rank rank, const GreedyMove& move) {
                if (move.afterstate != 0) add(move.afterstate, rank == 1 ? 9 : 1);
            });
        };
        Tally tally;
        play_by(choose, start, rng, tally, [](Board, const GreedyMove&) {});
    }

    std::uint32_t visits(std::size_t tuple, Pattern pattern) const {
        return visits_[tuple * kPatterns + pattern];
    }

  private:
    static constexpr int kEvery = 8;

    void add(Board afterstate, std::uint32_t times);

    struct Free {
        void operator()(std::uint32_t* memory) const;
    };
    Stage stage_;
    std::unique_ptr<std::uint32_t[], Free> visits_;
};

} // namespace forethought::twenty48
