#include "engine/twenty48/training/frame_packing.h"

#include "engine/twenty48/frame_decoder.h"
#include "engine/twenty48/frame_weights.h"
#include "tests/engine/twenty48/frame_weights_by_lot.h"

#include <catch2/catch.hpp>

#include <utility>

namespace forethought::twenty48 {

namespace {

/// Such weights as a training would have them, in points, all of them learned from.
FrameTables tables_of(const FrameWeightsByLot& weights) {
    FrameTables tables;
    for (const auto& [place, units] : weights)
        tables.put(place.first, {.pattern = place.second,
                                 .points = static_cast<float>(units * (1 << kUnitShiftOfFrames)),
                                 .errors = 1,
                                 .sizes = 1});
    return tables;
}

FrameCodes packed(const FrameWeightsByLot& weights) {
    FrameCodes codes;
    const FrameTables tables = tables_of(weights);
    for (const Stage stage : {Stage::opening, Stage::late})
        pack_frames(tables, stage, {.bytes = 1'000'000, .weights = FrameWeights::kMost}, codes);
    return codes;
}

} // namespace

TEST_CASE("What 2048's frames add comes out of its code as it went in, in slices, too") {
    Rng rng(16);
    const FrameWeightsByLot weights = random_weights(rng, 5'000);
    const FrameCodes codes = packed(weights);
    std::size_t count = 0;
    for (const FrameCode& frame : codes.frames) count += frame.weights;
    REQUIRE(count == weights.size());
    FrameDecoder decoder(codes);
    int slices = 1;
    while (decoder.advance(100)) ++slices;
    REQUIRE(slices == static_cast<int>(count / 100) + 1);
    const FrameWeights table = std::move(decoder.take().value());
    for (int i = 0; i < 3'000; ++i) {
        const FramedBoard board{static_cast<Frame>(rng.below(kFrames)), random_field(rng, 4), true};
        REQUIRE(table.value(board) == slow_value(weights, board) * (1 << kUnitShiftOfFrames));
    }
}

TEST_CASE("2048's frames keep the weights that did most where there is no room for all") {
    FrameTables tables;
    for (FieldPattern pattern = 0; pattern < 5'000; ++pattern)
        tables.put(Frame::opening_from_512, {.pattern = pattern * 40'000,
                                             .points = pattern % 2 == 0 ? 320.0F : -320.0F,
                                             .errors = 1,
                                             .sizes = static_cast<float>(pattern)});
    FrameCodes codes;
    pack_frames(tables, Stage::opening, {.bytes = 2'000, .weights = FrameWeights::kMost}, codes);
    const FrameCode& few = codes.of(Frame::opening_from_512);
    REQUIRE(few.code.size() <= 2'000);
    REQUIRE(few.code.size() > 1'900);
    REQUIRE(codes.of(Frame::late_from_2048).weights == 0);
    FrameDecoder decoder(codes);
    REQUIRE_FALSE(decoder.advance(FrameWeights::kMost));
    const std::uint32_t kept = few.weights;
    REQUIRE(kept > 300);
    pack_frames(tables, Stage::opening, {.bytes = 100'000, .weights = 700}, codes);
    REQUIRE(codes.of(Frame::opening_from_512).weights <= 700);
    REQUIRE(codes.of(Frame::opening_from_512).weights > 690);
    pack_frames(tables, Stage::opening, {.bytes = 0, .weights = 700}, codes);
    REQUIRE(codes.of(Frame::opening_from_512).weights == 0);
}

TEST_CASE("2048's frames refuse code that does not hold as many weights as it should") {
    Rng rng(17);
    const FrameCodes codes = packed(random_weights(rng, 2'000));
    for (const std::uint32_t off : {1u, ~0u}) {
        FrameCodes other = codes;
        other.of(Frame::late_from_1024).weights += off;
        FrameDecoder decoder(other);
        REQUIRE_FALSE(decoder.advance(FrameWeights::kMost));
        REQUIRE_FALSE(decoder.take().ok());
    }
}

} // namespace forethought::twenty48
