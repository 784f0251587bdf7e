#include "engine/gomoku/notation.h"

#include "engine/core/words.h"
#include "engine/gomoku/rules.h"

#include <array>
#include <optional>

namespace forethought::gomoku {

namespace {

constexpr std::array<std::string_view, 3> kRuleNames{"freestyle", "standard", "renju"};
constexpr std::array<std::string_view, 2> kOpeningNames{"free", "swap2"};

Result<Position> read_board(Words& words) {
    const Word board = words.next();
    const Word size = words.next();
    const Word rule = words.next();
    const Word opening = words.next();
    if (board.text != "board") return error_at(board.line, "'board' is missing, with size, rule and opening");
    const auto cells = to_number(size.text);
    if (!cells || *cells < kSmallestBoard || *cells > kLargestBoard)
        return error_at(size.line, "the size of the board is " + in_quotes(size.text) +
                                       ", not a number from " + std::to_string(kSmallestBoard) + " to " +
                                       std::to_string(kLargestBoard));
    const auto rule_number = find_name(kRuleNames, rule.text);
    if (!rule_number)
        return error_at(rule.line,
                        "the rule is " + in_quotes(rule.text) + ", not freestyle, standard or renju");
    const auto opening_number = find_name(kOpeningNames, opening.text);
    if (!opening_number)
        return error_at(opening.line, "the opening is " + in_quotes(opening.text) + ", not free or swap2");
    return empty_board(*cells, static_cast<Rule>(*rule_number), static_cast<Opening>(*opening_number));
}

} // namespace

std::string_view name_of(Rule rule) {
    return kRuleNames[static_cast<std::size_t>(rule)];
}

std::string format_cell(Cell cell, int size) {
    return static_cast<char>('a' + x_of(cell)) + std::to_string(size - y_of(cell));
}

std::string format_action(const Position& position, Action action) {
    if (action == kTakeBlack) return "black";
    if (action == kTakeWhite) return "white";
    if (action == kPlaceTwo) return "two";
    return format_cell(cell_of(action), position.size);
}

Result<Action> parse_action(const Position& position, std::string_view text) {
    if (text == "black") return kTakeBlack;
    if (text == "white") return kTakeWhite;
    if (text == "two") return kPlaceTwo;
    if (!text.empty()) {
        const int x = text.front() - 'a';
        const auto row = to_number(text.substr(1));
        if (x >= 0 && x < position.size && row && *row >= 1 && *row <= position.size)
            return stone_on(cell_at(x, position.size - *row));
    }
    return Error{in_quotes(text) + " is no cell of a board of " + std::to_string(position.size) +
                 " (a letter for the column, the number of the row from the bottom)"};
}

std::string format(const Position& position) {
    std::string text = "gomoku 1\nboard " + std::to_string(position.size) + " " +
                       std::string(name_of(position.rule)) + " " +
                       std::string(kOpeningNames[static_cast<std::size_t>(position.opening)]) + "\nmoves";
    for (const Action action : position.actions) text += " " + format_action(position, action);
    return text + "\nend\n";
}

Result<Position> parse(std::string_view text) {
    Words words(text);
    const Word game = words.next();
    const Word version = words.next();
    if (game.text != "gomoku" || version.text != "1")
        return error_at(game.line, "a position begins with 'gomoku 1'");
    auto read = read_board(words);
    if (!read) return read;
    Position& position = read.value();
    const Word moves = words.next();
    if (moves.text != "moves") return error_at(moves.line, "'moves' is missing");
    for (int number = 1;; ++number) {
        const Word word = words.next();
        if (word.text == "end") break;
        if (word.text.empty()) return error_at(word.line, "the text breaks off; 'end' is missing");
        const auto action = parse_action(position, word.text);
        const std::string which = "move " + std::to_string(number) + ", ";
        if (!action) return error_at(word.line, which + action.error());
        if (position.outcome != Outcome::playing)
            return error_at(word.line, which + in_quotes(word.text) + ", comes after the end of the game");
        if (!is_legal(position, action.value()))
            return error_at(word.line, which + in_quotes(word.text) + ", is not legal");
        play(position, action.value(), nullptr);
    }
    const Word more = words.next();
    if (!more.text.empty()) return error_at(more.line, "there is more after 'end'");
    return read;
}

} // namespace forethought::gomoku
