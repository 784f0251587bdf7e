#include "engine/gomoku/openings.h"

#include "engine/gomoku/board.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/notation.h"
#include "engine/gomoku/shape.h"
#include "engine/gomoku/win_prover.h"
#include "tests/engine/gomoku/games.h"

#include <catch2/catch.hpp>

namespace forethought::gomoku {

namespace {

/// All openings of a rule, by their text forms: of `seeds` seeds none is missing, but by a chance of one in
/// thousands.
std::map<std::string, Position> openings_of(Rule rule, std::uint64_t seeds) {
    std::map<std::string, Position> openings;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Position opening = balanced_opening(seed, rule);
        openings.emplace(format(opening), opening);
    }
    return openings;
}

} // namespace

TEST_CASE("there are many openings of each rule, each once, however the board is turned",
          "[gomoku][openings]") {
    for (const Rule rule : kRules) {
        INFO(name_of(rule));
        const auto openings = openings_of(rule, 3'000);
        CHECK(openings.size() >= (rule == Rule::freestyle ? 200 : 60));
        std::set<std::uint64_t> keys;
        for (const auto& [text, opening] : openings) {
            INFO(text);
            REQUIRE(opening.rule == rule);
            REQUIRE(opening.size == kUsualBoard);
            REQUIRE(opening.outcome == Outcome::playing);
            REQUIRE(colour_to_place(opening) == Colour::black);
            REQUIRE(parse(text).ok());
            keys.insert(Shape(opening).key());
        }
        CHECK(keys.size() == openings.size());
    }
}

TEST_CASE("no opening is won or lost by threats that are soon found", "[gomoku][openings]") {
    WinProver prover;
    prover.set_effort({.depth = 4, .nodes = 500});
    Board board(BoardUpdate::tables);
    for (const Rule rule : kRules)
        for (const auto& [text, opening] : openings_of(rule, 300)) {
            INFO(text);
            board.set(opening);
            prover.clear();
            REQUIRE(prover.win_by_threats(board) == 0);
            REQUIRE(prover.loss(board) == 0);
        }
}

TEST_CASE("a match under a rule begins with its openings", "[gomoku][openings]") {
    for (std::size_t variant = 0; variant < Gomoku::kVariants.size(); ++variant) {
        const Position start = Gomoku::start(3, static_cast<int>(variant));
        CHECK(name_of(start.rule) == Gomoku::kVariants[variant]);
        CHECK(hash(start) == hash(balanced_opening(3, start.rule)));
        CHECK(Gomoku::start(0, static_cast<int>(variant)).rule == start.rule);
    }
}

} // namespace forethought::gomoku
