#include "engine/xiangqi/notation/iccs.h"

#include "engine/core/quoted.h"
#include "engine/xiangqi/fen.h"

#include <optional>

namespace forethought::xiangqi {

namespace {

std::optional<Cell> parse_cell(char file, char rank) {
    if (file >= 'A' && file <= 'I') file = static_cast<char>(file - 'A' + 'a');
    if (file < 'a' || file > 'i' || rank < '0' || rank > '9') return std::nullopt;
    return cell_at(file - 'a', rank - '0');
}

} // namespace

std::string format_iccs(Action action) {
    return format_cell(action.from()) + format_cell(action.to());
}

Result<Action> parse_iccs(std::string_view text) {
    const Error refusal{in_quotes(text) +
                        " is no move (two points, each a letter a-i for the file and a digit "
                        "0-9 for the rank)"};
    const std::size_t second = text.size() == 5 && text[2] == '-' ? 3 : 2;
    if (text.size() != second + 2) return refusal;
    const auto from = parse_cell(text[0], text[1]);
    const auto to = parse_cell(text[second], text[second + 1]);
    if (!from || !to) return refusal;
    return move_of(*from, *to);
}

} // namespace forethought::xiangqi
