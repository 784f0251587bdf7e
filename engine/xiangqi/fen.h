#pragma once

#include "engine/core/result.h"
#include "engine/xiangqi/board.h"

#include <string>
#include <string_view>

namespace forethought::xiangqi {

/// Where a game begins.
struct Start {
    Board board{};
    /// Plies without a capture before it.
    int quiet_plies = 0;
    /// The number of the next move of Red, or of Black's answer to it.
    int move_number = 1;

    bool operator==(const Start&) const = default;
};

inline constexpr std::string_view kStandardFen =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// The usual start.
const Start& standard_start();

/// Reads a FEN: ranks from Black's side on, capitals for Red. Horses are `n` or `h`, elephants `b` or `e`,
/// generals `k` or `g`, soldiers `p` or `s`; Red's turn is `w` or `r`, or what comes where none is given; the
/// dashes and the counters may be missing. Error: what is wrong and where.
Result<Start> parse_fen(std::string_view text);

/// In the commonest form: `n` and `b`, `w`, with counters.
std::string format_fen(const Start& start);

/// "Red", "Black".
std::string_view name_of(Side side);
/// "general", "advisor" and so on.
std::string_view name_of(Kind kind);
/// A piece's letter in a FEN, a capital for Red.
char letter_of(Side side, Kind kind);

/// A point as ICCS names it: "h2".
std::string format_cell(Cell cell);

} // namespace forethought::xiangqi
