#pragma once

#include "engine/cli/fields.h"
#include "engine/cli/usage_error.h"
#include "engine/core/game.h"
#include "engine/core/types.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

/// A game that was played to be learned from, as the line of a shard has it: `codes` of its actions, `values`
/// of the positions before them or null where there is none, and how it ended. A game's own type of played
/// games has lists `actions` and `values`, with `kNoValue` for none, and `outcome`.
namespace forethought::cli {

inline bool is_score(const nlohmann::json& value) {
    if (!value.is_number_integer()) return false;
    const auto number = value.get<std::int64_t>();
    return number > std::numeric_limits<Score>::min() && number <= std::numeric_limits<Score>::max();
}

inline constexpr Kind kCodes{"a list of whole numbers", [](const nlohmann::json& value) {
                                 return value.is_array() && std::all_of(value.begin(), value.end(), is_score);
                             }};
inline constexpr Kind kValues{
    "a list of scores and nulls", [](const nlohmann::json& value) {
        return value.is_array() && std::all_of(value.begin(), value.end(), [](const nlohmann::json& entry) {
                   return entry.is_null() || is_score(entry);
               });
    }};
inline constexpr Kind kOutcome{"1, 2 or 3", [](const nlohmann::json& value) {
                                   return value.is_number_unsigned() && value >= 1 && value <= 3;
                               }};
/// Of a line, in alphabetical order.
inline constexpr Field kGameFields[] = {{"codes", kCodes}, {"outcome", kOutcome}, {"values", kValues}};

template <Game G>
nlohmann::json codes_of(const std::vector<typename G::Action>& actions) {
    nlohmann::json codes = nlohmann::json::array();
    for (const auto& action : actions) codes.push_back(G::encode(action));
    return codes;
}

/// Throws `UsageError` for the code of nothing.
template <Game G>
typename G::Action parse_action(const nlohmann::json& code) {
    const auto action = G::decode(code.get<std::int32_t>());
    if (!action) throw UsageError{"there is no action with the code " + code.dump()};
    return *action;
}

template <Game G>
std::vector<typename G::Action> parse_actions(const nlohmann::json& codes) {
    std::vector<typename G::Action> actions;
    for (const auto& code : codes) actions.push_back(parse_action<G>(code));
    return actions;
}

/// Throws `UsageError` where the action is not legal.
template <Game G>
void play_legal(typename G::Position& position, const typename G::Action& action) {
    if (!G::is_legal(position, action))
        throw UsageError{"code " + std::to_string(G::encode(action)) + " is not legal where it comes"};
    G::play(position, action, nullptr);
}

template <Game G, class Played>
nlohmann::json game_line_of(const Played& game) {
    nlohmann::json values = nlohmann::json::array();
    for (const Score value : game.values)
        values.push_back(value == Played::kNoValue ? nlohmann::json() : nlohmann::json(value));
    return {{"codes", codes_of<G>(game.actions)},
            {"values", values},
            {"outcome", static_cast<int>(game.outcome)}};
}

/// The game of a line whose fields were checked, from `start` on. Throws `UsageError` for what cannot have
/// been played.
template <Game G, class Played>
Played game_of_line(const nlohmann::json& line, typename G::Position start) {
    Played game;
    game.actions = parse_actions<G>(line["codes"]);
    for (const auto& value : line["values"])
        game.values.push_back(value.is_null() ? Played::kNoValue : value.template get<Score>());
    game.outcome = static_cast<Outcome>(line["outcome"].template get<int>());
    if (game.values.size() != game.actions.size())
        throw UsageError{std::to_string(game.values.size()) + " values for " +
                         std::to_string(game.actions.size()) + " codes"};
    for (const auto& action : game.actions) play_legal<G>(start, action);
    const Outcome end = G::outcome(start);
    if (end != Outcome::playing && end != game.outcome) throw UsageError{"the game ends otherwise"};
    return game;
}

} // namespace forethought::cli
