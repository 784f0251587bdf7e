#pragma once

#include "engine/cli/shard.h"
#include "engine/core/match.h"
#include "engine/core/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <vector>

/// What a shard is written as: a line with what the whole match is and which part of it follows, then a line
/// for each game as soon as it is finished, in any order. Each line is a JSON object.
namespace forethought::cli {

/// The first line. `facts` tell one match from another, the signatures of its rungs among them; a match of a
/// ladder says with `ladder` of which pairs of rungs the others are.
nlohmann::json header_line(nlohmann::json facts, const Shard& shard);

/// What a line is refused with that comes before any header.
inline constexpr const char* kNoHeader = "a shard begins with its header, and this is none";

/// Whether a line begins a shard, right or wrong.
bool is_header(const nlohmann::json& line);

/// What a first line says.
struct ShardHeader {
    /// All that `header_line` was given.
    nlohmann::json facts;
    /// Games of the whole match.
    int games = 0;
    Shard shard;
};

/// Reads a first line. Error: what is wrong with it.
Result<ShardHeader> parse_header(nlohmann::json line);

/// A game with its number in the match.
struct NumberedGame {
    int number = 0;
    MatchGame game;
    /// Of its actions, as the game encodes them, where its shard was told to have them.
    std::optional<std::vector<std::int32_t>> codes{};
};

/// The line of a game.
nlohmann::json game_line(const NumberedGame& game);

/// Reads the line of a game that follows `header`. Error: what is wrong with it.
Result<NumberedGame> parse_game(const nlohmann::json& line, const ShardHeader& header);

} // namespace forethought::cli
