#pragma once

#include "engine/cli/openings_options.h"
#include "engine/cli/options.h"
#include "engine/cli/train_options.h"
#include "engine/cli/tune_options.h"

namespace forethought::cli {

/// What the folder of a game brings to the program; null and nothing for what it does not have.
struct GameCommands {
    /// Adds the commands that only this game has; each runs when it is the one that was called.
    void (*add)(Command program) = nullptr;
    /// Prints openings from which both sides win, one a line.
    void (*print_openings)(const OpeningsOptions& options) = nullptr;
    /// Prints what the strongest rung thinks of the openings of a file.
    void (*print_opening_values)(const OpeningsOptions& options) = nullptr;
    /// Adds the options that only this game's training has.
    Training (*add_training)(Command options) = nullptr;
    /// What is trained, and on what.
    const char* training = "";
    /// Whether each round of the training makes a network out of all games so far (`RoundOptions`).
    bool trains_in_rounds = false;
    /// Adds the options that only this game's tuning has.
    Tuning (*add_tuning)(Command options) = nullptr;
    /// What is tuned, and by what.
    const char* tuning = "";
    /// Tunes the numbers of its search, in games against itself, with a checkpoint; throws `UsageError` for
    /// what cannot be done.
    void (*tune_search)(const TuneOptions& options) = nullptr;
    /// Whether it is tuned in rounds of matches, with a checkpoint after each (`TuningRounds`).
    bool tunes_in_rounds = false;
};

} // namespace forethought::cli
