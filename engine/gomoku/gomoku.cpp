#include "engine/gomoku/gomoku.h"

#include "engine/gomoku/notation.h"
#include "engine/gomoku/openings.h"

namespace forethought {

namespace {

using namespace gomoku;

constexpr std::size_t kHeader = 16;
constexpr std::int32_t kLayoutVersion = 1;

std::vector<Cell> forbidden_cells(const Position& position) {
    std::vector<Cell> cells;
    if (position.rule != Rule::renju) return cells;
    for (int y = 0; y < position.size; ++y)
        for (int x = 0; x < position.size; ++x)
            if (is_empty(position, cell_at(x, y)) && forbidden_at(position, cell_at(x, y)) != Forbidden::none)
                cells.push_back(cell_at(x, y));
    return cells;
}

} // namespace

Position Gomoku::start(std::uint64_t seed, int variant) {
    const auto rule = static_cast<Rule>(variant);
    return seed == 0 ? empty_board(kUsualBoard, rule, Opening::free) : balanced_opening(seed, rule);
}
Position Gomoku::bench_start(std::uint64_t seed) {
    return bench_opening(seed);
}
Result<Position> Gomoku::parse(std::string_view text) {
    return gomoku::parse(text);
}
std::string Gomoku::format(const Position& position) {
    return gomoku::format(position);
}
std::string Gomoku::format_action(const Position& position, Action action) {
    return gomoku::format_action(position, action);
}
Result<Action> Gomoku::parse_action(const Position& position, std::string_view text) {
    return gomoku::parse_action(position, text);
}

std::vector<std::int32_t> Gomoku::snapshot(const Position& position) {
    const auto row = winning_cells(position);
    const auto forbidden = forbidden_cells(position);
    std::vector<std::int32_t> view{kLayoutVersion,
                                   position.size,
                                   static_cast<std::int32_t>(position.rule),
                                   static_cast<std::int32_t>(position.opening),
                                   static_cast<std::int32_t>(position.phase),
                                   index(colour_to_place(position)),
                                   index(position.black),
                                   static_cast<std::int32_t>(position.outcome),
                                   static_cast<std::int32_t>(position.reason),
                                   position.stones,
                                   static_cast<std::int32_t>(row.size()),
                                   static_cast<std::int32_t>(forbidden.size()),
                                   index(gomoku::side_to_move(position))};
    view.resize(kHeader);
    for (const Action action : position.actions)
        if (is_stone(action)) view.push_back(cell_of(action));
    view.insert(view.end(), row.begin(), row.end());
    view.insert(view.end(), forbidden.begin(), forbidden.end());
    return view;
}

std::optional<std::vector<Action>> Gomoku::ponder(const Position& position) {
    if (position.outcome != Outcome::playing) return std::nullopt;
    return std::vector<Action>{};
}

std::vector<MultiPvLine<Action>> Gomoku::multi_pv(const Player& player, const Position&, std::size_t most) {
    return player.multi_pv(most);
}

} // namespace forethought
