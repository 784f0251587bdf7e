#include "engine/protocol/words.h"

#include <catch2/catch.hpp>

#include <array>
#include <limits>

namespace forethought::protocol {

TEST_CASE("a line falls into its first word and the rest", "[protocol]") {
    const auto [first, rest] = first_word("  turn \t7, 8 \r");
    CHECK(first == "turn");
    CHECK(rest == "7, 8");
    CHECK(first_word("END").rest.empty());
    CHECK(first_word(" \t ").first.empty());
}

TEST_CASE("entries of a table are found by their names, capitals or not", "[protocol]") {
    struct Entry {
        std::string_view name;
        int number;
    };
    static constexpr std::array table{Entry{"START", 1}, Entry{"go", 2}};
    REQUIRE(find_named(table, "start") != nullptr);
    CHECK(find_named(table, "start")->number == 1);
    CHECK(find_named(table, "Go")->number == 2);
    for (const char* word : {"", "g", "goo", "STAR", "STARTS"}) CHECK(find_named(table, word) == nullptr);
}

TEST_CASE("numbers beyond 64 bits are the last there are", "[protocol]") {
    CHECK(to_number(" 12 ") == 12);
    CHECK(to_number("-7") == -7);
    CHECK(to_number("99999999999999999999") == std::numeric_limits<std::int64_t>::max());
    CHECK(to_number("-99999999999999999999") == std::numeric_limits<std::int64_t>::min());
    for (const char* text : {"", "-", "+3", "3 4", "3,", "0x10", "1e3"})
        CHECK_FALSE(to_number(text).has_value());
}

} // namespace forethought::protocol
