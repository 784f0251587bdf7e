#pragma once

#include "engine/cli/command.h"
#include "engine/cli/files.h"

#include <cstdint>
#include <functional>
#include <string>

namespace forethought::cli {

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
};

/// Trains a game's network; throws `UsageError` for what cannot be done.
using Training = std::function<void(const TrainOptions&)>;

/// Each adds the options that only this game's training has.
Training add_twenty48_training(Command options);
Training add_tactics_training(Command options);
Training add_othello_training(Command options);

/// Asks for a checkpoint that is not there yet, unless the training goes on with it.
inline void require_place_for(const TrainOptions& options) {
    if (!options.resume && is_there(options.checkpoint))
        throw UsageError{options.checkpoint + " is there already: --resume goes on with it"};
}

} // namespace forethought::cli
