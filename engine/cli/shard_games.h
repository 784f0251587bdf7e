#pragma once

#include "engine/core/match.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace forethought::cli {

/// The games of a match that was played in shards.
struct ShardGames {
    /// What the match was, for people.
    std::string title;
    std::uint64_t seed = 0;
    /// By their numbers, and the codes of their actions.
    std::vector<MatchGame> games;
    std::vector<std::vector<std::int32_t>> codes;
};

/// Reads the shards of one match of a game or of several, all of them. Throws `UsageError` where games are
/// missing or without codes, of another game or by another rule than the usual one, and for what `merge`
/// refuses.
std::vector<ShardGames> read_shard_games(std::string_view game, const std::vector<std::string>& files);

} // namespace forethought::cli
