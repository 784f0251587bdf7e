#include "engine/cli/shard_lines.h"

#include "engine/cli/fields.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>

namespace forethought::cli {

namespace {

using nlohmann::json;

/// Changes whenever older programs would not understand what is written.
constexpr const char* kFormat = "forethought shard 1";
constexpr int kMostGames = 10'000'000;

constexpr std::array kOutcomes{std::pair{Outcome::first_wins, "first wins"},
                               std::pair{Outcome::second_wins, "second wins"},
                               std::pair{Outcome::draw, "draw"}};
constexpr std::array kSides{std::pair{Side::first, "first"}, std::pair{Side::second, "second"}};

template <class Value, std::size_t size>
const char* name_of(const std::array<std::pair<Value, const char*>, size>& names, Value value) {
    for (const auto& [other, name] : names)
        if (other == value) return name;
    return "";
}

constexpr Kind kGames{"an even number from 2 to 10000000", [](const json& value) {
                          return value.is_number_unsigned() && value > 0 && value <= kMostGames &&
                                 value.get<int>() % 2 == 0;
                      }};
bool is_small(const json& value) {
    return value.is_number_unsigned() && value <= std::numeric_limits<int>::max();
}
constexpr Kind kSmall{"a whole number from 0 to 2147483647", is_small};
constexpr Kind kCodes{"a list of codes of actions", [](const json& value) {
                          return value.is_array() && std::all_of(value.begin(), value.end(), is_small);
                      }};
constexpr Kind kUnsigned{"a whole number from 0",
                         [](const json& value) { return value.is_number_unsigned(); }};
constexpr Kind kTruth{"true or false", [](const json& value) { return value.is_boolean(); }};
constexpr Kind kPairings{"a list of pairs of rungs", [](const json& value) {
                             return value.is_array() &&
                                    std::all_of(value.begin(), value.end(), [](const json& pair) {
                                        return pair.is_array() && pair.size() == 2 &&
                                               pair[0].is_number_unsigned() && pair[1].is_number_unsigned();
                                    });
                         }};
constexpr Kind kOutcome{"\"first wins\", \"second wins\" or \"draw\"", [](const json& value) {
                            return std::any_of(kOutcomes.begin(), kOutcomes.end(),
                                               [&](const auto& outcome) { return value == outcome.second; });
                        }};

constexpr Field kHeader[] = {
    {"a", kCount},
    {"a_blur", kCount, false},
    {"a_personality", kText, false},
    {"a_signature", kText},
    {"a_weights", kText, false},
    {"b", kCount},
    {"b_blur", kCount, false},
    {"b_ms_a_turn", kNumber, false},
    {"b_nodes_a_turn", kCount, false},
    {"b_personality", kText, false},
    {"b_signature", kText},
    {"b_weights", kText, false},
    {"blur", kText},
    {"game", kText},
    {"games", kGames},
    {"ladder", kPairings, false},
    {"limit_of", kText, false},
    {"ms_a_turn", kNumber},
    {"nodes_a_turn", kCount},
    {"rule", kText, false},
    {"seed", kCount},
    {"shard", kText},
};

constexpr Field kGame[] = {
    {"actions", kSmall}, {"codes", kCodes, false}, {"illegal", kTruth},  {"nodes", kUnsigned},
    {"number", kSmall},  {"outcome", kOutcome},    {"side_of_a", kText}, {"turns", kSmall},
};

} // namespace

json header_line(json facts, const Shard& shard) {
    facts.update({{"format", kFormat}, {"shard", to_text(shard)}});
    return facts;
}

bool is_header(const json& line) {
    return line.is_object() && line.contains("format");
}

Result<ShardHeader> parse_header(json line) {
    if (line["format"] != kFormat)
        return Error{"format is " + shown(line["format"]) + ", not " + shown(kFormat)};
    if (const Status status = check_fields(line, kHeader); !status) return Error{status.error()};
    const Result<Shard> shard = parse_shard(line["shard"].get<std::string>());
    if (!shard) return Error{shard.error()};
    ShardHeader header;
    header.games = line["games"];
    header.shard = shard.value();
    for (const char* own : {"format", "shard"}) line.erase(own);
    header.facts = std::move(line);
    return header;
}

json game_line(const NumberedGame& numbered) {
    const MatchGame& game = numbered.game;
    json line{{"number", numbered.number},
              {"outcome", name_of(kOutcomes, game.outcome)},
              {"side_of_a", name_of(kSides, game.side_of_a)},
              {"actions", game.actions},
              {"turns", game.turns},
              {"nodes", game.nodes},
              {"illegal", game.illegal}};
    if (numbered.codes) line["codes"] = *numbered.codes;
    return line;
}

Result<NumberedGame> parse_game(const json& line, const ShardHeader& header) {
    if (!line.is_object()) return Error{"it is " + shown(line) + ", not a game"};
    if (const Status status = check_fields(line, kGame); !status) return Error{status.error()};
    const int number = line["number"];
    if (number >= header.games || !header.shard.has(number))
        return Error{"game " + std::to_string(number) + " is not in shard " + to_text(header.shard) + " of " +
                     std::to_string(header.games) + " games"};
    const Side side = side_of_a(number);
    if (line["side_of_a"] != name_of(kSides, side))
        return Error{"side_of_a is " + shown(line["side_of_a"]) + ", not " + shown(name_of(kSides, side))};
    MatchGame game{.side_of_a = side,
                   .actions = line["actions"],
                   .turns = line["turns"],
                   .nodes = line["nodes"],
                   .illegal = line["illegal"]};
    for (const auto& [outcome, name] : kOutcomes)
        if (line["outcome"] == name) game.outcome = outcome;
    NumberedGame numbered{number, game};
    if (!line.contains("codes")) return numbered;
    numbered.codes = line["codes"].get<std::vector<std::int32_t>>();
    if (numbered.codes->size() != static_cast<std::size_t>(game.actions))
        return Error{"it has " + std::to_string(numbered.codes->size()) + " codes, and actions is " +
                     std::to_string(game.actions)};
    return numbered;
}

} // namespace forethought::cli
