#include "tests/engine/tactics/boards.h"

#include "engine/tactics/text/vocabulary.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cctype>

namespace forethought::tactics {

namespace {

constexpr std::string_view kUnitLetters = "faw";

char drawn_at(const std::vector<std::string_view>& rows, Cell cell) {
    const auto y = static_cast<std::size_t>(row(cell));
    const auto x = static_cast<std::size_t>(column(cell));
    return y < rows.size() && x < rows[y].size() ? rows[y][x] : '#';
}

bool has(const std::vector<std::string_view>& cells, const std::string& name) {
    return std::find(cells.begin(), cells.end(), name) != cells.end();
}

std::string unit_line(Side side, UnitType type, const std::string& at, const Setting& setting) {
    int hit_points = stats(type).hit_points;
    for (const auto& [where, left] : setting.hit_points)
        if (where == at) hit_points = left;
    return "unit " + std::string(name(side)) + " " + std::string(name(type)) + " " + at + " hp " +
           std::to_string(hit_points) + (has(setting.acted, at) ? " acted\n" : " ready\n");
}

std::string unit_lines(const std::vector<std::string_view>& rows, Side side, const Setting& setting) {
    std::string lines;
    for (int i = 0; i < kCells; ++i) {
        const char letter = drawn_at(rows, static_cast<Cell>(i));
        const auto small = static_cast<char>(std::tolower(letter));
        const auto type = kUnitLetters.find(small);
        if (type == std::string_view::npos || (letter == small) != (side == Side::second)) continue;
        lines += unit_line(side, static_cast<UnitType>(type), format_cell(static_cast<Cell>(i)), setting);
    }
    return lines;
}

} // namespace

Position drawn(const std::vector<std::string_view>& rows, const Setting& setting) {
    std::string text = "tactics 1\nside " + std::string(name(setting.to_move)) + " round " +
                       std::to_string(setting.round) + " quiet " + std::to_string(setting.quiet) + " rings " +
                       std::to_string(setting.rings) + " damage " + (setting.damage ? "yes" : "no") + "\n";
    for (int i = 0; i < kCells; ++i) {
        const char letter = drawn_at(rows, static_cast<Cell>(i));
        text += std::isalpha(letter) != 0 ? '.' : letter;
        text += i % kWidth + 1 < kWidth ? ' ' : '\n';
    }
    text += unit_lines(rows, Side::first, setting) + unit_lines(rows, Side::second, setting);
    const auto position = parse(text);
    INFO(text);
    REQUIRE(position.ok());
    return position.value();
}

Cell cell(std::string_view name) {
    const auto cell = parse_cell(name);
    INFO(name);
    REQUIRE(cell.has_value());
    return *cell;
}

Unit unit_on(const Position& position, std::string_view name) {
    const Unit unit = position.state.unit_at[cell(name)];
    INFO("nobody stands on " << name << "\n" << format(position));
    REQUIRE(unit != kNobody);
    return unit;
}

int hit_points_on(const Position& position, std::string_view name) {
    return position.state.hit_points[unit_on(position, name)];
}

Action action(const Position& position, std::string_view text) {
    const auto action = parse_action(position, text);
    INFO(text << "\n" << format(position));
    REQUIRE(action.ok());
    return action.value();
}

bool legal(const Position& position, std::string_view text) {
    return is_legal(*position.battle, position.state, action(position, text));
}

std::vector<std::int32_t> play(Position& position, std::string_view text) {
    INFO(text << "\n" << format(position));
    REQUIRE(legal(position, text));
    std::vector<std::int32_t> events;
    play(*position.battle, position.state, action(position, text), &events);
    return events;
}

void pass_rounds(Position& position, int rounds) {
    for (int turn = 0; turn < 2 * rounds; ++turn) play(position, "end");
}

std::string names(CellSet cells) {
    std::string names;
    while (!cells.empty()) names += (names.empty() ? "" : " ") + format_cell(cells.take());
    return names;
}

std::string reach_of(const Position& position, std::string_view name) {
    return names(reach(*position.battle, position.state, unit_on(position, name)));
}

} // namespace forethought::tactics
