#include "engine/cli/gomoku/game_lines.h"

#include "engine/cli/game_lines.h"
#include "engine/gomoku/gomoku.h"

namespace forethought::cli {

namespace {

using namespace gomoku;
using nlohmann::json;

constexpr Kind kScore{"a score", is_score};
constexpr Kind kAsides{"a list", [](const json& value) { return value.is_array(); }};
constexpr Field kFields[] = {
    {"asides", kAsides}, {"codes", kCodes}, {"outcome", kOutcome}, {"values", kValues}};
constexpr Field kFieldsOfAside[] = {{"best", kScore}, {"codes", kCodes}, {"value", kScore}};

Position start_by(Rule rule) {
    return empty_board(kUsualBoard, rule, Opening::free);
}

Aside parse_aside(const json& given, Rule rule) {
    value_or_usage_error(check_fields(given, kFieldsOfAside));
    Aside aside{parse_actions<Gomoku>(given["codes"]), parse_action<Gomoku>(given["best"]),
                given["value"].get<Score>()};
    Position position = start_by(rule);
    for (const Action action : aside.actions) play_legal<Gomoku>(position, action);
    play_legal<Gomoku>(position, aside.best);
    return aside;
}

} // namespace

json game_line(const PlayedGame& game) {
    json asides = json::array();
    for (const Aside& aside : game.asides)
        asides.push_back({{"codes", codes_of<Gomoku>(aside.actions)},
                          {"best", encode(aside.best)},
                          {"value", aside.value}});
    json line = game_line_of<Gomoku>(game);
    line["asides"] = asides;
    return line;
}

PlayedGame parse_played_game(const json& line) {
    value_or_usage_error(check_fields(line, kFields));
    const Rule rule = PlayedGame{}.rule;
    auto game = game_of_line<Gomoku, PlayedGame>(line, start_by(rule));
    for (const json& aside : line["asides"]) game.asides.push_back(parse_aside(aside, rule));
    return game;
}

} // namespace forethought::cli
