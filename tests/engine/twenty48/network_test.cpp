#include "engine/core/bit_coder.h"
#include "engine/twenty48/network.h"

#include "tests/engine/twenty48/handmade_network.h"
#include "tests/engine/twenty48/slow_grid.h"

#include <catch2/catch.hpp>

#include <set>
#include <utility>

namespace forethought::twenty48 {

namespace {

void require_refused(std::vector<std::uint8_t> file, const std::string& reason) {
    const Result<Network> network = Network::load(file);
    REQUIRE_FALSE(network.ok());
    REQUIRE_THAT(network.error(), Catch::Contains(reason));
}

} // namespace

TEST_CASE("2048's bits come out of their code as they went in, in little room where they are alike") {
    Rng rng(1);
    std::vector<bool> bits;
    for (int i = 0; i < 20'000; ++i) bits.push_back(rng.chance(1, i < 10'000 ? 50 : 2));
    BitEncoder encoder;
    BitModel rare;
    BitModel even;
    std::size_t size_of_rare = 0;
    for (std::size_t i = 0; i < bits.size(); ++i) {
        if (i == 10'000) size_of_rare = encoder.size();
        encoder.code(i < 10'000 ? rare : even, bits[i]);
    }
    const auto code = encoder.finish();
    // 10,000 bits of which one in fifty is set hold 1,414 bits of news; the others can hardly be packed.
    REQUIRE(size_of_rare < 1'800 / 8);
    REQUIRE(code.size() < (1'800 + 10'400) / 8);
    BitDecoder decoder(code);
    BitModel rare_again;
    BitModel even_again;
    for (std::size_t i = 0; i < bits.size(); ++i)
        REQUIRE(decoder.code(i < 10'000 ? rare_again : even_again) == bits[i]);
}

TEST_CASE("2048's numbers come out of their code as they went in") {
    Rng rng(2);
    std::vector<int> numbers{0, 1, -1, 2, -2, 32767, -32767, 65535, -65535};
    for (int i = 0; i < 5'000; ++i)
        numbers.push_back(static_cast<int>(rng.below(1u << (i % 16))) * (rng.chance(1, 2) ? 1 : -1));
    BitEncoder encoder;
    NumberModel model;
    for (const int number : numbers) model.code(encoder, number);
    const auto code = encoder.finish();
    BitDecoder decoder(code);
    NumberModel again;
    for (const int number : numbers) REQUIRE(again.code(decoder) == number);
}

TEST_CASE("2048's network looks the same on all symmetric boards") {
    Rng rng(3);
    const auto lookups = [](Board board) {
        std::multiset<std::pair<std::size_t, Pattern>> all;
        for_each_lookup(board, [&](std::size_t tuple, Pattern pattern) { all.insert({tuple, pattern}); });
        return all;
    };
    for (int i = 0; i < 200; ++i) {
        const Board board = random_board(rng, 15);
        const auto all = lookups(board);
        REQUIRE(all.size() == kLookups);
        for (int number = 1; number < kSymmetries; ++number)
            REQUIRE(lookups(symmetric(board, number)) == all);
    }
}

TEST_CASE("2048's tuples see lines and blocks") {
    const Board board = 0xfedcba9876543210u;
    REQUIRE(line_at_edge(board) == 0x543210);
    REQUIRE(line_within(board) == 0x987654);
    REQUIRE(block_at_edge(board) == 0x654210);
    // The smaller half comes first.
    REQUIRE(block_within(board) == 0x654a98);
    REQUIRE(block_within(flip(board)) == 0x654a98);
}

TEST_CASE("2048's network gives the values that its file says") {
    const HandmadeNetwork handmade;
    const Result<Network> network = Network::load(handmade.file.write());
    REQUIRE(network.ok());
    REQUIRE(network.value().memory() < 14'000'000);
    Rng rng(4);
    std::vector<Board> boards;
    for (int i = 0; i < 3'000; ++i) boards.push_back(random_board(rng, 1 + static_cast<Rank>(rng.below(15))));
    // Boards whose patterns lie in the pages that are there.
    for (const Board board : {Board{0}, Board{0x0000000000123400u}, Board{0x00000000e0123456u}, ~Board{0}})
        boards.push_back(board);
    for (const Stage stage : {Stage::opening, Stage::late})
        for (const Board board : boards) {
            const Board seen = seen_in(stage, board);
            REQUIRE(network.value().of(stage).value(seen) == handmade.value(stage, seen));
        }
    REQUIRE(handmade.value(Stage::opening, 0) != 2 * 8 * (7 - 3 + 100));
}

TEST_CASE("2048's network does without late weights, but not without those of the opening") {
    NetworkFile file = HandmadeNetwork().file;
    file.of(Stage::late) = {};
    const Result<Network> network = Network::load(file.write());
    REQUIRE(network.ok());
    REQUIRE(network.value().of(Stage::opening).has_any());
    REQUIRE_FALSE(network.value().of(Stage::late).has_any());
    file.of(Stage::opening) = {};
    require_refused(file.write(), "no weights for the opening");
}

TEST_CASE("2048's network that is opened has the late weights for later, and unpacks them page by page") {
    const std::vector<std::uint8_t> file = HandmadeNetwork().file.write();
    const Network whole = std::move(Network::load(file).value());
    Network opened = std::move(Network::open(file).value());
    REQUIRE(whole.of(Stage::late).has_any());
    REQUIRE_FALSE(opened.of(Stage::late).has_any());
    std::size_t slices = 1;
    for (; !opened.of(Stage::late).has_any(); ++slices) REQUIRE(opened.unpack(1).value());
    while (opened.unpack(1).value()) continue;
    // A page each, and one in which there turns out to be no other.
    REQUIRE(slices >= 4 * 15 + 1);
    REQUIRE(slices <= 4 * 16 + 2);
    REQUIRE_FALSE(opened.unpack(1).value());
    REQUIRE(opened.of(Stage::late).has_any());
    REQUIRE(opened.memory() == whole.memory());
    Rng rng(5);
    for (const Stage stage : {Stage::opening, Stage::late})
        for (int i = 0; i < 3'000; ++i) {
            const Board seen = seen_in(stage, random_board(rng, 1 + static_cast<Rank>(rng.below(15))));
            REQUIRE(opened.of(stage).value(seen) == whole.of(stage).value(seen));
        }
}

TEST_CASE("2048's network that is opened does without late weights that turn out to be none") {
    NetworkFile file = HandmadeNetwork().file;
    ++file.of(Stage::late).rows;
    Network opened = std::move(Network::open(file.write()).value());
    const Result<bool> refused = opened.unpack(kPagesOfStage);
    REQUIRE_FALSE(refused.ok());
    REQUIRE_THAT(refused.error(), Catch::Contains("rows or more instead of"));
    REQUIRE_FALSE(opened.of(Stage::late).has_any());
    while (opened.unpack(kPagesOfStage).value()) continue;
    REQUIRE_FALSE(opened.of(Stage::late).has_any());
}

TEST_CASE("2048's network that is opened has what frames add for last") {
    const std::vector<std::uint8_t> file = HandmadeNetwork().file.write();
    const Network whole = std::move(Network::load(file).value());
    REQUIRE(whole.frames().has_any());
    Network opened = std::move(Network::open(file).value());
    while (!opened.of(Stage::late).has_any()) REQUIRE(opened.unpack(kPagesOfStage).value());
    REQUIRE_FALSE(opened.frames().has_any());
    while (opened.unpack(1).value()) REQUIRE_FALSE(opened.frames().has_any());
    REQUIRE(opened.frames().has_any());
    const FramedBoard board{HandmadeNetwork::kFrame, HandmadeNetwork::kField, true};
    REQUIRE(opened.frames().value(board) == HandmadeNetwork::kAdded);
    REQUIRE(whole.frames().value(board) == HandmadeNetwork::kAdded);
    REQUIRE(opened.memory() == whole.memory());

    NetworkFile other = HandmadeNetwork().file;
    other.frames.of(HandmadeNetwork::kFrame).weights += 1;
    require_refused(other.write(), "frames have other weights");
    other.frames.of(HandmadeNetwork::kFrame).weights = FrameWeights::kMost + 1;
    require_refused(other.write(), "asks for too much");
    other.frames = {};
    REQUIRE_FALSE(Network::load(other.write()).value().frames().has_any());
}

TEST_CASE("What a network's file is read as is what was written") {
    const NetworkFile file = HandmadeNetwork().file;
    const Result<NetworkFile> read = NetworkFile::read(file.write());
    REQUIRE(read.ok());
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        const StageCode& was = file.stages[stage];
        const StageCode& is = read.value().stages[stage];
        REQUIRE(is.unit_shift == was.unit_shift);
        REQUIRE(is.rows == was.rows);
        REQUIRE(is.defaults == was.defaults);
        REQUIRE(is.code == was.code);
    }
    REQUIRE(read.value().frames.unit_shift == file.frames.unit_shift);
    for (std::size_t frame = 0; frame < kFrames; ++frame) {
        REQUIRE(read.value().frames.frames[frame].weights == file.frames.frames[frame].weights);
        REQUIRE(read.value().frames.frames[frame].code == file.frames.frames[frame].code);
    }
}

TEST_CASE("2048's network refuses files that are not what they should be, and says why") {
    const std::vector<std::uint8_t> file = HandmadeNetwork().file.write();
    require_refused({}, "ends within its header");
    require_refused({file.begin(), file.begin() + 20}, "ends within its header");
    require_refused({file.begin(), file.end() - 1}, "bytes of code instead of");
    auto longer = file;
    longer.push_back(0);
    require_refused(longer, "bytes of code instead of");
    auto foreign = file;
    foreign[0] ^= 1;
    require_refused(foreign, "does not begin as one");
    auto newer = file;
    newer[8] = 9;
    require_refused(newer, "version 9 of the file instead of 8");
    for (std::size_t at = 12; at < file.size(); at += at < NetworkFile::kBytes ? 1 : 97) {
        auto damaged = file;
        damaged[at] ^= 16;
        require_refused(damaged, at < NetworkFile::kBytes ? "header is damaged" : "code is damaged");
    }
}

TEST_CASE("2048's network refuses a file that does not hold what its header says") {
    const HandmadeNetwork handmade;
    for (const Stage stage : {Stage::opening, Stage::late}) {
        for (const std::uint32_t off : {~0u, 1u}) {
            NetworkFile other = handmade.file;
            other.of(stage).rows += off;
            require_refused(other.write(), "rows or more instead of");
        }
        NetworkFile empty = handmade.file;
        empty.of(stage).rows = 3;
        require_refused(empty.write(), "3 rows are too few");
        for (const std::uint32_t rows : {3'000'000u, ~0u}) {
            NetworkFile greedy = handmade.file;
            greedy.of(stage).rows = rows;
            require_refused(greedy.write(), "asks for too much");
        }
    }
}

} // namespace forethought::twenty48
