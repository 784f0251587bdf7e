#include "engine/cli/gomoku/shard_games.h"

#include "engine/cli/merged_shards.h"
#include "engine/cli/usage_error.h"
#include "engine/gomoku/gomoku.h"

#include <map>
#include <utility>

namespace forethought::cli {

namespace {

/// Refuses what is not the whole of one match of Gomoku.
void require_one_match(const MergedShards& merged) {
    if (merged.matches().empty()) throw UsageError{"there is no shard in what was given"};
    if (merged.is_ladder()) throw UsageError{"these are shards of a ladder, not of one match"};
    const nlohmann::json& facts = merged.matches().front().facts();
    const nlohmann::json& game = facts["game"];
    if (game != Gomoku::kName) throw UsageError{"these are games of " + game.dump() + ", not of Gomoku"};
    if (facts.contains("rule"))
        throw UsageError{"these are games of another rule than freestyle: " + facts["rule"].dump()};
    if (merged.missing() > 0) throw UsageError{merged.gap() + ": play these first"};
}

std::string title_of(const nlohmann::json& facts) {
    return std::to_string(facts["games"].get<int>()) + " games of rung " +
           std::to_string(facts["a"].get<int>()) + " against " + std::to_string(facts["b"].get<int>()) +
           ", seed " + std::to_string(facts["seed"].get<std::uint64_t>());
}

} // namespace

ShardGames read_shard_games(const std::vector<std::string>& files) {
    MergedShards merged;
    std::map<int, std::vector<std::int32_t>> codes;
    for (const std::string& file : files)
        merged.add(file, [&](const NumberedGame& game) {
            if (game.codes) codes[game.number] = *game.codes;
        });
    require_one_match(merged);
    const MergedMatch& match = merged.matches().front();
    ShardGames read{title_of(match.facts()), match.facts()["seed"], match.played(), {}};
    for (int number = 0; number < match.games(); ++number) {
        const auto found = codes.find(number);
        if (found == codes.end())
            throw UsageError{"game " + std::to_string(number) +
                             " has no codes: its shard was played without --codes"};
        read.codes.push_back(std::move(found->second));
    }
    return read;
}

} // namespace forethought::cli
