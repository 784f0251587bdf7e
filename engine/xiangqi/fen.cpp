#include "engine/xiangqi/fen.h"

#include "engine/core/words.h"
#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/steps.h"

#include <array>
#include <optional>

namespace forethought::xiangqi {

namespace {

constexpr std::string_view kLetters = "kabnrcp";
/// Counters of more digits are no counters.
constexpr int kMostCounted = 100'000;

constexpr bool is_capital(char letter) {
    return letter >= 'A' && letter <= 'Z';
}
constexpr char lower(char letter) {
    return is_capital(letter) ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::optional<Kind> kind_of_letter(char letter) {
    switch (lower(letter)) {
    case 'h':
        return Kind::horse;
    case 'e':
        return Kind::elephant;
    case 'g':
        return Kind::general;
    case 's':
        return Kind::soldier;
    default:
        break;
    }
    const auto at = kLetters.find(lower(letter));
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Kind>(at));
}

std::string piece_name(Side side, Kind kind) {
    return std::string(name_of(side)) + "'s " + std::string(name_of(kind));
}

/// Why a piece cannot stand on a point; empty if it can.
std::string misplaced(Side side, Kind kind, Cell cell) {
    const bool at_home = is_reds_half(rank_of(cell)) == (side == Side::first);
    const std::string what = piece_name(side, kind) + " stands on " + format_cell(cell) + ", ";
    if (kind == Kind::general && (!at_home || steps_of(kind, side, cell).empty()))
        return what + "which is not in its palace";
    if (kind == Kind::advisor && (!at_home || steps_of(kind, side, cell).empty()))
        return what + "which is none of its five points";
    if (kind == Kind::elephant && (!at_home || steps_of(kind, side, cell).empty()))
        return what + "which is none of its seven points";
    return "";
}

Status read_piece(Board& board, char letter, int file, int rank) {
    const std::string where = "rank " + std::to_string(rank) + ": ";
    const auto kind = kind_of_letter(letter);
    if (!kind)
        return Error{where + in_quotes({&letter, 1}) +
                     " is no piece (k a b n r c p, capitals for Red) and no "
                     "number of empty points"};
    if (file >= kFiles) return Error{where + "there are more than 9 points"};
    const Side side = is_capital(letter) ? Side::first : Side::second;
    const Cell cell = cell_at(file, rank);
    if (const std::string wrong = misplaced(side, *kind, cell); !wrong.empty()) return Error{wrong};
    if (!board.place(side, *kind, cell))
        return Error{"on " + format_cell(cell) + " stands one " + std::string(name_of(*kind)) +
                     " more than " + std::string(name_of(side)) + " has, " + std::to_string(most_of(*kind))};
    return success();
}

Status read_board(Board& board, std::string_view text) {
    int file = 0;
    int rank = kRanks - 1;
    const auto is_short = [&] {
        return Error{"rank " + std::to_string(rank) + ": there are " + std::to_string(file) +
                     " points instead of 9"};
    };
    for (const char letter : text) {
        if (letter == '/') {
            if (file != kFiles) return is_short();
            if (rank == 0) return Error{"there are more than 10 ranks"};
            --rank;
            file = 0;
        } else if (letter >= '1' && letter <= '9') {
            file += letter - '0';
            if (file > kFiles)
                return Error{"rank " + std::to_string(rank) + ": there are more than 9 points"};
        } else {
            const Status status = read_piece(board, letter, file, rank);
            if (!status) return status;
            ++file;
        }
    }
    if (rank > 0) return Error{"there are " + std::to_string(kRanks - rank) + " ranks instead of 10"};
    if (file != kFiles) return is_short();
    return success();
}

Status check(const Board& board) {
    for (const Side side : {Side::first, Side::second})
        if (board.general(side) == kNowhere) return Error{std::string(name_of(side)) + " has no general"};
    const Side moved = opponent(board.to_move());
    if (pieces_between(board, board.general(Side::first), board.general(Side::second)) == 0)
        return Error{"the generals face each other"};
    if (is_general_attacked(board, moved))
        return Error{std::string(name_of(moved)) + "'s general is attacked, and " +
                     std::string(name_of(board.to_move())) + " is to move"};
    return success();
}

Result<int> read_counter(std::string_view word, std::string_view what) {
    const auto number = to_number(word);
    if (!number || *number < 0 || *number > kMostCounted)
        return Error{"the number of " + std::string(what) + " is " + in_quotes(word)};
    return *number;
}

} // namespace

const Start& standard_start() {
    static const Start start = parse_fen(kStandardFen).value();
    return start;
}

Result<Start> parse_fen(std::string_view text) {
    Words words(text);
    Start start;
    const Word board = words.next();
    if (board.text.empty()) return Error{"a FEN begins with the pieces; there is nothing"};
    if (const Status status = read_board(start.board, board.text); !status) return Error{status.error()};

    Word word = words.next();
    if (word.text == "b" || word.text == "B")
        start.board.set_side(Side::second);
    else if (word.text != "w" && word.text != "W" && word.text != "r" && word.text != "R" &&
             !word.text.empty())
        return Error{"who is to move is " + in_quotes(word.text) + ", not w (or r) or b"};
    if (const Status status = check(start.board); !status) return Error{status.error()};

    word = words.next();
    for (int dashes = 0; dashes < 2 && word.text == "-"; ++dashes) word = words.next();
    if (word.text.empty()) return start;
    const auto quiet = read_counter(word.text, "plies without a capture");
    if (!quiet) return Error{quiet.error()};
    start.quiet_plies = quiet.value();
    word = words.next();
    if (word.text.empty()) return start;
    const auto number = read_counter(word.text, "the move");
    if (!number) return Error{number.error()};
    start.move_number = number.value() == 0 ? 1 : number.value();
    const Word more = words.next();
    if (!more.text.empty()) return Error{in_quotes(more.text) + " comes after the end of the FEN"};
    return start;
}

std::string format_fen(const Start& start) {
    std::string text;
    for (int rank = kRanks - 1; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < kFiles; ++file) {
            const Slot slot = start.board.at(cell_at(file, rank));
            if (slot == kNone) {
                ++empty;
                continue;
            }
            if (empty > 0) text += std::to_string(empty);
            empty = 0;
            text += letter_of(side_of(slot), kind_of(slot));
        }
        if (empty > 0) text += std::to_string(empty);
        text += rank > 0 ? "/" : start.board.to_move() == Side::first ? " w" : " b";
    }
    return text + " - - " + std::to_string(start.quiet_plies) + " " + std::to_string(start.move_number);
}

std::string_view name_of(Side side) {
    return side == Side::first ? "Red" : "Black";
}

std::string_view name_of(Kind kind) {
    constexpr std::array<std::string_view, kKinds> names{"general", "advisor", "elephant", "horse",
                                                         "chariot", "cannon",  "soldier"};
    return names[static_cast<std::size_t>(kind)];
}

char letter_of(Side side, Kind kind) {
    const char letter = kLetters[static_cast<std::size_t>(kind)];
    return side == Side::first ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::string format_cell(Cell cell) {
    return {static_cast<char>('a' + file_of(cell)), static_cast<char>('0' + rank_of(cell))};
}

} // namespace forethought::xiangqi
