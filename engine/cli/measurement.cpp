#include "engine/cli/measurement.h"

#include "engine/cli/fields.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace forethought::cli {

namespace {

using nlohmann::json;

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

constexpr Kind kInterval{"two numbers", [](const json& value) { return is_interval(value, is_number); }};
constexpr Kind kElo{"a number or null", is_number_or_null};
constexpr Kind kEloInterval{"two numbers or nulls",
                            [](const json& value) { return is_interval(value, is_number_or_null); }};
constexpr Kind kRates{"numbers by tile", [](const json& value) {
                          return value.is_object() && std::all_of(value.begin(), value.end(), is_number);
                      }};

constexpr Field kMatch[] = {
    {"a", kCount},
    {"a_blur", kCount, false},
    {"a_personality", kText, false},
    {"a_signature", kText},
    {"b", kCount},
    {"b_blur", kCount, false},
    {"b_ms_a_turn", kNumber, false},
    {"b_nodes_a_turn", kCount, false},
    {"b_personality", kText, false},
    {"b_signature", kText},
    {"blur", kText},
    {"commit", kText},
    {"date", kText},
    {"draw_share", kNumber},
    {"draws", kCount},
    {"elo", kElo},
    {"elo95", kEloInterval},
    {"first_side_score", kNumber},
    {"first_side_score95", kInterval},
    {"games", kCount},
    {"illegal", kCount},
    {"limit_of", kText, false},
    {"losses", kCount},
    {"median_rounds", kCount},
    {"ms_a_turn", kNumber},
    {"nodes", kCount},
    {"nodes_a_turn", kCount},
    {"rule", kText, false},
    {"score", kNumber},
    {"score95", kInterval},
    {"seed", kCount},
    {"wins", kCount},
};

constexpr Field kSeries[] = {
    {"ai", kCount},
    {"best_score", kCount},
    {"commit", kText},
    {"date", kText},
    {"depth", kCount},
    {"games", kCount},
    {"mean_score", kNumber},
    {"median_score", kCount},
    {"moves", kCount},
    {"moves_per_second", kNumber},
    {"ms_a_move", kNumber},
    {"nodes", kCount},
    {"nodes_a_move", kCount},
    {"p999_move_ms", kNumber},
    {"rates", kRates},
    {"seed", kCount},
    {"signature", kText},
    {"standard_error", kNumber},
    {"worst_move_ms", kNumber},
};

constexpr Kind kRateIntervals{"two numbers by tile", [](const json& value) {
                                  return value.is_object() &&
                                         std::all_of(value.begin(), value.end(), [](const json& interval) {
                                             return is_interval(interval, is_number);
                                         });
                              }};

constexpr Field kComparison[] = {
    {"a", kCount},
    {"a_error", kNumber},
    {"a_mean_score", kNumber},
    {"a_signature", kText},
    {"b", kCount},
    {"b_error", kNumber},
    {"b_mean_score", kNumber},
    {"b_signature", kText},
    {"commit", kText},
    {"date", kText},
    {"depth", kCount},
    {"difference", kNumber},
    {"difference95", kEloInterval},
    {"games", kCount},
    {"ms_a_move", kNumber},
    {"nodes_a_move", kCount},
    {"p", kNumber},
    {"rates95", kRateIntervals},
    {"seed", kCount},
    {"share", kNumber},
    {"z", kNumber},
};

std::span<const Field> fields_of(const json& measurement) {
    if (measurement.contains("ai")) return kSeries;
    return measurement.contains("nodes_a_move") ? std::span<const Field>(kComparison) : kMatch;
}

} // namespace

Status check_measurement(const json& value) {
    if (!value.is_object()) return Error{"it is " + shown(value) + ", not a match, a series or a comparison"};
    return check_fields(value, fields_of(value));
}

json identity_of(const json& measurement) {
    json identity = json::array();
    for (const char* fact : {"nodes_a_turn", "ms_a_turn", "a", "b", "a_personality", "b_personality",
                             "b_nodes_a_turn", "b_ms_a_turn", "limit_of", "blur", "a_blur", "b_blur", "ai",
                             "nodes_a_move", "ms_a_move", "depth", "games", "seed", "rule"})
        identity.push_back(measurement.contains(fact) ? measurement[fact] : json());
    return identity;
}

json rounded(json measurement) {
    if (measurement.is_number_float()) {
        const double number = std::round(measurement.get<double>() * 1e6) / 1e6;
        // Whole numbers without a point, as every other program writes them.
        const bool is_whole = number == std::trunc(number) && std::abs(number) < 1e15;
        return is_whole ? json(static_cast<std::int64_t>(number)) : json(number);
    }
    if (measurement.is_structured())
        for (json& part : measurement) part = rounded(std::move(part));
    return measurement;
}

} // namespace forethought::cli
