#pragma once

#include "engine/cli/merged_match.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace forethought::cli {

/// A match, or all matches of a ladder, added up from the files of their shards.
class MergedShards {
  public:
    /// Refuses shards of any other match than this one, which `origin` wants.
    void expect(nlohmann::json facts, std::string origin);

    /// Takes the games of a file of shards, or of standard input. A line that its writer did not live to
    /// finish is left out. Throws `UsageError` with file and line where something else is wrong, or a shard
    /// does not belong to those before. `taken` is called with each game, as often as it comes.
    void add(const std::string& path, const std::function<void(const NumberedGame& game)>& taken = {});

    /// The one match, or those of the ladder in its order; none before the first shard.
    const std::vector<MergedMatch>& matches() const { return matches_; }
    bool is_ladder() const { return facts_.contains("ladder"); }
    /// Games that are missing, of all matches together.
    int missing() const;
    /// Which these are, in words.
    std::string gap() const;

  private:
    using Pairing = std::pair<int, int>;

    MergedMatch& match_of(const ShardHeader& header, const std::string& title);
    int missing_of(const MergedMatch& match) const;

    /// What every shard has to say, and who wants that; null where the first one may say what it likes.
    nlohmann::json expected_;
    std::string expected_by_;
    /// What the first shard said, and the file it stood in.
    nlohmann::json facts_;
    std::string origin_;
    std::vector<MergedMatch> matches_;
    /// Whose matches they are; of a ladder.
    std::vector<Pairing> pairings_;
};

} // namespace forethought::cli
