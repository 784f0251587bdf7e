#include "engine/othello/patterns/patterns.h"

#include "engine/othello/patterns/representatives.h"
#include "engine/othello/score.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/othello/games.h"
#include "tests/engine/othello/weights.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::othello {

namespace {

Score value_of(const Board& board) {
    return repository_weights().value(JudgedBoard(board), moves_of(board));
}

} // namespace

TEST_CASE("indices of patterns that are kept up are those from scratch", "[othello][patterns]") {
    for (std::uint64_t seed = 0; seed < samples(30); ++seed) {
        Rng rng(seed);
        JudgedBoard judged(kStandardStart);
        while (!is_over(judged.board)) {
            if (moves_of(judged.board) == 0) {
                judged.pass();
                continue;
            }
            REQUIRE(judged.indices == PatternIndices(judged.board, judged.is_black));
            Cells moves = moves_of(judged.board);
            for (auto skip = rng.below(static_cast<std::uint32_t>(count(moves))); skip > 0; --skip)
                moves &= moves - 1;
            const Cell cell = first_of(moves);
            judged = judged.after(cell, flips_of(judged.board, cell));
        }
    }
}

TEST_CASE("a pattern's index is its cells in base three", "[othello][patterns]") {
    for (std::uint64_t seed = 0; seed < samples(30); ++seed) {
        const Board board = random_position(seed, static_cast<int>(seed % 50)).board;
        const PatternIndices indices(board, true);
        const PatternIndices as_white(board, false);
        for (std::size_t pattern = 0; pattern < kPatterns; ++pattern) {
            const Pattern& cells = detail::kPlaces.patterns[pattern];
            std::uint32_t index = 0;
            for (std::size_t i = cells.size; i-- > 0;)
                index = 3 * index + (has(board.mine, cells.cells[i])     ? 2
                                     : has(board.theirs, cells.cells[i]) ? 0
                                                                         : 1);
            REQUIRE(indices[pattern] == index);
            REQUIRE(as_white[pattern] == kContents[shape_of(pattern)] - 1 - index);
        }
    }
}

TEST_CASE("the value of a board is the same whichever way it is turned, and for either colour",
          "[othello][patterns]") {
    std::set<Score> values;
    for (std::uint64_t seed = 0; seed < samples(60); ++seed) {
        const Board board = random_position(seed, static_cast<int>(1 + seed % 55)).board;
        const Score value = value_of(board);
        values.insert(value);
        for (int symmetry = 1; symmetry < kSymmetries; ++symmetry)
            REQUIRE(value_of(turned(board, symmetry)) == value);
        JudgedBoard white(board.passed());
        white.pass();
        REQUIRE(repository_weights().value(white, moves_of(board)) == value);
    }
    CHECK(values.size() > 3);
}

TEST_CASE("contents that stand for others stand for themselves", "[othello][patterns]") {
    const auto all = representatives();
    std::set<std::uint32_t> own;
    for (std::uint32_t weight = 0; weight < kWeights; ++weight) {
        REQUIRE(all[weight] <= weight);
        REQUIRE(all[all[weight]] == all[weight]);
        if (all[weight] == weight) own.insert(weight);
    }
    // Every shape is mirrored onto itself in one way: about half of the contents.
    CHECK(own.size() == 114'363 + kMobilityWeights);
}

TEST_CASE("weights survive their file", "[othello][patterns]") {
    const auto file = repository_weights_file();
    CHECK(file.size() < 1'000'000);
    const auto weights = PatternWeights::load(file);
    REQUIRE(weights.ok());
    for (const WeightsFrom source : {WeightsFrom::archive, WeightsFrom::own_games}) {
        const auto again_file = write_weights(weights.value(), 1, source);
        CHECK(source_of(again_file) == source);
        const auto again = PatternWeights::load(again_file);
        REQUIRE(again.ok());
        for (std::size_t stage = 0; stage < kStages; ++stage)
            REQUIRE(again.value().stage(stage) == weights.value().stage(stage));
    }
}

TEST_CASE("a file of weights that was cut or damaged is refused", "[othello][patterns]") {
    const auto file = repository_weights_file();
    const auto error_of = [](const std::vector<std::uint8_t>& bytes) {
        const auto weights = PatternWeights::load(bytes);
        return weights ? "" : weights.error();
    };
    CHECK(error_of({file.begin(), file.begin() + 20}) ==
          "the weights of Othello: the file ends within its header");
    auto other = file;
    other[0] ^= 1;
    CHECK(error_of(other) == "the weights of Othello: the file does not begin as one");
    other = file;
    other[8] = 9;
    CHECK(error_of(other) == "the weights of Othello: version 9 of the file instead of 1");
    other = file;
    other[13] ^= 1;
    CHECK(error_of(other) == "the weights of Othello: the header is damaged");
    other = file;
    other[100] ^= 1;
    CHECK(error_of(other) == "the weights of Othello: the code is damaged");
    other = file;
    other.pop_back();
    CHECK(error_of(other).find(" bytes of code instead of ") != std::string::npos);
}

} // namespace forethought::othello
