#include "engine/cli/merged_shards.h"

#include "engine/cli/files.h"
#include "engine/cli/shard_reader.h"
#include "engine/cli/usage_error.h"

#include <algorithm>
#include <cstddef>

namespace forethought::cli {

using nlohmann::json;

void MergedShards::expect(json facts, std::string origin) {
    expected_ = std::move(facts);
    expected_by_ = std::move(origin);
}

void MergedShards::add(const std::string& path, const std::function<void(const NumberedGame&)>& taken) {
    MergedMatch* match = nullptr;
    const auto begin = [&](const ShardHeader& header) {
        if (!expected_.is_null() && header.facts != expected_)
            throw UsageError{difference(header.facts, expected_, expected_by_)};
        match = &match_of(header, title_of(path));
        match->take_header(header, title_of(path));
    };
    read_shards(path, begin, [&](const NumberedGame& game) {
        match->take_game(game);
        if (taken) taken(game);
    });
}

MergedMatch& MergedShards::match_of(const ShardHeader& header, const std::string& title) {
    if (matches_.empty()) {
        facts_ = header.facts;
        origin_ = title;
        if (is_ladder()) pairings_ = facts_["ladder"].get<std::vector<Pairing>>();
        matches_.resize(std::max<std::size_t>(1, pairings_.size()));
    }
    if (!is_ladder()) return matches_.front();
    // The matches of a ladder differ in who plays.
    json alike = header.facts;
    for (const char* own : {"a", "a_signature", "b", "b_signature"}) alike[own] = facts_[own];
    if (alike != facts_) throw UsageError{difference(alike, facts_, origin_)};
    const Pairing pairing{header.facts["a"], header.facts["b"]};
    const auto found = std::find(pairings_.begin(), pairings_.end(), pairing);
    if (found == pairings_.end())
        throw UsageError{std::to_string(pairing.first) + " against " + std::to_string(pairing.second) +
                         " is no match of the ladder"};
    return matches_[static_cast<std::size_t>(found - pairings_.begin())];
}

int MergedShards::missing_of(const MergedMatch& match) const {
    return match.is_known() ? match.missing() : facts_["games"].get<int>();
}

int MergedShards::missing() const {
    int missing = 0;
    for (const MergedMatch& match : matches_) missing += missing_of(match);
    return missing;
}

std::string MergedShards::gap() const {
    std::string gap;
    for (std::size_t i = 0; i < matches_.size(); ++i) {
        const int missing = missing_of(matches_[i]);
        if (missing == 0) continue;
        gap += gap.empty() ? "" : "; ";
        if (is_ladder())
            gap +=
                std::to_string(pairings_[i].first) + " against " + std::to_string(pairings_[i].second) + ": ";
        gap += std::to_string(missing) + " of " + std::to_string(facts_["games"].get<int>()) +
               " games are missing";
        if (matches_[i].is_known()) gap += ", in shards " + matches_[i].shards_missing();
    }
    return gap;
}

} // namespace forethought::cli
