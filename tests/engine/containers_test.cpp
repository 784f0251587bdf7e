#include "engine/core/move_list.h"
#include "engine/core/text.h"
#include "engine/core/transposition_table.h"

#include <catch2/catch.hpp>

#include <vector>

namespace forethought {

TEST_CASE("the transposition table finds what was stored last in a slot", "[containers]") {
    TranspositionTable<int> table(4);
    CHECK(table.find(0) == nullptr);
    CHECK(table.find(21) == nullptr);
    table.store(21, 1);
    table.store(5, 2);
    REQUIRE(table.find(5) != nullptr);
    CHECK(*table.find(5) == 2);
    // 21 and 5 share slot 5 of 16: the newest wins.
    CHECK(table.find(21) == nullptr);
    table.store(5, 3);
    CHECK(*table.find(5) == 3);
    table.store(6, 4);
    CHECK(*table.find(5) == 3);
    CHECK(*table.find(6) == 4);
}

TEST_CASE("the transposition table forgets everything at once and can be filled again", "[containers]") {
    TranspositionTable<int> table(4);
    for (std::uint64_t hash = 0; hash < 16; ++hash) table.store(hash, 1);
    table.clear();
    for (std::uint64_t hash = 0; hash < 16; ++hash) CHECK(table.find(hash) == nullptr);
    table.store(3, 2);
    REQUIRE(table.find(3) != nullptr);
    CHECK(*table.find(3) == 2);
}

TEST_CASE("a move list holds up to its capacity, in order", "[containers]") {
    MoveList<int, 3> list;
    CHECK(list.empty());
    CHECK(list.capacity() == 3);
    for (const int move : {7, 8, 9}) list.push_back(move);
    CHECK(std::vector<int>(list.begin(), list.end()) == std::vector<int>{7, 8, 9});
    list.pop_back();
    list[0] = 5;
    CHECK(std::vector<int>(list.begin(), list.end()) == std::vector<int>{5, 8});
    list.clear();
    CHECK(list.empty());
    CHECK(list.begin() == list.end());
}

TEST_CASE("hashes are written with 16 digits, texts as JSON strings", "[containers]") {
    CHECK(to_hex(0) == "0000000000000000");
    CHECK(to_hex(0x0123456789abcdefu) == "0123456789abcdef");
    CHECK(to_hex(~std::uint64_t{0}) == "ffffffffffffffff");
    CHECK(json_string("plain") == "\"plain\"");
    CHECK(json_string("a \"b\" \\ c") == "\"a \\\"b\\\" \\\\ c\"");
}

} // namespace forethought
