#include "engine/cli/round_shards.h"

#include "engine/cli/fields.h"
#include "engine/cli/merged_match.h"
#include "engine/cli/shard_lines.h"
#include "engine/cli/shard_reader.h"
#include "engine/cli/usage_error.h"
#include "engine/core/checksum.h"

#include <set>
#include <utility>

namespace forethought::cli {

namespace {

/// Changes whenever older programs would not understand what is written.
constexpr const char* kRoundFormat = "forethought round 1";

std::uint64_t checksum_of(const nlohmann::json& line) {
    const std::string text = line.dump();
    return checksum({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

} // namespace

nlohmann::json round_header(RoundFacts facts, const Shard& shard) {
    facts.update({{"format", kRoundFormat}, {"shard", to_text(shard)}});
    return facts;
}

RoundShards::RoundShards(RoundFacts facts, std::string origin)
    : facts_(std::move(facts)), origin_(std::move(origin)) {}

void RoundShards::add(const std::string& path, const std::function<void(int, const nlohmann::json&)>& take) {
    shard_.count = 0;
    read_shard_lines(path, [&](nlohmann::json line) {
        if (is_header(line)) return take_header(std::move(line));
        if (shard_.count == 0) throw UsageError{kNoHeader};
        const int number = number_of(line);
        if (note(number, line)) take(number, line);
    });
}

void RoundShards::take_header(nlohmann::json line) {
    if (line["format"] != kRoundFormat)
        throw UsageError{"format is " + shown(line["format"]) + ", not \"" + kRoundFormat + "\""};
    constexpr Field fields[] = {{"shard", kText}};
    value_or_usage_error(check_fields(line, fields));
    shard_ = value_or_usage_error(parse_shard(line["shard"].get<std::string>()));
    if (known_.empty()) count_ = shard_.count;
    for (const char* own : {"format", "shard"}) line.erase(own);
    if (line != facts_) throw UsageError{difference(line, facts_, origin_)};
}

int RoundShards::number_of(const nlohmann::json& line) const {
    if (!line.is_object()) throw UsageError{"it is " + shown(line) + ", not a game"};
    const int games = facts_["games"];
    const auto found = line.find("number");
    const bool is_number = found != line.end() && found->is_number_unsigned() && *found < games;
    if (!is_number || !shard_.has(found->get<int>()))
        throw UsageError{"game " + (found == line.end() ? "without a number" : shown(*found)) +
                         " is not in shard " + to_text(shard_) + " of " + std::to_string(games) + " games"};
    return found->get<int>();
}

bool RoundShards::note(int number, const nlohmann::json& line) {
    const std::uint64_t sum = checksum_of(line);
    const auto [known, is_new] = known_.emplace(number, sum);
    if (known->second != sum)
        throw UsageError{"game " + std::to_string(number) + " went otherwise in a line before"};
    return is_new;
}

void RoundShards::require_whole() const {
    const int games = facts_["games"];
    std::set<int> shards;
    int missing = 0;
    for (int number = 0; number < games; ++number) {
        if (known_.contains(number)) continue;
        ++missing;
        shards.insert(number / 2 % count_);
    }
    if (missing > 0)
        throw UsageError{std::to_string(missing) + " of " + std::to_string(games) +
                         " games are missing, in shards " + names_of(shards, count_) + ": play these first"};
}

} // namespace forethought::cli
