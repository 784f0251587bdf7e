#include "engine/gomoku/forced_win.h"

#include "engine/core/listed_lines.h"
#include "engine/gomoku/notation.h"
#include "engine/gomoku/rules.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace forethought::gomoku {

namespace {

constexpr std::array<std::string_view, 3> kMeansNames{"fours", "threes", "quiet"};

/// Takes the next word from the front of a line; empty behind the last one.
std::string_view take_word(std::string_view& line, char separator = ' ') {
    while (!line.empty() && line.front() == separator) line.remove_prefix(1);
    const auto end = std::min(line.find(separator), line.size());
    const auto word = line.substr(0, end);
    line.remove_prefix(end);
    return word;
}

std::optional<int> to_number(std::string_view word, int least, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool whole = error == std::errc{} && end == word.data() + word.size();
    return whole && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<Means> to_means(std::string_view word) {
    const auto found = std::find(kMeansNames.begin(), kMeansNames.end(), word);
    if (found == kMeansNames.end()) return std::nullopt;
    return static_cast<Means>(found - kMeansNames.begin());
}

Result<std::vector<Cell>> read_first_moves(const Position& position, std::string_view cells) {
    std::vector<Cell> first;
    while (!cells.empty()) {
        const auto action = parse_action(position, take_word(cells, ','));
        if (!action) return Error{action.error()};
        if (!is_legal(position, action.value())) return Error{"a first move is not legal"};
        first.push_back(cell_of(action.value()));
    }
    return first;
}

Result<ForcedWin> read_win(std::string_view line) {
    ForcedWin win;
    win.id = take_word(line);
    const auto means = to_means(take_word(line));
    if (!means) return Error{"the kind is not fours, threes or quiet"};
    const auto plies = to_number(take_word(line), 1, static_cast<int>(kMostActions));
    if (!plies || *plies % 2 == 0) return Error{"the plies are not an odd number"};
    const auto difficulty = to_number(take_word(line), 1, kMostDifficult);
    if (!difficulty) return Error{"the difficulty is not a number from 1 to 5"};
    const std::string board(take_word(line));
    const std::string rule(take_word(line));
    const auto first = take_word(line);
    const auto position =
        parse("gomoku 1 board " + board + " " + rule + " free moves " + std::string(line) + " end");
    if (!position) return Error{position.error()};
    win.means = *means;
    win.plies = *plies;
    win.difficulty = *difficulty;
    win.position = position.value();
    const auto first_moves = read_first_moves(win.position, first);
    if (!first_moves) return Error{first_moves.error()};
    win.first = first_moves.value();
    return win;
}

} // namespace

int difficulty_of(Means means, Ply plies, std::size_t first_moves) {
    const int level = 1 + (plies - 1) / 4 + static_cast<int>(means) - (first_moves >= 3 ? 1 : 0);
    return std::clamp(level, 1, kMostDifficult);
}

std::string_view name_of(Means means) {
    return kMeansNames[static_cast<std::size_t>(means)];
}

std::string format_win(const ForcedWin& win) {
    std::string text = win.id + " " + std::string(name_of(win.means)) + " " + std::to_string(win.plies) +
                       " " + std::to_string(win.difficulty) + " " + std::to_string(win.position.size) + " " +
                       std::string(name_of(win.position.rule)) + " ";
    for (std::size_t i = 0; i < win.first.size(); ++i)
        text += (i > 0 ? "," : "") + format_cell(win.first[i], win.position.size);
    for (const Action action : win.position.actions) text += " " + format_action(win.position, action);
    return text;
}

Result<std::vector<ForcedWin>> read_wins(std::string_view text) {
    return read_listed(text, read_win, " is no forced win");
}

} // namespace forethought::gomoku
