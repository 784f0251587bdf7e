#pragma once

#include "engine/gomoku/cell.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace forethought::gomocup {

/// `text` without white space at either end.
std::string_view trimmed(std::string_view text);

/// The first word of a line, and the rest of it without white space at either end.
struct Words {
    std::string_view first;
    std::string_view rest;
};
Words first_word(std::string_view line);

/// In capitals, as commands are written; managers and people may write them as they like.
std::string in_capitals(std::string_view word);

/// Whether a line is the command END, which is obeyed as soon as it is read.
bool is_end(std::string_view line);

/// A whole number, the only thing in `text`; one beyond 64 bits is the largest or smallest there is.
std::optional<std::int64_t> to_number(std::string_view text);

/// Two or three numbers with commas between them: a cell (x, y from 0), and in a list what stands there.
struct Triple {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::optional<std::int64_t> field;
};
std::optional<Triple> to_triple(std::string_view text);

/// The cell as the protocol writes it: "x,y".
std::string written(gomoku::Cell cell);

/// `text` in quotation marks, short enough and clean enough for one line of an answer.
std::string quoted(std::string_view text);

} // namespace forethought::gomocup
