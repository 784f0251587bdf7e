#include "engine/protocol/nboard/ggf.h"

#include "engine/core/quoted.h"
#include "engine/othello/notation.h"
#include "engine/othello/rules.h"
#include "engine/protocol/words.h"

namespace forethought::nboard {

using namespace othello;
using protocol::trimmed;

namespace {

/// One property of a game: its name and what stands in brackets behind it.
struct Property {
    std::string_view name;
    std::string_view value;
};

/// Takes the next property off the text; nothing where the game ends.
std::optional<Property> take_property(std::string_view& text) {
    const auto open = text.find('[');
    const auto end = text.find(";)");
    if (open == std::string_view::npos || end < open) return std::nullopt;
    const auto close = text.find(']', open);
    if (close == std::string_view::npos) return std::nullopt;
    const Property property{trimmed(text.substr(0, open)), text.substr(open + 1, close - open - 1)};
    text.remove_prefix(close + 1);
    return property;
}

/// Black is '*' in this format and 'X' in ours.
char our_letter(char letter) {
    return letter == '*' ? 'X' : letter;
}

Result<Position> read_board(std::string_view value) {
    const auto [size, rest] = protocol::first_word(value);
    if (size != "8") return Error{"BO: only boards of size 8 are played, not " + in_quotes(size)};
    std::string cells;
    for (const char letter : rest)
        if (trimmed({&letter, 1}).size() == 1) cells += our_letter(letter);
    if (cells.size() != kCells + 1)
        return Error{"BO: a board is 64 cells and who is to move, not " + std::to_string(cells.size()) +
                     " letters"};
    auto board =
        parse_board(std::string_view(cells).substr(0, kCells), std::string_view(cells).substr(kCells));
    if (!board) return Error{"BO: " + board.error()};
    return board;
}

/// Whether a type of game, such as "8", "8r20" or "s8k", is Othello as it is played here: how it begins and
/// what a draw is worth are told elsewhere. Error: which game it is.
Status check_type(std::string_view type) {
    std::string_view rest = trimmed(type);
    if (rest.starts_with('s')) rest.remove_prefix(1);
    const auto size = rest.substr(0, rest.find_first_not_of("0123456789"));
    if (!size.empty() && size != "8")
        return Error{"TY: only boards of size 8 are played, not " + in_quotes(type)};
    if (rest.find('a') != rest.npos)
        return Error{"TY: " + in_quotes(type) + " is anti-Othello, in which the fewer discs win"};
    return success();
}

Status enter_move(Position& position, Side side, std::string_view text) {
    const std::string which = "move " + std::to_string(position.actions.size() + 1) + ", " + in_quotes(text);
    const auto action = read_move(text);
    if (!action) return Error{which + ", is no move"};
    // Some leave passes out.
    if (position.to_move != side && *action != kPass && must_pass(position)) play(position, kPass, nullptr);
    if (position.to_move != side || !is_legal(position, *action)) return Error{which + ", is not legal"};
    play(position, *action, nullptr);
    return success();
}

} // namespace

std::optional<Action> read_move(std::string_view text) {
    const std::string_view name = trimmed(text.substr(0, text.find('/')));
    if (protocol::is_same_word(name, "PA") || protocol::is_same_word(name, "PASS")) return kPass;
    std::string small(name);
    if (!small.empty() && small[0] >= 'A' && small[0] <= 'H')
        small[0] = static_cast<char>(small[0] - 'A' + 'a');
    const auto action = parse_action(small);
    return action ? std::optional(action.value()) : std::nullopt;
}

std::string written(Action action) {
    if (action == kPass) return "PA";
    std::string text = format_action(action);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

Result<Position> read_ggf(std::string_view text) {
    const auto begin = text.find("(;");
    if (begin == std::string_view::npos) return Error{"a game begins with '(;'"};
    text.remove_prefix(begin + 2);
    Position position = standard_start();
    while (const auto property = take_property(text)) {
        if (property->name == "GM" && property->value != "Othello")
            return Error{"the game is " + in_quotes(property->value) + ", not Othello"};
        if (property->name == "TY")
            if (const Status status = check_type(property->value); !status) return Error{status.error()};
        if (property->name == "BO") {
            const auto board = read_board(property->value);
            if (!board) return board;
            position = board.value();
        } else if (property->name == "B" || property->name == "W") {
            const Side side = property->name == "B" ? Side::first : Side::second;
            const Status entered = enter_move(position, side, property->value);
            if (!entered) return Error{entered.error()};
        }
    }
    if (!trimmed(text).starts_with(";)")) return Error{"the game breaks off; it ends with ';)'"};
    return position;
}

std::string format_ggf(const Position& position, std::string_view black, std::string_view white) {
    std::string board = format_board(position.start, position.starter);
    for (char& letter : board)
        if (letter == 'X') letter = '*';
    std::string text =
        "(;GM[Othello]PB[" + std::string(black) + "]PW[" + std::string(white) + "]TY[8]BO[8 " + board + "]";
    Position played = begin_at(position.start, position.starter);
    for (const Action action : position.actions) {
        text += (played.to_move == Side::first ? "B[" : "W[") + written(action) + "]";
        play(played, action, nullptr);
    }
    return text + ";)";
}

} // namespace forethought::nboard
