#include "engine/twenty48/field_patterns.h"
#include "engine/twenty48/frame_weights.h"
#include "engine/twenty48/frames.h"
#include "engine/twenty48/twenty48.h"

#include "tests/engine/twenty48/frame_weights_by_lot.h"

#include <catch2/catch.hpp>

#include <array>
#include <set>
#include <vector>

namespace forethought::twenty48 {

namespace {

bool is_framed_as(Stage stage, Board board, Frame frame, Field field) {
    const FramedBoard seen = framed(stage, board);
    return seen.is_framed && seen.frame == frame &&
           (seen.field == field || seen.field == mirrored_field(field));
}

/// A board with these four ranks along the lowest row, as it is, and the field above it.
Board board_of(Board row, Field field) {
    return row | field << 16;
}

} // namespace

TEST_CASE("2048's frames are four different large tiles along an edge, and all others are smaller") {
    constexpr Field kField = 0x0021'0a34'1259;
    REQUIRE(is_framed_as(Stage::late, board_of(0xbced, kField), Frame::late_from_2048, kField));
    REQUIRE(is_framed_as(Stage::late, board_of(0xfedc, kField), Frame::late_from_2048, kField));
    constexpr Field kSmaller = 0x0021'0934'1258;
    REQUIRE(is_framed_as(Stage::late, board_of(0xaced, kSmaller), Frame::late_from_1024, kSmaller));
    REQUIRE(is_framed_as(Stage::opening, board_of(0xdcba, kSmaller), Frame::opening_from_1024, kSmaller));
    constexpr Field kSmallest = 0x0021'0734'1258;
    REQUIRE(is_framed_as(Stage::opening, board_of(0xdc9a, kSmallest), Frame::opening_from_512, kSmallest));

    const auto is_none = [](Stage stage, Board board) { return !framed(stage, board).is_framed; };
    // Two are equal; one of the field is as large; one lies beside the edge; three only.
    REQUIRE(is_none(Stage::late, board_of(0xbcec, kField)));
    REQUIRE(is_none(Stage::late, board_of(0xbced, kField | 0xb0000)));
    REQUIRE(is_none(Stage::late, board_of(0xbce0, kField | 0xd)));
    REQUIRE(is_none(Stage::late, board_of(0xbce9, kSmaller)));
    REQUIRE(is_none(Stage::late, board_of(0xaced, kField)));
    REQUIRE(is_none(Stage::opening, board_of(0xdcba, kField)));
    REQUIRE(is_none(Stage::opening, board_of(0xdc9a, kSmaller)));
    REQUIRE(is_none(Stage::opening, board_of(0xdc98, kSmallest & 0x777777777777)));
    REQUIRE(is_none(Stage::opening, 0));
    // The opening has none with a 16384.
    REQUIRE(is_none(Stage::opening, board_of(0xedca, kSmaller)));
}

TEST_CASE("2048's bench comes by frames of late boards and of the opening") {
    const auto first_board = [](std::uint64_t seed) { return downgrade(Twenty48::bench_start(seed).tiles); };
    REQUIRE(Twenty48::bench_start(1).tiles == Twenty48::start(1).tiles);
    REQUIRE(bench_plan<Twenty48>().starts >= 6);
    REQUIRE(framed(Stage::late, first_board(5)).is_framed);
    REQUIRE(framed(Stage::opening, first_board(6)).is_framed);
}

TEST_CASE("2048's frames and fields are the same on all symmetric boards") {
    Rng rng(11);
    for (int i = 0; i < 300; ++i) {
        const Field field = random_field(rng, 11);
        const Board board = board_of(0xcebd, field);
        for (int number = 0; number < kSymmetries; ++number)
            REQUIRE(is_framed_as(Stage::late, symmetric(board, number), Frame::late_from_2048, field));
    }
}

TEST_CASE("2048's field in a mirror has its rows backwards") {
    REQUIRE(mirrored_field(0xcba9'8765'4321) == 0x9abc'5678'1234);
    Rng rng(12);
    const auto lookups = [](Field field) {
        std::multiset<FieldPattern> all;
        for_each_field_lookup(field, [&](FieldPattern pattern) { all.insert(pattern); });
        return all;
    };
    for (int i = 0; i < 300; ++i) {
        const Field field = random_field(rng, 11);
        REQUIRE(mirrored_field(mirrored_field(field)) == field);
        REQUIRE(lookups(field).size() == kFieldLookups);
        REQUIRE(lookups(mirrored_field(field)) == lookups(field));
        REQUIRE(*lookups(field).rbegin() < kFieldPatterns);
    }
}

TEST_CASE("2048's field patterns are numbers of eight digits, one for each cell of the group") {
    // Rows from the frame on: which cells a group sees, the one that counts least first.
    constexpr std::array<std::array<int, kCellsOfGroup>, kFieldGroups> kCellsSeen{
        {{0, 1, 2, 3, 4, 5, 6, 7},
         {4, 5, 6, 7, 8, 9, 10, 11},
         {0, 1, 2, 4, 5, 6, 8, 9},
         {0, 1, 4, 5, 6, 8, 9, 10},
         {0, 1, 2, 3, 5, 6, 9, 10}}};
    Rng rng(13);
    for (int i = 0; i < 300; ++i) {
        const Field field = random_field(rng, 11);
        std::vector<FieldPattern> patterns;
        for_each_field_lookup(field, [&](FieldPattern pattern) { patterns.push_back(pattern); });
        for (std::size_t group = 0; group < kFieldGroups; ++group) {
            std::uint64_t number = 0;
            for (std::size_t digit = kCellsOfGroup; digit-- > 0;)
                number = number * 11 + (field >> (4 * kCellsSeen[group][digit]) & 15);
            REQUIRE(patterns[2 * group] == group * 214'358'881 + number);
        }
    }
}

TEST_CASE("What 2048's frames add is the sum of the weights that a field's patterns have") {
    Rng rng(14);
    const FrameWeightsByLot weights = random_weights(rng, 60'000);
    FrameWeights table;
    table.set_unit_shift(3);
    REQUIRE_FALSE(table.has_any());
    REQUIRE(table.value({Frame::late_from_2048, 0, true}) == 0);
    for (const auto& [place, units] : weights)
        REQUIRE(table.add(place.first, place.second, static_cast<std::int16_t>(units)));
    REQUIRE(table.has_any());
    int found = 0;
    for (int i = 0; i < 20'000; ++i) {
        const FramedBoard board{static_cast<Frame>(rng.below(kFrames)),
                                random_field(rng, i % 2 == 0 ? 4 : 11), true};
        const int value = slow_value(weights, board);
        REQUIRE(table.value(board) == 8 * value);
        found += value != 0 ? 1 : 0;
    }
    REQUIRE(found > 1'000);
    REQUIRE(table.value({}) == 0);
}

TEST_CASE("2048's frames have room for as many weights as a file may have") {
    FrameWeights table;
    for (std::size_t i = 0; i < FrameWeights::kMost; ++i)
        REQUIRE(
            table.add(static_cast<Frame>(i % kFrames), static_cast<FieldPattern>(i / kFrames * 4'001), 1));
    REQUIRE(table.memory() == FrameWeights::memory_of_any());
}

} // namespace forethought::twenty48
