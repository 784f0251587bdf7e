#pragma once

#include "engine/twenty48/training/greedy.h"
#include "engine/twenty48/training/learning_tables.h"

#include <cstdint>
#include <memory>

namespace forethought::twenty48 {

/// How often each weight is looked up in games of the network: what it is worth to keep it.
class Survey {
  public:
    Survey();

    /// Plays `games` games with a network that looks one new tile ahead. At each move the slides are looked
    /// up, and those after a slide and a tile drawn by lot: a search looks at boards that a game does not
    /// come by.
    template <class Network>
    Tally add_games(const Network& network, int games, std::uint64_t seed) {
        Tally tally;
        Rng rng(seed);
        const auto choose = [&](Board board) { return farsighted_move(network, board); };
        for (int game = 0; game < games; ++game)
            play_by(choose, mix(seed, static_cast<std::uint64_t>(game)), tally,
                    [&](Board board, const GreedyMove&) { add_move(board, rng); });
        return tally;
    }

    std::uint32_t visits(Stage stage, std::size_t tuple, Pattern pattern) const {
        return visits_[(static_cast<std::size_t>(stage) * kTuples + tuple) * kPatterns + pattern];
    }

  private:
    void add_move(Board board, Rng& rng);
    void add_slides(Board board);

    struct Free {
        void operator()(std::uint32_t* memory) const;
    };
    std::unique_ptr<std::uint32_t[], Free> visits_;
};

} // namespace forethought::twenty48
