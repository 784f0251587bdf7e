#include "engine/gomoku/forced_win.h"
#include "engine/gomoku/puzzle_grade.h"
#include "engine/othello/puzzle.h"
#include "engine/xiangqi/puzzle.h"
#include "tests/fuzz/target.h"

namespace forethought::fuzz {

/// Lists of puzzles and of what is known of them, by the first byte.
static void puzzles(Input input) {
    const int of = take_byte(input) % 4;
    const std::string_view text = text_of(input);
    if (of == 0) static_cast<void>(gomoku::read_wins(text));
    if (of == 1) static_cast<void>(gomoku::read_grades(text));
    if (of == 2) static_cast<void>(othello::read_puzzles(text));
    if (of == 3) static_cast<void>(xiangqi::read_puzzles(text));
}

static const Added puzzles_target("puzzles", puzzles);

} // namespace forethought::fuzz
