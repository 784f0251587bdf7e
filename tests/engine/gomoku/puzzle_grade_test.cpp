#include "engine/gomoku/puzzle_grade.h"

#include "engine/core/clock.h"
#include "engine/gomoku/gomoku.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <set>
#include <sstream>

namespace forethought::gomoku {

namespace {

std::string text_of(const std::string& name) {
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/engine/gomoku/data/" + name);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

ForcedWin win_of(const std::string& line) {
    const auto wins = read_wins(line);
    INFO((wins.ok() ? "" : wins.error()));
    REQUIRE(wins.ok());
    return wins.value().front();
}

} // namespace

TEST_CASE("a theme is what the first move does, or that the other side threatens", "[gomoku][grades]") {
    CHECK(theme_of(win_of("a fours 3 1 15 freestyle k8 h8 a1 i8 o1 j8 a15")) == Theme::live_four);
    CHECK(theme_of(win_of("a fours 5 1 15 freestyle h5 h8 h9 h7 a1 h6 a3 g5 o1 f5 o3")) == Theme::four_three);
    CHECK(theme_of(win_of("a threes 5 1 15 freestyle h8 h7 a1 h6 a3 g8 o1 f8 o3")) == Theme::double_three);
    CHECK(theme_of(win_of("a quiet 7 1 15 freestyle a15 h8 a1 i8 o1 j8 a3")) == Theme::quiet);
    CHECK(theme_of(win_of("a fours 3 1 15 freestyle k8 h8 c3 i8 d3 j8 e3")) == Theme::defence);
}

TEST_CASE("a grade comes back from its text, and what is none is refused by its line", "[gomoku][grades]") {
    for (const std::string line : {"a live_four 20", "b quiet -"}) {
        const auto grades = read_grades("# a remark\n\n" + line + "\r\n");
        REQUIRE(grades.ok());
        REQUIRE(grades.value().size() == 1);
        CHECK(format_grade(grades.value().front()) == line);
    }
    const auto fault = [](const std::string& line) {
        const auto grades = read_grades("# a remark\n" + line);
        return grades.ok() ? "none" : grades.error();
    };
    CHECK_THAT(fault("a chess 20"), Catch::StartsWith("line 2") && Catch::Contains("chess"));
    CHECK_THAT(fault("a quiet 21"), Catch::Contains("21"));
    CHECK_THAT(fault("a quiet"), Catch::Contains("three words"));
    CHECK_THAT(fault("a quiet 20 30"), Catch::Contains("three words"));
}

TEST_CASE("every puzzle is graded: its rung finds it, the one below does not", "[gomoku][grades]") {
    const auto wins = read_wins(text_of("puzzles.txt"));
    const auto grades = read_grades(text_of("puzzle_grades.txt"));
    REQUIRE(wins.ok());
    INFO((grades.ok() ? "" : grades.error()));
    REQUIRE(grades.ok());
    REQUIRE(grades.value().size() == wins.value().size());
    const auto ladder = Gomoku::ladder();
    SteadyClock clock;
    std::set<Theme> themes;
    for (std::size_t i = 0; i < wins.value().size(); ++i) {
        const ForcedWin& win = wins.value()[i];
        const PuzzleGrade& grade = grades.value()[i];
        INFO(format_grade(grade));
        CHECK(grade.id == win.id);
        CHECK(grade.theme == theme_of(win));
        themes.insert(grade.theme);
        std::size_t place = ladder.size();
        while (grade.rung && place > 0 && ladder[place - 1].number >= *grade.rung) --place;
        if (place < ladder.size()) CHECK(solves(ladder[place].number, win, clock));
        if (place > 0) CHECK_FALSE(solves(ladder[place - 1].number, win, clock));
    }
    CHECK(themes.size() >= 5);
}

} // namespace forethought::gomoku
