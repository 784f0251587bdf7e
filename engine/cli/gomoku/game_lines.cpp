#include "engine/cli/gomoku/game_lines.h"

#include "engine/cli/fields.h"
#include "engine/cli/usage_error.h"
#include "engine/gomoku/rules.h"

#include <algorithm>
#include <limits>
#include <string>

namespace forethought::cli {

namespace {

using namespace gomoku;
using nlohmann::json;

bool is_score(const json& value) {
    if (!value.is_number_integer()) return false;
    const auto number = value.get<std::int64_t>();
    return number > std::numeric_limits<Score>::min() && number <= std::numeric_limits<Score>::max();
}

constexpr Kind kCodes{"a list of whole numbers", [](const json& value) {
                          return value.is_array() && std::all_of(value.begin(), value.end(), is_score);
                      }};
constexpr Kind kValues{"a list of scores and nulls", [](const json& value) {
                           return value.is_array() &&
                                  std::all_of(value.begin(), value.end(), [](const json& entry) {
                                      return entry.is_null() || is_score(entry);
                                  });
                       }};
constexpr Kind kOutcome{
    "1, 2 or 3", [](const json& value) { return value.is_number_unsigned() && value >= 1 && value <= 3; }};
constexpr Kind kScore{"a score", is_score};
constexpr Kind kAsides{"a list", [](const json& value) { return value.is_array(); }};
constexpr Field kFields[] = {
    {"asides", kAsides}, {"codes", kCodes}, {"outcome", kOutcome}, {"values", kValues}};
constexpr Field kFieldsOfAside[] = {{"best", kScore}, {"codes", kCodes}, {"value", kScore}};

json codes_of(const std::vector<Action>& actions) {
    json codes = json::array();
    for (const Action action : actions) codes.push_back(encode(action));
    return codes;
}

/// Throws `UsageError` for the code of nothing.
Action parse_action(const json& code) {
    const auto action = decode(code.get<std::int32_t>());
    if (!action) throw UsageError{"there is no action with the code " + code.dump()};
    return *action;
}

std::vector<Action> parse_actions(const json& codes) {
    std::vector<Action> actions;
    for (const json& code : codes) actions.push_back(parse_action(code));
    return actions;
}

/// Throws `UsageError` where the action is not legal.
void play_legal(Position& position, Action action) {
    if (!is_legal(position, action))
        throw UsageError{"code " + std::to_string(encode(action)) + " is not legal where it comes"};
    play(position, action, nullptr);
}

/// The position after actions from an empty board on. Throws `UsageError` where one is not legal.
Position played_through(const std::vector<Action>& actions, Rule rule) {
    Position position = empty_board(kUsualBoard, rule, Opening::free);
    for (const Action action : actions) play_legal(position, action);
    return position;
}

Aside parse_aside(const json& given, Rule rule) {
    value_or_usage_error(check_fields(given, kFieldsOfAside));
    Aside aside{parse_actions(given["codes"]), parse_action(given["best"]), given["value"].get<Score>()};
    Position position = played_through(aside.actions, rule);
    play_legal(position, aside.best);
    return aside;
}

} // namespace

json game_line(const PlayedGame& game) {
    json values = json::array();
    for (const Score value : game.values)
        values.push_back(value == PlayedGame::kNoValue ? json() : json(value));
    json asides = json::array();
    for (const Aside& aside : game.asides)
        asides.push_back(
            {{"codes", codes_of(aside.actions)}, {"best", encode(aside.best)}, {"value", aside.value}});
    return {{"codes", codes_of(game.actions)},
            {"values", values},
            {"asides", asides},
            {"outcome", static_cast<int>(game.outcome)}};
}

PlayedGame parse_played_game(const json& line) {
    value_or_usage_error(check_fields(line, kFields));
    PlayedGame game;
    game.actions = parse_actions(line["codes"]);
    for (const json& value : line["values"])
        game.values.push_back(value.is_null() ? PlayedGame::kNoValue : value.get<Score>());
    game.outcome = static_cast<Outcome>(line["outcome"].get<int>());
    if (game.values.size() != game.actions.size())
        throw UsageError{std::to_string(game.values.size()) + " values for " +
                         std::to_string(game.actions.size()) + " codes"};
    const Outcome end = played_through(game.actions, game.rule).outcome;
    if (end != Outcome::playing && end != game.outcome) throw UsageError{"the game ends otherwise"};
    for (const json& aside : line["asides"]) game.asides.push_back(parse_aside(aside, game.rule));
    return game;
}

} // namespace forethought::cli
