#include "engine/twenty48/network.h"
#include "engine/twenty48/page_code.h"
#include "engine/twenty48/presence_code.h"

#include "tests/engine/twenty48/slow_grid.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace forethought::twenty48 {

namespace {

constexpr std::size_t kPagesOfTuple = kPatterns / kPageWeights;

/// A file written by hand: a few pages with numbers drawn by lot, and a slow map of what they stand for.
struct HandmadeNetwork {
    static constexpr std::array<std::array<std::int16_t, kTuples>, kStages> kDefaults{
        std::array<std::int16_t, kTuples>{7, -3, 100, 0}, {50, 0, -20, 9}};

    NetworkFile file;
    /// Weights by stage and tuple, then by pattern; those that are not there are defaults.
    std::map<std::pair<int, int>, std::map<Pattern, int>> weights;

    HandmadeNetwork() {
        Rng rng(48);
        for (int stage = 0; stage < kStages; ++stage) write(stage, rng);
    }

    int weight(int stage, int tuple, Pattern pattern) const {
        const auto known = weights.find({stage, tuple});
        if (known != weights.end())
            if (const auto found = known->second.find(pattern); found != known->second.end())
                return found->second;
        return kDefaults[static_cast<std::size_t>(stage)][static_cast<std::size_t>(tuple)];
    }

    int value(Stage stage, Board seen) const {
        int sum = 0;
        for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
            sum += weight(static_cast<int>(stage), static_cast<int>(tuple), pattern);
        });
        return sum * (1 << file.of(stage).unit_shift);
    }

  private:
    void write(int stage, Rng& rng) {
        BitEncoder encoder;
        PresenceModel presence;
        PageModel model;
        std::set<std::vector<std::int16_t>> chunks;
        const auto& defaults = kDefaults[static_cast<std::size_t>(stage)];
        for (int tuple = 0; tuple < kTuples; ++tuple) {
            add_chunks(stage, std::vector(kPageWeights, defaults[static_cast<std::size_t>(tuple)]), chunks);
            const std::set<std::size_t> pages{
                0, 0x1234, 0x1235, 0x1335, rng.below(kPagesOfTuple), kPagesOfTuple - 1};
            const auto is_wanted = [&](int level, std::size_t prefix) {
                return std::any_of(pages.begin(), pages.end(), [&](std::size_t page) {
                    return page >> (4 * (PresenceModel::kLevels - 1 - level)) == prefix;
                });
            };
            presence.code(encoder, is_wanted, [&](std::size_t page) {
                PageCode code = random_page(rng);
                model.code(encoder, code);
                apply(code, stage, tuple, page, chunks);
            });
        }
        StageCode& written = file.stages[static_cast<std::size_t>(stage)];
        written.unit_shift = static_cast<std::uint32_t>(stage + 1);
        written.chunks = static_cast<std::uint32_t>(chunks.size());
        written.defaults = defaults;
        written.code = encoder.finish();
    }

    static PageCode random_page(Rng& rng) {
        PageCode page;
        page.mean = static_cast<int>(rng.below(200)) - 100;
        for (RowCode& row : page.rows) {
            if (!(row.is_coded = rng.chance(1, 2))) continue;
            row.coarseness = rng.below(5);
            row.mean = static_cast<int>(rng.below(40)) - 20;
            for (int& weight : row.weights)
                weight = rng.chance(1, 3) ? 0 : static_cast<int>(rng.below(600)) - 300;
        }
        return page;
    }

    /// What the rows with one of the other cells' tiles halved tell of a weight.
    int shape(int stage, int tuple, Pattern pattern) const {
        int sum = 0;
        int rows = 0;
        const int known = kDefaults[static_cast<std::size_t>(stage)][static_cast<std::size_t>(tuple)];
        for (Pattern one = 16; one < kPatterns; one <<= 4) {
            if (pattern / one % 16 == 0) continue;
            const auto level = levels.find({stage, tuple, (pattern - one) / 16});
            if (level == levels.end()) continue;
            sum += weight(stage, tuple, pattern - one) - known - level->second;
            ++rows;
        }
        return rows > 0 ? sum * 4 / (5 * rows) : 0;
    }

    void apply(const PageCode& code, int stage, int tuple, std::size_t page,
               std::set<std::vector<std::int16_t>>& chunks) {
        std::vector<std::int16_t> in_memory;
        for (std::size_t i = 0; i < kPageWeights; ++i) {
            const auto pattern = static_cast<Pattern>(page * kPageWeights + i);
            const RowCode& row = code.rows[i / 16];
            const int level = code.mean * kMeanStep + (row.is_coded ? row.mean * (1 << row.coarseness) : 0);
            int own = row.is_coded ? row.weights[i % 16] * (1 << row.coarseness) : 0;
            if (row.is_coded) own += shape(stage, tuple, pattern);
            const int known = weight(stage, tuple, pattern);
            levels[{stage, tuple, pattern / 16}] = level;
            weights[{stage, tuple}][pattern] = known + level + own;
            in_memory.push_back(static_cast<std::int16_t>(known + level + own));
        }
        add_chunks(stage, in_memory, chunks);
    }

    /// The weights of two rows at a time, without those of ranks that the stage does not see.
    static void add_chunks(int stage, const std::vector<std::int16_t>& page,
                           std::set<std::vector<std::int16_t>>& chunks) {
        const std::size_t ranks = stage == 0 ? 14 : 13;
        for (std::size_t y = 0; y < 16; y += 2) {
            std::vector<std::int16_t> chunk;
            for (std::size_t i = 0; i < 2 * 16; ++i)
                if (i % 16 < ranks) chunk.push_back(y + i / 16 < ranks ? page[16 * y + i] : std::int16_t{0});
            chunks.insert(chunk);
        }
    }

    /// Of rows by stage, tuple and number, for those that are in the file.
    std::map<std::tuple<int, int, Pattern>, int> levels;
};

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
    REQUIRE(network.value().memory() < 22'000'000);
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

TEST_CASE("What a network's file is read as is what was written") {
    const NetworkFile file = HandmadeNetwork().file;
    const Result<NetworkFile> read = NetworkFile::read(file.write());
    REQUIRE(read.ok());
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        const StageCode& was = file.stages[stage];
        const StageCode& is = read.value().stages[stage];
        REQUIRE(is.unit_shift == was.unit_shift);
        REQUIRE(is.chunks == was.chunks);
        REQUIRE(is.defaults == was.defaults);
        REQUIRE(is.code == was.code);
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
    require_refused(newer, "version 9 of the file instead of 6");
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
            other.of(stage).chunks += off;
            require_refused(other.write(), "chunks or more instead of");
        }
        NetworkFile greedy = handmade.file;
        greedy.of(stage).chunks = Network::kMostChunks;
        require_refused(greedy.write(), "asks for too much");
    }
}

} // namespace forethought::twenty48
