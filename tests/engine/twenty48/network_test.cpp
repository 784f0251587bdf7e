#include "engine/twenty48/network.h"
#include "engine/twenty48/presence_code.h"
#include "engine/twenty48/row_code.h"
#include "engine/twenty48/row_predictor.h"

#include "tests/engine/twenty48/slow_grid.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace forethought::twenty48 {

namespace {

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
        if (known == weights.end()) return default_of(stage, tuple);
        // A row that is not there is as the one below it, or else the lowest, in its page.
        const Pattern page = pattern & ~0xf0u;
        const int row = static_cast<int>(pattern >> 4 & 15);
        for (int y = row; y >= 0; --y)
            if (const auto found = known->second.find(page | static_cast<Pattern>(y) << 4);
                found != known->second.end())
                return found->second;
        for (int y = row + 1; y < 16; ++y)
            if (const auto found = known->second.find(page | static_cast<Pattern>(y) << 4);
                found != known->second.end())
                return found->second;
        return default_of(stage, tuple);
    }

    int value(Stage stage, Board seen) const {
        int sum = 0;
        for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
            sum += weight(static_cast<int>(stage), static_cast<int>(tuple), pattern);
        });
        return sum * (1 << file.of(stage).unit_shift);
    }

  private:
    static int default_of(int stage, int tuple) {
        return kDefaults[static_cast<std::size_t>(stage)][static_cast<std::size_t>(tuple)];
    }
    static std::size_t ranks_of(int stage) { return stage == 0 ? 14 : 13; }

    void write(int stage, Rng& rng) {
        const std::size_t ranks = ranks_of(stage);
        BitEncoder encoder;
        RowPredictor predictor = random_predictor(rng);
        predictor.code(encoder);
        PresenceModel presence;
        RowModel model(ranks);
        PatternRows rows(ranks, 4'000);
        const auto& defaults = kDefaults[static_cast<std::size_t>(stage)];
        std::size_t count = defaults.size();
        for (int tuple = 0; tuple < kTuples; ++tuple) {
            const std::set<std::size_t> pages = {0,
                                                 0x0001,
                                                 0x0012,
                                                 0x0111,
                                                 0x0122,
                                                 0x0123,
                                                 0x0124,
                                                 0x0222,
                                                 0x0223,
                                                 0x0323,
                                                 0x1223,
                                                 0x1234,
                                                 0x1235,
                                                 0x1335,
                                                 rng.below(kPagesOfTuple),
                                                 kPagesOfTuple - 1};
            const auto is_wanted = [&](std::size_t level, std::size_t prefix) {
                return std::any_of(pages.begin(), pages.end(), [&](std::size_t page) {
                    return page >> (4 * (PresenceModel::kLevels - 1 - level)) == prefix;
                });
            };
            rows.begin_tuple();
            presence.begin_tuple();
            for (std::size_t page = 0; presence.next(encoder, is_wanted, page);) {
                model.begin_page();
                for (std::size_t y = 0; y < ranks; ++y) {
                    const auto number = page * 16 + y;
                    RowCode code = random_row(ranks, rng);
                    model.code(encoder, y, rows.context(static_cast<std::size_t>(tuple), number), code);
                    if (!code.is_there) continue;
                    ++count;
                    const RowWeights decoded = apply(code, predictor, stage, tuple, number);
                    rows.add(number, decoded, code.kept(), code.coarseness);
                }
            }
        }
        StageCode& written = file.stages[static_cast<std::size_t>(stage)];
        written.unit_shift = static_cast<std::uint32_t>(stage + 1);
        written.rows = static_cast<std::uint32_t>(count);
        written.defaults = defaults;
        written.code = encoder.finish();
    }

    static RowPredictor random_predictor(Rng& rng) {
        RowPredictor predictor;
        const auto number = [&](int size) {
            return static_cast<std::int16_t>(static_cast<int>(rng.below(static_cast<unsigned>(size))) -
                                             size / 3);
        };
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
            for (unsigned which = 0; which < 32; ++which) {
                RowPredictor::Shares& shares = predictor.shares(tuple, which);
                for (std::int16_t& share : shares.of_rows) share = number(3'000);
                shares.of_last = number(2'000);
                shares.bias = number(100);
            }
        return predictor;
    }

    static RowCode random_row(std::size_t ranks, Rng& rng) {
        RowCode row{.is_there = rng.chance(3, 4)};
        if (!row.is_there || rng.chance(1, 3)) return row;
        row.coarseness = rng.below(5);
        for (std::size_t x = 0; x < ranks; ++x)
            row.numbers[x] = rng.chance(1, 3) ? 0 : static_cast<int>(rng.below(600)) - 300;
        if (row.kept() == 0) row.coarseness = 0;
        return row;
    }

    /// A weight of a row that is there; 0 and false for others.
    std::pair<int, bool> there(int stage, int tuple, std::size_t row, std::size_t x) const {
        const auto known = weights.find({stage, tuple});
        if (known == weights.end()) return {0, false};
        const auto found = known->second.find(static_cast<Pattern>(row * 16 + x));
        return found == known->second.end() ? std::pair(0, false) : std::pair(found->second, true);
    }

    /// What the rows below tell of a weight, in shares; false if there are none.
    std::pair<int, bool> told(const RowPredictor& predictor, int stage, int tuple, std::size_t row,
                              std::size_t x) const {
        std::array<std::pair<int, bool>, 5> lower{};
        unsigned which = 0;
        const auto below = [&](std::size_t cells) {
            std::size_t from = row;
            for (std::size_t cell = 0; cell < 5; ++cell) {
                const std::size_t times = cells >> (4 * cell) & 15;
                if ((row >> (4 * cell) & 15) < times) return std::pair(0, false);
                from -= times << (4 * cell);
            }
            return there(stage, tuple, from, x);
        };
        for (std::size_t cell = 0; cell < 5; ++cell) {
            lower[cell] = below(std::size_t{1} << (4 * cell));
            if (lower[cell].second) which |= 1u << cell;
        }
        const auto& shares = predictor.shares(static_cast<std::size_t>(tuple), which);
        int sum = shares.bias * 4096;
        for (std::size_t cell = 0; cell < 5; ++cell) sum += shares.of_rows[cell] * lower[cell].first;
        const std::size_t first = tuple < 2 ? 3 : 1;
        const std::array<std::pair<std::size_t, std::size_t>, 3> steps{
            std::pair<std::size_t, std::size_t>{first, 4}, {first, first}, {4, 4}};
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const auto [one, other] = steps[i];
            if (!lower[one].second || !lower[other].second) continue;
            const auto found = below((std::size_t{1} << (4 * one)) + (std::size_t{1} << (4 * other)));
            sum += shares.of_rows[5 + i] * (found.second ? found.first : lower[other].first);
        }
        return {sum, which != 0};
    }

    RowWeights apply(const RowCode& code, const RowPredictor& predictor, int stage, int tuple,
                     std::size_t row) {
        RowWeights decoded{};
        int before = default_of(stage, tuple);
        int last = 0;
        unsigned which = 0;
        for (std::size_t cell = 0; cell < 5; ++cell)
            if ((row >> (4 * cell) & 15) > 0 &&
                there(stage, tuple, row - (std::size_t{1} << (4 * cell)), 0).second)
                which |= 1u << cell;
        const int of_last = predictor.shares(static_cast<std::size_t>(tuple), which).of_last;
        std::map<Pattern, int> added;
        for (std::size_t x = 0; x < ranks_of(stage); ++x) {
            const auto [sum, is_told] = told(predictor, stage, tuple, row, x);
            const auto whole = [](int shares) {
                return static_cast<int>(std::floor((shares + 2048) / 4096.0));
            };
            const int own = code.numbers[x] * (1 << code.coarseness);
            const int expected = is_told ? whole(sum + of_last * last) : before + whole(of_last * last);
            before = std::clamp(std::clamp(expected, -32767, 32767) + own, -32767, 32767);
            if (own != 0) last = own;
            decoded[x] = static_cast<std::int16_t>(before);
            added[static_cast<Pattern>(row * 16 + x)] = before;
        }
        weights[{stage, tuple}].merge(added);
        return decoded;
    }
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
    REQUIRE(network.value().memory() < 5'000'000);
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
    REQUIRE(whole.has(Stage::late));
    REQUIRE(opened.has(Stage::late));
    REQUIRE_FALSE(opened.of(Stage::late).has_any());
    std::size_t portions = 1;
    for (; opened.unpack(1).value(); ++portions) REQUIRE_FALSE(opened.of(Stage::late).has_any());
    // A page each, and one in which there turns out to be no other.
    REQUIRE(portions >= 4 * 15 + 1);
    REQUIRE(portions <= 4 * 16 + 1);
    REQUIRE_FALSE(opened.unpack(1).value());
    REQUIRE(opened.has(Stage::late));
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
    const Result<bool> refused = opened.unpack(Network::kAllPages);
    REQUIRE_FALSE(refused.ok());
    REQUIRE_THAT(refused.error(), Catch::Contains("rows or more instead of"));
    REQUIRE_FALSE(opened.has(Stage::late));
    REQUIRE_FALSE(opened.unpack(1).value());
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
    require_refused(newer, "version 9 of the file instead of 7");
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
