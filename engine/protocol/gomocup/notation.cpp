#include "engine/protocol/gomocup/notation.h"

#include "engine/core/quoted.h"
#include "engine/protocol/words.h"

namespace forethought::gomocup {

namespace {

Error off_board(std::string_view text, int size) {
    return Error{in_quotes(text) + " is no cell of a board of " + std::to_string(size) +
                 " (x,y from 0,0 to " + std::to_string(size - 1) + "," + std::to_string(size - 1) + ")"};
}

} // namespace

std::optional<Triple> to_triple(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = protocol::to_number(text.substr(0, comma));
    text.remove_prefix(comma + 1);
    const auto second = text.find(',');
    const auto y = protocol::to_number(text.substr(0, second));
    if (!x || !y) return std::nullopt;
    if (second == std::string_view::npos) return Triple{*x, *y, std::nullopt};
    const auto field = protocol::to_number(text.substr(second + 1));
    if (!field) return std::nullopt;
    return Triple{*x, *y, field};
}

Result<gomoku::Cell> place_of(const Triple& triple, std::string_view text, int size) {
    if (triple.x < 0 || triple.y < 0 || triple.x >= size || triple.y >= size) return off_board(text, size);
    return gomoku::cell_at(static_cast<int>(triple.x), static_cast<int>(triple.y));
}

Result<gomoku::Cell> read_cell(std::string_view text, int size) {
    const auto triple = to_triple(text);
    if (!triple || triple->field) return off_board(text, size);
    return place_of(*triple, text, size);
}

std::string written(gomoku::Cell cell) {
    return std::to_string(gomoku::x_of(cell)) + "," + std::to_string(gomoku::y_of(cell));
}

} // namespace forethought::gomocup
