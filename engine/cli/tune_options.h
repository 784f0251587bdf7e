#pragma once

#include "engine/cli/shard.h"
#include "engine/core/limits.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace forethought::cli {

/// Of a game that is tuned in rounds of matches.
struct TuningRounds {
    /// The file to save to and to go on from.
    std::string checkpoint;
    bool resume = false;
    int games = 16;
};

/// What `forethought tune` was asked for, whatever the game.
struct TuneOptions {
    std::string game;
    /// Games to play, those before `resume` included.
    int games = 1000;
    std::uint64_t seed = 1;
    /// Of a move, or of a turn.
    Nodes nodes = 1'000;
    /// The file that the fitted weights are written to, for `match`; empty to print them only.
    std::string save;
    TuningRounds of_rounds;
    /// Of the fit of a game that is fitted to games at once.
    int fit_rounds = 400;
    /// The part of the next round's games that is played, and nothing learned.
    std::optional<Shard> shard;
    /// Files of shards whose games are taken instead of new ones: those of the fit, or of the next round.
    std::vector<std::string> from;
    bool json = false;
};

/// Tunes a game's evaluation; throws `UsageError` for what cannot be done.
using Tuning = std::function<void(const TuneOptions&)>;

} // namespace forethought::cli
