#include "engine/protocol/gomocup/settings.h"

#include "engine/protocol/gomocup/memory.h"

#include <catch2/catch.hpp>

namespace forethought::gomocup {

TEST_CASE("the keys of INFO are entered", "[gomocup]") {
    Settings settings;
    CHECK(enter_info(settings, "timeout_turn 700").ok());
    CHECK(enter_info(settings, "TIMEOUT_MATCH 9000").ok());
    CHECK(enter_info(settings, "max_memory 83886080").ok());
    CHECK(settings.time.turn() == 700);
    CHECK(settings.time.left() == 9000);
    CHECK(settings.max_memory == 83886080);
    CHECK(enter_info(settings, "time_left 99999999999999999999").ok());
    CHECK_FALSE(settings.time.left().has_value());
    CHECK(enter_info(settings, "time_left 2147483646").ok());
    CHECK(settings.time.left() == 2147483646);
    CHECK(enter_info(settings, "time_left 2147483647").ok());
    CHECK_FALSE(settings.time.left().has_value());
    CHECK_FALSE(enter_info(settings, "rule 5").ok());
    CHECK(settings.rule == gomoku::Rule::freestyle);
}

TEST_CASE("the table fits into the memory that is allowed", "[gomocup]") {
    const auto table_bytes = [](std::uint64_t memory) {
        return protocol::table_bytes_for(memory, kFootprint);
    };
    std::uint64_t before = 0;
    for (std::uint64_t mebibytes = 16; mebibytes <= 4096; mebibytes += 16) {
        const std::uint64_t bytes = table_bytes(mebibytes << 20);
        INFO(mebibytes << " MiB: " << bytes);
        REQUIRE(bytes + (14u << 20) <= mebibytes << 20);
        REQUIRE(bytes >= before);
        before = bytes;
    }
    CHECK(table_bytes(kLeastMemory) >= 512u << 10);
    CHECK(table_bytes(83886080) == 64u << 20);
    CHECK(table_bytes(0) == 128u << 20);
    CHECK(table_bytes(0) == table_bytes(1u << 30));
}

} // namespace forethought::gomocup
