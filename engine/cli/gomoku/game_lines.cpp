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
constexpr Field kFields[] = {{"codes", kCodes}, {"outcome", kOutcome}, {"values", kValues}};

/// The position after the actions. Throws `UsageError` where one is not legal.
Position played_through(const PlayedGame& game) {
    Position position = empty_board(kUsualBoard, game.rule, Opening::free);
    for (const Action action : game.actions) {
        if (!is_legal(position, action))
            throw UsageError{"code " + std::to_string(encode(action)) + " is not legal where it comes"};
        play(position, action, nullptr);
    }
    return position;
}

} // namespace

json game_line(const PlayedGame& game) {
    json codes = json::array();
    json values = json::array();
    for (const Action action : game.actions) codes.push_back(encode(action));
    for (const Score value : game.values)
        values.push_back(value == PlayedGame::kNoValue ? json() : json(value));
    return {{"codes", codes}, {"values", values}, {"outcome", static_cast<int>(game.outcome)}};
}

PlayedGame parse_played_game(const json& line) {
    value_or_usage_error(check_fields(line, kFields));
    PlayedGame game;
    for (const json& code : line["codes"]) {
        const auto action = decode(code.get<std::int32_t>());
        if (!action) throw UsageError{"there is no action with the code " + code.dump()};
        game.actions.push_back(*action);
    }
    for (const json& value : line["values"])
        game.values.push_back(value.is_null() ? PlayedGame::kNoValue : value.get<Score>());
    game.outcome = static_cast<Outcome>(line["outcome"].get<int>());
    if (game.values.size() != game.actions.size())
        throw UsageError{std::to_string(game.values.size()) + " values for " +
                         std::to_string(game.actions.size()) + " codes"};
    const Outcome end = played_through(game).outcome;
    if (end != Outcome::playing && end != game.outcome) throw UsageError{"the game ends otherwise"};
    return game;
}

} // namespace forethought::cli
