#include "engine/xiangqi/notation/wxf.h"

#include "engine/core/quoted.h"
#include "engine/xiangqi/notation/spelled.h"

#include <array>
#include <optional>

namespace forethought::xiangqi {

namespace {

constexpr std::string_view kLetters = "KAEHRCP";
constexpr std::string_view kOtherLetters = "GABNRCS";

std::optional<Kind> kind_of_letter(char letter) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    for (const std::string_view letters : {kLetters, kOtherLetters})
        if (const auto at = letters.find(letter); at != std::string_view::npos) return static_cast<Kind>(at);
    return std::nullopt;
}

std::optional<Way> way_of(char sign) {
    switch (sign) {
    case '+':
        return Way::forward;
    case '-':
        return Way::back;
    case '=':
    case '.':
        return Way::sideways;
    default:
        return std::nullopt;
    }
}

int digit_of(char letter) {
    return letter >= '1' && letter <= '9' ? letter - '0' : 0;
}

Order order_of(char sign) {
    return sign == '+' ? Order::front : sign == '-' ? Order::rear : Order::none;
}

/// Reads who moves, from the first two characters.
bool read_piece(char one, char two, Spelled& spelled) {
    if (const auto kind = kind_of_letter(one)) {
        spelled.kind = *kind;
        spelled.file = digit_of(two);
        spelled.order = order_of(two);
        return spelled.file != 0 || spelled.order != Order::none;
    }
    const Order order = order_of(one);
    if (const auto kind = kind_of_letter(two); kind && order != Order::none) {
        spelled.kind = *kind;
        spelled.order = order;
        return true;
    }
    spelled.kind = Kind::soldier;
    if (order != Order::none) {
        spelled.order = one == '+' ? Order::foremost : Order::rearmost;
        return one == two;
    }
    spelled.file = digit_of(one);
    spelled.order = order_of(two);
    if (one == two) spelled.order = Order::middle;
    return spelled.file != 0 && spelled.order != Order::none;
}

/// The first two characters of a soldier that has others before or behind it.
std::string name_of_soldier(const Tandem& tandem, char letter, char file) {
    const bool is_middle = tandem.ahead == tandem.behind;
    const bool is_outermost = tandem.ahead == 0 || tandem.behind == 0;
    const char sign = tandem.ahead < tandem.behind ? '+' : '-';
    if (tandem.on_two_files) return {file, is_middle ? file : sign};
    if (is_middle) return {letter, file};
    if (tandem.pieces() > 3 && is_outermost) return {sign, sign};
    return {letter, sign};
}

} // namespace

std::string format_wxf(const Board& board, Action move) {
    const Spelled spelled = spelled_out(board, move);
    const Tandem tandem = tandem_of(board, move.from());
    const char letter = kLetters[static_cast<std::size_t>(spelled.kind)];
    const auto file = static_cast<char>('0' + spelled.file);
    // Advisors and elephants on one file never go the same way.
    const bool is_told_by_file =
        tandem.pieces() == 1 || spelled.kind == Kind::advisor || spelled.kind == Kind::elephant;
    std::string text;
    if (is_told_by_file)
        text = {letter, file};
    else if (spelled.kind == Kind::soldier)
        text = name_of_soldier(tandem, letter, file);
    else
        text = {letter, tandem.ahead == 0 ? '+' : '-'};
    text += spelled.way == Way::forward ? '+' : spelled.way == Way::back ? '-' : '=';
    return text + static_cast<char>('0' + spelled.target);
}

Result<Action> parse_wxf(const Board& board, std::string_view text) {
    Spelled spelled;
    const auto way = text.size() == 4 ? way_of(text[2]) : std::nullopt;
    if (!way || digit_of(text[3]) == 0 || !read_piece(text[0], text[1], spelled))
        return Error{in_quotes(text) +
                     " is no move (a piece K A E H R C P, its file 1-9 or + or -, the way + - =, "
                     "the steps or the file 1-9)"};
    spelled.way = *way;
    spelled.target = digit_of(text[3]);
    return find_move(board, spelled, text);
}

} // namespace forethought::xiangqi
