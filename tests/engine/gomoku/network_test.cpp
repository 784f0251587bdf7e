#include "engine/core/rng.h"
#include "engine/gomoku/board.h"
#include "engine/gomoku/network/accumulator.h"
#include "engine/gomoku/network/network.h"
#include "engine/gomoku/rules.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/gomoku/games.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace forethought::gomoku::network {

namespace {

constexpr std::uint32_t kCell = 1u << kReach;

/// What there is on a line, told cell by cell: the free cells up to the first stone, and behind it what its
/// colour sees; the better half first, whatever lies behind a closed cell left out.
std::string seen(std::uint32_t own, std::uint32_t other) {
    std::array<std::string, 2> sides;
    for (const int step : {-1, 1}) {
        std::uint32_t closed = own & other;
        for (int away = 1; away <= kArm; ++away) {
            const std::uint32_t bit = 1u << (kReach + step * away);
            if ((closed & bit) != 0) break;
            if ((own & bit) != 0) closed |= other;
            if ((other & bit) != 0) closed |= own;
            sides[step < 0 ? 0 : 1] += (own & bit) != 0 ? 'o' : (other & bit) != 0 ? 'x' : '.';
        }
    }
    std::sort(sides.begin(), sides.end());
    return sides[0] + "|" + sides[1];
}

/// Weights by lot, as large as trained ones are.
Weights weights_by_lot(std::uint64_t seed) {
    Rng rng(seed);
    std::vector<std::int32_t> numbers(kNumbers);
    for (std::int32_t& number : numbers) number = static_cast<std::int32_t>(rng.below(121)) - 60;
    return made_of(numbers);
}

/// All that the network says of a board.
std::vector<int> said_of(Accumulator& accumulator, const Board& board) {
    std::vector<int> said{accumulator.value(board)};
    const Attention attention = accumulator.attention(board);
    board.empty_cells().for_each(
        [&](Cell cell) { said.push_back(accumulator.order(board, attention, cell)); });
    return said;
}

std::vector<int> said_afresh(const Weights& weights, const Position& position) {
    Board board(BoardUpdate::tables);
    board.set(position);
    Accumulator accumulator(weights);
    accumulator.set(board, last_stones(position));
    return said_of(accumulator, board);
}

} // namespace

TEST_CASE("lines have the same code exactly where there is the same on them", "[gomoku][network]") {
    std::map<std::string, LineCode> codes;
    std::map<LineCode, std::string> lines;
    const LineCodes& all = LineCodes::all();
    // What lies farther off than an arm is of no meaning.
    constexpr std::uint32_t kArms = ((1u << (2 * kArm + 1)) - 1) << (kReach - kArm) & ~kCell;
    Rng rng(1);
    for (std::uint32_t own = kArms;; own = (own - 1) & kArms) {
        for (std::uint32_t other = kArms;; other = (other - 1) & kArms) {
            const auto beyond = [&] { return rng.below(kWindowMask + 1) & ~kArms & ~kCell; };
            const LineCode code = all(own | beyond(), other | beyond());
            const std::string line = seen(own, other);
            const bool is_known = codes.contains(line);
            if (!is_known) {
                REQUIRE(code < kLineCodes);
                REQUIRE(all.of_other(code) == all(other, own));
                REQUIRE(all.of_other(all.of_other(code)) == code);
                REQUIRE(sees_stones(code) == (line.find_first_of("ox") != std::string::npos));
            }
            if (codes.try_emplace(line, code).first->second != code ||
                lines.try_emplace(code, line).first->second != line)
                FAIL(line << " has the code " << code);
            if (other == 0) break;
        }
        if (own == 0) break;
    }
    CHECK(codes.size() == kLineCodes);
}

TEST_CASE("a cell lies to a stone alike whichever way the board is turned, and else in another way",
          "[gomoku][network]") {
    std::map<std::pair<int, int>, int> relative_features;
    const Cell stone = cell_at(9, 9);
    for (int x = 0; x < kLargestBoard; ++x)
        for (int y = 0; y < kLargestBoard; ++y) {
            const int across = std::abs(x - 9);
            const int down = std::abs(y - 9);
            const int seen = relative_feature(cell_at(x, y), stone);
            CHECK(RelativeFeatures::all().to(stone)[static_cast<std::size_t>(cell_at(x, y))] == seen);
            CHECK(RelativeFeatures::all().to(kNoStone)[static_cast<std::size_t>(cell_at(x, y))] == 0);
            INFO(across << " and " << down << " off");
            CHECK((seen == 0) == (std::max(across, down) > kArm || (across == 0 && down == 0)));
            if (seen == 0) continue;
            const std::pair off(std::min(across, down), std::max(across, down));
            CHECK(relative_features.try_emplace(off, seen).first->second == seen);
            CHECK(relative_feature(stone, cell_at(x, y)) == seen);
        }
    std::set<int> different;
    for (const auto& [off, seen] : relative_features) different.insert(seen);
    CHECK(different.size() == relative_features.size());
    CHECK(different.size() == kRelativeFeatures - 1);
    CHECK(relative_feature(stone, kNoStone) == 0);
}

TEST_CASE("what a network sees is the same, stone by stone and afresh, forwards and backwards",
          "[gomoku][network]") {
    const Weights weights = weights_by_lot(1);
    for (int seed = 0; seed < samples(20); ++seed) {
        INFO("seed " << seed);
        Rng rng(static_cast<std::uint64_t>(seed));
        const int size = kSmallestBoard + static_cast<int>(rng.below(kLargestBoard - kSmallestBoard + 1));
        Position position = random_game(rng, size, Rule::freestyle, 4);
        Board board(BoardUpdate::tables);
        board.set(position);
        Accumulator accumulator(weights);
        accumulator.set(board, last_stones(position));
        std::vector<std::vector<int>> said;
        for (int move = 0; move < 40; ++move) {
            const Cell cell = random_stone(rng, position);
            if (cell < 0) break;
            said.push_back(said_of(accumulator, board));
            accumulator.make(cell, board.to_move());
            board.make(cell);
            // Some stones are taken back before anybody asked.
            if (rng.below(3) == 0) {
                accumulator.unmake();
                board.unmake();
                said.pop_back();
                continue;
            }
            position = after(position, cell);
            if (rng.below(2) == 0) REQUIRE(said_of(accumulator, board) == said_afresh(weights, position));
        }
        for (; !said.empty(); said.pop_back()) {
            accumulator.unmake();
            board.unmake();
            REQUIRE(said_of(accumulator, board) == said.back());
        }
    }
}

TEST_CASE("a network says the same of a board that is turned or mirrored", "[gomoku][network]") {
    const Weights weights = weights_by_lot(2);
    const auto said_anywhere = [&](const Position& position) {
        auto said = said_afresh(weights, position);
        std::sort(said.begin() + 1, said.end());
        return said;
    };
    for (int seed = 0; seed < samples(20); ++seed) {
        INFO("seed " << seed);
        Rng rng(static_cast<std::uint64_t>(seed));
        const Position position = random_game(rng, kUsualBoard, Rule::freestyle, 30);
        for (int symmetry = 1; symmetry < kSymmetries; ++symmetry)
            CHECK(said_anywhere(turned(position, symmetry)) == said_anywhere(position));
    }
}

TEST_CASE("weights are numbers in a row, and only those that no sum of which is too large",
          "[gomoku][network]") {
    auto numbers = numbers_of(kTrained);
    REQUIRE(numbers.size() == kNumbers);
    REQUIRE(are_weights(numbers));
    CHECK(numbers_of(made_of(numbers)) == numbers);
    numbers.front() = kMostWeight + 1;
    CHECK_FALSE(are_weights(numbers));
    numbers.front() = -kMostWeight;
    CHECK(are_weights(numbers));
    numbers.push_back(0);
    CHECK_FALSE(are_weights(numbers));
    CHECK_FALSE(are_weights({}));
}

TEST_CASE("the largest weights there can be leave the largest board a value that is no win",
          "[gomoku][network]") {
    const Weights weights = made_of(std::vector<std::int32_t>(kNumbers, kMostWeight));
    Position position = empty_board(kLargestBoard, Rule::freestyle, Opening::free);
    Board board(BoardUpdate::tables);
    Accumulator accumulator(weights);
    for (int i = 0; i < 40 && position.outcome == Outcome::playing; ++i) {
        board.set(position);
        accumulator.set(board);
        REQUIRE_FALSE(is_decided(accumulator.value(board)));
        play(position, stone_on(cell_at(3 * i % kLargestBoard, 7 * i / 3 % kLargestBoard)), nullptr);
    }
}

} // namespace forethought::gomoku::network
