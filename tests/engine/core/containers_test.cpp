#include "engine/core/huge_pages.h"
#include "engine/core/memo_table.h"
#include "engine/core/move_list.h"
#include "engine/core/text.h"

#include <catch2/catch.hpp>

#include <cstdint>
#include <numeric>
#include <vector>

namespace forethought {

TEST_CASE("a memo table finds what was stored last in a slot", "[containers]") {
    MemoTable<int> table(4);
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

TEST_CASE("a memo table forgets everything at once and can be filled again", "[containers]") {
    MemoTable<int> table(4);
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

TEST_CASE("a wide vector is a vector, small or large", "[containers]") {
    for (const std::size_t size : {std::size_t{0}, std::size_t{5}, kHugePage / 2 + 1, 3 * kHugePage}) {
        WideVector<std::uint16_t> wide;
        for (std::size_t i = 0; i < size; ++i) wide.push_back(static_cast<std::uint16_t>(i * 7));
        WideVector<std::uint16_t> copy = wide;
        wide.assign(wide.size(), 0);
        std::uint64_t wrong = 0;
        for (std::size_t i = 0; i < size; ++i) wrong += copy[i] != static_cast<std::uint16_t>(i * 7) ? 1 : 0;
        CHECK(wrong == 0);
        CHECK(std::accumulate(wide.begin(), wide.end(), 0u) == 0);
        CHECK(copy.size() == size);
#ifdef __linux__
        if (size * sizeof(copy[0]) >= kHugePage)
            CHECK(reinterpret_cast<std::uintptr_t>(copy.data()) % kHugePage == 0);
#endif
    }
}

} // namespace forethought
