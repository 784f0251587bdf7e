#pragma once

#include "engine/cli/command.h"
#include "engine/cli/shard.h"
#include "engine/core/match.h"

#include <optional>
#include <string>

namespace forethought::cli {

/// The most games of a match.
inline constexpr int kMostGames = 10'000'000;

/// What the commands that play matches have in common.
struct MatchOptions {
    std::string game;
    bool json = false;
    int games = 100;
    std::uint64_t seed = 1;
    Nodes nodes = 0;
    double milliseconds = 0;
    int jobs = 1;
    /// The file of the measured ladder; empty to keep nothing.
    std::string save;
    /// The part that is played, if not the whole.
    std::optional<std::string> shard;

    /// The settings of a match. Throws `UsageError` without exactly one limit.
    MatchSettings settings() const;
    /// That part; without `shard`, the whole. Throws `UsageError` for what is none, and where a part is to be
    /// saved.
    Shard part() const;
};

/// Adds the two kinds of limits of a turn.
void add_limits(Command command, MatchOptions& options);
void add_match_options(Command command, MatchOptions& options);
/// Adds `--shard`, for what can be played in parts.
void add_shard(Command command, MatchOptions& options);

} // namespace forethought::cli
