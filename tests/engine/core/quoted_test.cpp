#include "engine/core/quoted.h"

#include <catch2/catch.hpp>

namespace forethought {

TEST_CASE("what is quoted is one line on which everything prints", "[quoted]") {
    CHECK(in_quotes("b2 c3") == "'b2 c3'");
    CHECK(in_quotes("") == "''");
    CHECK(in_quotes("a\nb\tc\r") == R"('a\nb\tc\r')");
    CHECK(in_quotes("\x1b[31mred\x7f") == R"('\x1b[31mred\x7f')");
    CHECK(in_quotes(std::string_view("a\0b", 3)) == R"('a\x00b')");
}

TEST_CASE("letters of every language print, and what hides or turns them does not", "[quoted]") {
    CHECK(in_quotes("Gröbe, Ход, 五子棋, 😀") == "'Gröbe, Ход, 五子棋, 😀'");
    CHECK(in_quotes("a\u202eb\u200bc\ufeff\u2028") == R"('a\u{202e}b\u{200b}c\u{feff}\u{2028}')");
    CHECK(in_quotes("\xc2\x9b"
                    "31m") == R"('\u{009b}31m')");
    CHECK(in_quotes("\U000e0041") == R"('\u{e0041}')");
}

TEST_CASE("bytes that are no text are told as bytes", "[quoted]") {
    CHECK(in_quotes("\xff\xfe") == R"('\xff\xfe')");
    // Broken off, too long for its number, half a pair, beyond the last.
    CHECK(in_quotes("\xe4\xba") == R"('\xe4\xba')");
    CHECK(in_quotes("\xc0\xaf") == R"('\xc0\xaf')");
    CHECK(in_quotes("\xed\xa0\x80") == R"('\xed\xa0\x80')");
    CHECK(in_quotes("\xf4\x90\x80\x80") == R"('\xf4\x90\x80\x80')");
    CHECK(in_quotes("\x80"
                    "a\xe2(") == R"('\x80a\xe2(')");
}

TEST_CASE("long texts are cut short, in whole characters", "[quoted]") {
    CHECK(in_quotes(std::string(118, 'y')) == "'" + std::string(118, 'y') + "'");
    CHECK(in_quotes(std::string(119, 'y')) == "'" + std::string(115, 'y') + "...'");
    CHECK(in_quotes(std::string(100'000, 'y')).size() == kMostQuoted);
    CHECK(in_quotes(std::string(100'000, '\x1b')).size() <= kMostQuoted);
    CHECK(one_line("five stones", 6) == "fiv...");
    CHECK(one_line("a\u00e9\u00e9\u00e9\u00e9", 5) == "a\u00e9\u00e9\u00e9\u00e9");
    CHECK(one_line("\x1b\x1b", 7) == "\\x1b...");
}

TEST_CASE("of a long path the end is left", "[quoted]") {
    CHECK(shown_path("data/t.json") == "data/t.json");
    CHECK(shown_path("a\nb") == "a\\nb");
    const std::string path = shown_path(std::string(300, 'y') + "/t.json");
    CHECK(path.size() == kMostQuoted);
    CHECK(path.starts_with("...y"));
    CHECK(path.ends_with("y/t.json"));
}

} // namespace forethought
