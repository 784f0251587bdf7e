#include "engine/gomoku/forced_win.h"
#include "engine/gomoku/puzzle_grade.h"
#include "engine/gomoku/shape.h"
#include "engine/gomoku/win_prover.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/gomoku/win_proof.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <set>
#include <sstream>

namespace forethought::gomoku {

namespace {

std::string daily_text(const std::string& name) {
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/engine/gomoku/data/" + name);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<ForcedWin> daily_wins() {
    const auto wins = read_wins(daily_text("daily.txt"));
    INFO((wins.ok() ? "" : wins.error()));
    REQUIRE(wins.ok());
    return wins.value();
}

} // namespace

TEST_CASE("a daily puzzle has one first move that wins, and every other one loses", "[gomoku][daily]") {
    for (const ForcedWin& win : samples_of(daily_wins())) {
        INFO(format_win(win));
        REQUIRE(win.first.size() == 1);
        WinProof proof(win);
        CHECK(proof.holds());
        Board board(BoardUpdate::tables);
        board.set(win.position);
        WinProver prover;
        CHECK(prover.is_only_move(board, win.first.front()));
    }
}

TEST_CASE("daily puzzles are graded, and each is another shape", "[gomoku][daily]") {
    const auto wins = daily_wins();
    const auto grades = read_grades(daily_text("daily_grades.txt"));
    REQUIRE(grades.ok());
    REQUIRE(grades.value().size() == wins.size());
    std::set<std::uint64_t> shapes;
    for (std::size_t i = 0; i < wins.size(); ++i) {
        CHECK(grades.value()[i].id == wins[i].id);
        CHECK(shapes.insert(Shape(wins[i].position).key()).second);
    }
    CHECK(wins.size() >= 105);
}

} // namespace forethought::gomoku
