#pragma once

#include "engine/core/result.h"
#include "engine/gomoku/cell.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace forethought::gomocup {

/// Two or three numbers with commas between them: a cell (x, y from 0), and in a list what stands there.
struct Triple {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::optional<std::int64_t> field;
};
std::optional<Triple> to_triple(std::string_view text);

/// The cell of a triple that was read from `text`, on a board of `size`. Error: it is not on the board.
Result<gomoku::Cell> place_of(const Triple& triple, std::string_view text, int size);

/// Reads "x,y" on a board of `size`. Error: the reason.
Result<gomoku::Cell> read_cell(std::string_view text, int size);

/// The cell as the protocol writes it: "x,y".
std::string written(gomoku::Cell cell);

} // namespace forethought::gomocup
