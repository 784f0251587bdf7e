#include "engine/cli/merged_match.h"

#include "engine/cli/fields.h"
#include "engine/cli/match_runner.h"
#include "engine/cli/usage_error.h"
#include "engine/core/quoted.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>

namespace forethought::cli {

namespace {

using nlohmann::json;

bool is_played(const MatchGame& game) {
    return game.outcome != Outcome::playing;
}

bool are_equal(const MatchGame& one, const MatchGame& other) {
    return one.outcome == other.outcome && one.actions == other.actions && one.turns == other.turns &&
           one.nodes == other.nodes && one.illegal == other.illegal;
}

} // namespace

std::string difference(const json& facts, const json& others, const std::string& origin) {
    for (const auto& [name, other] : others.items())
        if (!facts.contains(name))
            return "it has no " + one_line(name) + ", but " + origin + " has " + shown(other);
    for (const auto& [name, value] : facts.items()) {
        if (!others.contains(name))
            return one_line(name) + " is " + shown(value) + ", but " + origin + " has none";
        if (others[name] != value)
            return one_line(name) + " is " + shown(value) + ", not " + shown(others[name]) + " as in " +
                   origin;
    }
    return {};
}

void MergedMatch::take_header(const ShardHeader& header, const std::string& title) {
    if (!is_known()) {
        facts_ = header.facts;
        origin_ = title;
        count_ = header.shard.count;
        games_.resize(static_cast<std::size_t>(header.games));
    } else if (header.facts != facts_) {
        throw UsageError{difference(header.facts, facts_, origin_)};
    }
}

void MergedMatch::take_game(const NumberedGame& game) {
    MatchGame& known = games_[static_cast<std::size_t>(game.number)];
    if (is_played(known) && !are_equal(known, game.game))
        throw UsageError{"game " + std::to_string(game.number) + " went otherwise in a line before"};
    known = game.game;
}

bool MergedMatch::is_whole(std::size_t pair) const {
    return is_played(games_[2 * pair]) && is_played(games_[2 * pair + 1]);
}

int MergedMatch::missing() const {
    int missing = 0;
    for (std::size_t pair = 0; pair < games_.size() / 2; ++pair) missing += is_whole(pair) ? 0 : 2;
    return missing;
}

std::string MergedMatch::shards_missing() const {
    std::set<int> shards;
    for (std::size_t pair = 0; pair < games_.size() / 2; ++pair)
        if (!is_whole(pair)) shards.insert(static_cast<int>(pair) % count_);
    return names_of(shards, count_);
}

json MergedMatch::facts_of_match() const {
    json facts = facts_;
    for (const char* of_shards : {"a_signature", "b_signature", "ladder"}) facts.erase(of_shards);
    return facts;
}

json MergedMatch::figures() const {
    std::vector<MatchGame> games = games_;
    for (std::size_t pair = 0; pair < games.size() / 2; ++pair)
        if (!is_whole(pair)) games[2 * pair] = games[2 * pair + 1] = MatchGame{};
    return figures_of(sum_up(games));
}

} // namespace forethought::cli
