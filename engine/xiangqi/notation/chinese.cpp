#include "engine/xiangqi/notation/chinese.h"

#include "engine/core/quoted.h"
#include "engine/xiangqi/notation/spelled.h"

#include <array>
#include <optional>
#include <vector>

namespace forethought::xiangqi {

namespace {

using Texts = std::array<std::string_view, kKinds>;

/// Red's and Black's pieces, in both scripts.
constexpr std::array<std::array<Texts, 2>, 2> kNames{
    std::array{Texts{"帅", "仕", "相", "马", "车", "炮", "兵"},
               Texts{"将", "士", "象", "马", "车", "炮", "卒"}},
    std::array{Texts{"帥", "仕", "相", "馬", "車", "炮", "兵"},
               Texts{"將", "士", "象", "馬", "車", "炮", "卒"}}};
/// As discs and other texts have them besides.
constexpr std::array<std::pair<std::string_view, Kind>, 4> kOtherNames{
    std::pair{"傌", Kind::horse}, std::pair{"俥", Kind::chariot}, std::pair{"砲", Kind::cannon},
    std::pair{"包", Kind::cannon}};

constexpr std::array<std::string_view, 10> kNumbers{"", "一", "二", "三", "四", "五", "六", "七", "八", "九"};
constexpr std::array<std::string_view, 10> kWideDigits{"",   "１", "２", "３", "４",
                                                       "５", "６", "７", "８", "９"};

/// The characters of a text in UTF-8; of one that is none whatever bytes there are.
std::vector<std::string_view> characters_of(std::string_view text) {
    std::vector<std::string_view> characters;
    while (!text.empty()) {
        std::size_t length = 1;
        while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80) ++length;
        characters.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return characters;
}

std::optional<Kind> read_kind(std::string_view character) {
    for (const auto& of_script : kNames)
        for (const Texts& names : of_script)
            for (std::size_t kind = 0; kind < kKinds; ++kind)
                if (names[kind] == character) return static_cast<Kind>(kind);
    for (const auto& [name, kind] : kOtherNames)
        if (name == character) return kind;
    return std::nullopt;
}

/// 0 for none.
int read_number(std::string_view character) {
    for (std::size_t number = 1; number < kNumbers.size(); ++number)
        if (character == kNumbers[number] || character == kWideDigits[number] ||
            (character.size() == 1 && character[0] == static_cast<char>('0' + number)))
            return static_cast<int>(number);
    return 0;
}

std::optional<Way> read_way(std::string_view character) {
    if (character == "进" || character == "進") return Way::forward;
    if (character == "退") return Way::back;
    if (character == "平") return Way::sideways;
    return std::nullopt;
}

Order read_order(std::string_view character) {
    if (character == "前") return Order::foremost;
    if (character == "后" || character == "後") return Order::rearmost;
    return character == "中" ? Order::middle : Order::none;
}

/// Reads who moves, from the first two characters.
bool read_piece(std::string_view one, std::string_view two, Spelled& spelled) {
    if (const auto kind = read_kind(one)) {
        spelled.kind = *kind;
        spelled.file = read_number(two);
        return spelled.file != 0;
    }
    spelled.order = read_order(one);
    if (spelled.order == Order::none) {
        spelled.order = Order::numbered;
        spelled.number = read_number(one);
        if (spelled.number == 0) return false;
    }
    if (const auto kind = read_kind(two)) {
        spelled.kind = *kind;
        return true;
    }
    // Where soldiers stand behind each other on two files some write the file of theirs in place of the
    // piece.
    spelled.kind = Kind::soldier;
    spelled.file = read_number(two);
    return spelled.file != 0;
}

std::string number_text(Side side, int number) {
    if (side == Side::second) return std::to_string(number);
    return std::string(kNumbers[static_cast<std::size_t>(number)]);
}

/// What comes before the name of a piece that has others before or behind it.
std::string order_text(Side side, const Tandem& tandem, Script script) {
    if (tandem.on_two_files) return number_text(side, tandem.number);
    if (tandem.pieces() > 3) return number_text(side, tandem.ahead + 1);
    if (tandem.ahead == 0) return "前";
    if (tandem.behind > 0) return "中";
    return script == Script::simplified ? "后" : "後";
}

} // namespace

std::string format_chinese(const Board& board, Action move, Script script) {
    const Side side = board.to_move();
    const Spelled spelled = spelled_out(board, move);
    const Tandem tandem = tandem_of(board, move.from());
    const std::string name(kNames[static_cast<std::size_t>(script)][static_cast<std::size_t>(index(side))]
                                 [static_cast<std::size_t>(spelled.kind)]);
    // Advisors and elephants on one file never go the same way.
    const bool is_told_by_file =
        tandem.pieces() == 1 || spelled.kind == Kind::advisor || spelled.kind == Kind::elephant;
    std::string text =
        is_told_by_file ? name + number_text(side, spelled.file) : order_text(side, tandem, script) + name;
    const bool simplified = script == Script::simplified;
    text += spelled.way == Way::forward ? (simplified ? "进" : "進") : spelled.way == Way::back ? "退" : "平";
    return text + number_text(side, spelled.target);
}

Result<Action> parse_chinese(const Board& board, std::string_view text) {
    Spelled spelled;
    const auto characters = characters_of(text);
    const auto way = characters.size() == 4 ? read_way(characters[2]) : std::nullopt;
    if (!way || read_number(characters[3]) == 0 || !read_piece(characters[0], characters[1], spelled))
        return Error{
            in_quotes(text) +
            " is no move (a piece and its file, or 前 中 后 or a number and the piece; 进, 退 or 平; the "
            "steps or the file)"};
    spelled.way = *way;
    spelled.target = read_number(characters[3]);
    return find_move(board, spelled, text);
}

} // namespace forethought::xiangqi
