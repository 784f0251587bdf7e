#include "engine/cli/shard_games.h"

#include "engine/cli/files.h"
#include "engine/cli/merged_match.h"
#include "engine/cli/shard_reader.h"
#include "engine/cli/usage_error.h"

#include <map>
#include <utility>

namespace forethought::cli {

namespace {

/// A match as far as its shards have been read.
struct Begun {
    MergedMatch match;
    std::map<int, std::vector<std::int32_t>> codes;
};

void require_matches_of(std::string_view wanted, const nlohmann::json& facts) {
    if (facts.contains("ladder")) throw UsageError{"these are shards of a ladder, not of one match"};
    const nlohmann::json& game = facts["game"];
    if (game != wanted)
        throw UsageError{"these are games of " + game.dump() + ", not of " + std::string(wanted)};
    if (facts.contains("rule"))
        throw UsageError{"these are games of another rule than the usual one: " + facts["rule"].dump()};
}

/// The match of a header, one of those that were begun or a new one.
Begun& begun_by(std::vector<Begun>& all, const ShardHeader& header) {
    for (Begun& begun : all)
        if (begun.match.facts() == header.facts) return begun;
    return all.emplace_back();
}

void read(std::string_view wanted, const std::string& file, std::vector<Begun>& all) {
    std::size_t place = 0;
    const auto begin = [&](const ShardHeader& header) {
        require_matches_of(wanted, header.facts);
        Begun& begun = begun_by(all, header);
        begun.match.take_header(header, title_of(file));
        place = static_cast<std::size_t>(&begun - all.data());
    };
    read_shards(file, begin, [&](const NumberedGame& game) {
        all[place].match.take_game(game);
        if (game.codes) all[place].codes[game.number] = *game.codes;
    });
}

std::string title_of_match(const nlohmann::json& facts) {
    return std::to_string(facts["games"].get<int>()) + " games of rung " +
           std::to_string(facts["a"].get<int>()) + " against " + std::to_string(facts["b"].get<int>()) +
           ", seed " + std::to_string(facts["seed"].get<std::uint64_t>());
}

ShardGames whole(Begun begun) {
    const MergedMatch& match = begun.match;
    const std::string title = title_of_match(match.facts());
    if (match.missing() > 0)
        throw UsageError{title + ": " + std::to_string(match.missing()) + " of " +
                         std::to_string(match.games()) + " games are missing, in shards " +
                         match.shards_missing() + ": play these first"};
    ShardGames read{title, match.facts()["seed"], match.played(), {}};
    for (int number = 0; number < match.games(); ++number) {
        const auto found = begun.codes.find(number);
        if (found == begun.codes.end())
            throw UsageError{title + ": game " + std::to_string(number) +
                             " has no codes: its shard was played without --codes"};
        read.codes.push_back(std::move(found->second));
    }
    return read;
}

} // namespace

std::vector<ShardGames> read_shard_games(std::string_view game, const std::vector<std::string>& files) {
    std::vector<Begun> all;
    for (const std::string& file : files) read(game, file, all);
    if (all.empty()) throw UsageError{"there is no shard in what was given"};
    std::vector<ShardGames> matches;
    for (Begun& begun : all) matches.push_back(whole(std::move(begun)));
    return matches;
}

} // namespace forethought::cli
