#include "engine/cli/match_record.h"

#include <algorithm>
#include <array>
#include <string>

namespace forethought::cli {

namespace {

using nlohmann::json;

/// A kind of value, as messages name it.
struct Kind {
    std::string_view name;
    bool (*holds)(const json& value);
};

bool is_number(const json& value) {
    return value.is_number();
}

/// An infinite Elo is null.
bool is_number_or_null(const json& value) {
    return value.is_number() || value.is_null();
}

bool is_interval(const json& value, bool (*is_bound)(const json&)) {
    return value.is_array() && value.size() == 2 && std::all_of(value.begin(), value.end(), is_bound);
}

constexpr Kind kText{"a text", [](const json& value) { return value.is_string(); }};
constexpr Kind kCount{"a whole number", [](const json& value) { return value.is_number_integer(); }};
constexpr Kind kNumber{"a number", is_number};
constexpr Kind kInterval{"two numbers", [](const json& value) { return is_interval(value, is_number); }};
constexpr Kind kElo{"a number or null", is_number_or_null};
constexpr Kind kEloInterval{"two numbers or nulls",
                            [](const json& value) { return is_interval(value, is_number_or_null); }};

struct Field {
    const char* name;
    const Kind& kind;
    /// What every match has had at all times; the others may be missing.
    bool is_needed = false;
};

constexpr std::array kFields{
    Field{"a", kCount, true},
    Field{"a_personality", kText},
    Field{"b", kCount, true},
    Field{"b_personality", kText},
    Field{"blur", kText},
    Field{"draw_share", kNumber},
    Field{"draws", kCount, true},
    Field{"elo", kElo},
    Field{"elo95", kEloInterval},
    Field{"first_side_score", kNumber},
    Field{"first_side_score95", kInterval},
    Field{"game", kText},
    Field{"games", kCount},
    Field{"illegal", kCount},
    Field{"losses", kCount, true},
    Field{"median_rounds", kCount},
    Field{"ms_a_turn", kNumber},
    Field{"nodes", kCount},
    Field{"nodes_a_turn", kCount},
    Field{"score", kNumber, true},
    Field{"score95", kInterval, true},
    Field{"seed", kCount},
    Field{"signature", kText},
    Field{"wins", kCount, true},
};

/// A value, short enough and clean enough for a message.
std::string shown(const json& value) {
    constexpr std::size_t most = 40;
    const std::string text = value.dump();
    return text.size() <= most ? text : text.substr(0, most) + "...";
}

} // namespace

Result<json> read_match(std::string_view line) {
    json match = json::parse(line, nullptr, false);
    if (!match.is_object()) return Error{"this is not a saved match"};
    for (const Field& field : kFields) {
        const auto found = match.find(field.name);
        if (found == match.end()) {
            if (field.is_needed) return Error{std::string("the match has no ") + field.name};
        } else if (!field.kind.holds(*found)) {
            return Error{std::string(field.name) + " is " + shown(*found) + ", not " +
                         std::string(field.kind.name)};
        }
    }
    return match;
}

bool may_begin_match(std::string_view text) {
    // Fields stand in the order of their names.
    constexpr std::string_view beginning = "{\"a\":";
    const std::size_t length = std::min(text.size(), beginning.size());
    return text.substr(0, length) == beginning.substr(0, length);
}

} // namespace forethought::cli
