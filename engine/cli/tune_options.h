#pragma once

#include "engine/cli/shard.h"
#include "engine/core/limits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace forethought::cli {

/// What `forethought tune` was asked for.
struct TuneOptions {
    std::string game;
    /// Games to play, those before `resume` included.
    int games = 1000;
    std::uint64_t seed = 1;
    /// Of a move, or in the battle of a turn.
    Nodes nodes = 1'000;
    /// Of the fit to the games; in the battle there is none.
    int rounds = 400;
    /// The file to save to and to go on from, for a game that is tuned by matches.
    std::string checkpoint;
    bool resume = false;
    /// The file that the fitted weights are written to, for `match`; empty to print them only.
    std::string save;
    /// Games of a round, for a game that is tuned by matches.
    int round_games = 16;
    /// The part of the next round's games that is played, and nothing learned; for such a game.
    std::optional<Shard> shard;
    /// Nodes of the search that judges positions to which searches of the games' positions come, in Gomoku;
    /// 0: what came of the games counts. One in so many positions of the games is searched.
    Nodes judge_nodes = 0;
    int one_in = 1;
    /// Files of shards whose games are taken instead of new ones: those of the fit, or of the next round.
    std::vector<std::string> from;
    bool json = false;
};

/// Throw `UsageError` for what cannot be done.
void tune_gomoku(const TuneOptions& options);
void tune_tactics(const TuneOptions& options);

} // namespace forethought::cli
