#pragma once

#include "engine/cli/shard_lines.h"
#include "engine/core/match.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace forethought::cli {

/// How `facts` differ from those of `origin`, in the first field that does; empty where they do not.
std::string difference(const nlohmann::json& facts, const nlohmann::json& others, const std::string& origin);

/// A match that is added up from its shards, which come in any order, whole or broken off, once or more
/// often.
class MergedMatch {
  public:
    /// A shard begins; `title` says where. Throws `UsageError` where it is of another match than those
    /// before.
    void take_header(const ShardHeader& header, const std::string& title);
    /// Throws `UsageError` where the game has been taken with another end.
    void take_game(const NumberedGame& game);

    /// Whether there has been a shard.
    bool is_known() const { return !games_.empty(); }
    /// Games of the whole match.
    int games() const { return static_cast<int>(games_.size()); }
    /// How many games are in pairs of which not both games are there.
    int missing() const;
    /// The shards in which games are missing, as in "2,5-7 of 8", by the count of the first one that was
    /// taken.
    std::string shards_missing() const;
    /// What the first shard said of the match.
    const nlohmann::json& facts() const { return facts_; }
    /// By their numbers; those that are missing are still being played.
    const std::vector<MatchGame>& played() const { return games_; }
    /// What tells the match from others, as `match` gives it.
    nlohmann::json facts_of_match() const;
    /// Its figures as `match` gives them, of all pairs that are there; there must be one.
    nlohmann::json figures() const;

  private:
    bool is_whole(std::size_t pair) const;

    /// What the first shard said of the match, the file it stood in, and its count of shards.
    nlohmann::json facts_;
    std::string origin_;
    int count_ = 1;
    std::vector<MatchGame> games_;
};

} // namespace forethought::cli
