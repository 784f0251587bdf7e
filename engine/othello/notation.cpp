#include "engine/othello/notation.h"

#include "engine/core/words.h"
#include "engine/othello/rules.h"

#include <optional>

namespace forethought::othello {

namespace {

constexpr std::string_view kStandard = "standard";

constexpr char letter_of(Side side) {
    return side == Side::first ? 'X' : 'O';
}

std::optional<Side> side_of(std::string_view word) {
    if (word == "X") return Side::first;
    if (word == "O") return Side::second;
    return std::nullopt;
}

bool began_as_usual(const Position& position) {
    return position.start == kStandardStart && position.starter == Side::first;
}

Result<Position> read_start(Words& words) {
    const Word start = words.next();
    const Word cells = words.next();
    if (start.text != "start") return error_at(start.line, "'start' is missing");
    if (cells.text == kStandard) return standard_start();
    const Word to_move = words.next();
    auto position = parse_board(cells.text, to_move.text);
    if (!position) return error_at(cells.line, position.error());
    return position;
}

/// Passes where there is nothing else to do and something else is asked for.
void pass_before(Position& position, Action action) {
    if (action != kPass && must_pass(position)) play(position, kPass, nullptr);
}

} // namespace

std::string format_cell(Cell cell) {
    return static_cast<char>('a' + x_of(cell)) + std::to_string(y_of(cell) + 1);
}

std::string format_action(Action action) {
    return action == kPass ? "pass" : format_cell(cell_of(action));
}

Result<Action> parse_action(std::string_view text) {
    if (text == "pass") return kPass;
    if (text.size() == 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8')
        return disc_on(cell_at(text[0] - 'a', text[1] - '1'));
    return Error{in_quotes(text) +
                 " is no cell (a letter a-h for the column, a number 1-8 for the row) and not "
                 "'pass'"};
}

std::string format_board(const Board& board, Side to_move) {
    std::string text;
    for (Cell cell = 0; cell < kCells; ++cell)
        text += has(board.mine, cell)     ? letter_of(to_move)
                : has(board.theirs, cell) ? letter_of(opponent(to_move))
                                          : '-';
    return text + ' ' + letter_of(to_move);
}

Result<Position> parse_board(std::string_view cells, std::string_view to_move) {
    if (cells.size() != kCells)
        return Error{"a board is 64 cells of X, O and -, not " + std::to_string(cells.size())};
    const auto side = side_of(to_move);
    if (!side) return Error{"who is to move is " + in_quotes(to_move) + ", not X or O"};
    Board board;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const char disc = cells[static_cast<std::size_t>(cell)];
        if (disc == '-') continue;
        if (disc != 'X' && disc != 'O')
            return Error{"cell " + format_cell(cell) + " is " + in_quotes({&disc, 1}) + ", not X, O or -"};
        (disc == letter_of(*side) ? board.mine : board.theirs) |= only(cell);
    }
    return begin_at(board, *side);
}

std::string format(const Position& position) {
    std::string text = "othello 1\nstart ";
    text +=
        began_as_usual(position) ? std::string(kStandard) : format_board(position.start, position.starter);
    text += "\nmoves";
    for (const Action action : position.actions) text += " " + format_action(action);
    return text + "\nend\n";
}

Result<Position> parse(std::string_view text) {
    Words words(text);
    const Word game = words.next();
    const Word version = words.next();
    if (game.text != "othello" || version.text != "1")
        return error_at(game.line, "a position begins with 'othello 1'");
    auto read = read_start(words);
    if (!read) return read;
    Position& position = read.value();
    const Word moves = words.next();
    if (moves.text != "moves") return error_at(moves.line, "'moves' is missing");
    for (int number = 1;; ++number) {
        const Word word = words.next();
        if (word.text == "end") break;
        if (word.text.empty()) return error_at(word.line, "the text breaks off; 'end' is missing");
        const auto action = parse_action(word.text);
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

std::string format_moves(const Position& position) {
    std::string text;
    for (const Action action : position.actions)
        if (action != kPass) text += format_action(action);
    return text;
}

Result<Position> play_moves(Position position, std::string_view moves) {
    for (int number = 1; !moves.empty(); ++number) {
        std::string name(moves.substr(0, 2));
        moves.remove_prefix(name.size());
        if (name[0] >= 'A' && name[0] <= 'H') name[0] = static_cast<char>(name[0] - 'A' + 'a');
        const auto action = parse_action(name);
        const std::string which = "move " + std::to_string(number) + ", ";
        if (!action) return Error{which + action.error()};
        pass_before(position, action.value());
        if (!is_legal(position, action.value())) return Error{which + in_quotes(name) + ", is not legal"};
        play(position, action.value(), nullptr);
    }
    return position;
}

} // namespace forethought::othello
