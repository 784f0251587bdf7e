#pragma once

#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/shard.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace forethought::cli {

/// Of a training in rounds of games, each of which makes a network out of all games so far.
struct RoundOptions {
    int rounds = 20;
    /// Of a turn; the game's own number if not given.
    std::optional<std::uint64_t> nodes;
    /// Through all that there is to learn, and how much of it is what came of the games; the game's own
    /// numbers if not given.
    std::optional<int> passes;
    std::optional<float> experience;
    /// The file that the network is written to after each round, as the engine reads it.
    std::string weights;
    /// The same as a file for a player of a match.
    std::string save;
};

/// What `forethought train` was asked for, whatever the game.
struct TrainOptions {
    std::string game;
    /// The file to save to and to go on from, and the learning curve.
    std::string checkpoint;
    std::string curve;
    bool resume = false;
    int threads = 1;
    std::uint64_t seed = 1;
    int test_games = 100;
    /// Games of a round; where games are learned from as they are played, of one that is played in shards.
    int games = 400;
    RoundOptions of_rounds;
    /// The part of the next round's games that is played, and nothing learned.
    std::optional<Shard> shard;
    /// Files of shards, out of whose games the next round is learned; none to play them.
    std::vector<std::string> from;
};

/// Trains a game's network; throws `UsageError` for what cannot be done.
using Training = std::function<void(const TrainOptions&)>;

/// Asks for a checkpoint that is not there yet, unless the training goes on with it.
inline void require_place_for(const TrainOptions& options) {
    if (!options.resume && is_there(options.checkpoint))
        throw UsageError{options.checkpoint + " is there already: --resume goes on with it"};
}

} // namespace forethought::cli
