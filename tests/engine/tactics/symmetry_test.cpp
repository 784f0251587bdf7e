#include "engine/tactics/evaluation/evaluator.h"
#include "engine/tactics/rules/threats.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/tactics/half_turn.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace forethought::tactics {

namespace {

/// Calls `visit(position, rng)` at the positions of a random game at which both sides move alike.
template <class Visit>
void in_random_game(std::uint64_t seed, Visit visit) {
    Rng rng(mix(seed, 0x73796d));
    Position position = Tactics::start(seed);
    while (position.state.outcome == Outcome::playing) {
        if (!is_slow_round(position.state)) visit(position, rng);
        const auto actions = Tactics::legal_actions(position);
        // Seldom end the turn, so that battles are fought.
        const bool ends = actions.size() == 1 || rng.chance(1, 20);
        const auto other =
            rng.below(static_cast<std::uint32_t>(std::max<std::size_t>(1, actions.size() - 1)));
        Tactics::play(position, ends ? kEndTurn : actions[other], nullptr);
    }
}

bool by_code(const Action& a, const Action& b) {
    return encode(a) < encode(b);
}

} // namespace

TEST_CASE("a half turn twice is the position itself", "[symmetry]") {
    for (std::uint64_t seed = 0; seed < samples(5); ++seed)
        in_random_game(seed, [](const Position& position, Rng&) {
            const Position back = turned(turned(position));
            REQUIRE(Tactics::format(back) == Tactics::format(position));
            REQUIRE(Tactics::hash(back) == Tactics::hash(position));
        });
}

TEST_CASE("a start looks the same from both sides", "[symmetry]") {
    for (std::uint64_t seed = 0; seed < samples(50); ++seed) {
        Position position = Tactics::start(seed);
        Position image = turned(position);
        image.state.to_move = Side::first;
        REQUIRE(Tactics::format(image) == Tactics::format(position));
    }
}

TEST_CASE("the turned position has the turned legal actions", "[symmetry]") {
    for (std::uint64_t seed = 0; seed < samples(12); ++seed)
        in_random_game(seed, [](const Position& position, Rng&) {
            std::vector<Action> expected = Tactics::legal_actions(position);
            for (Action& action : expected) action = turned(*position.battle, action);
            std::vector<Action> actions = Tactics::legal_actions(turned(position));
            std::sort(expected.begin(), expected.end(), by_code);
            std::sort(actions.begin(), actions.end(), by_code);
            REQUIRE(actions == expected);
        });
}

TEST_CASE("acting and turning can be done in either order", "[symmetry]") {
    for (std::uint64_t seed = 0; seed < samples(12); ++seed)
        in_random_game(seed, [](const Position& position, Rng& rng) {
            const auto actions = Tactics::legal_actions(position);
            const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
            if (action.ends_turn()) return; // it ends a round for one side only
            Position image = turned(position);
            Tactics::play(image, turned(*position.battle, action), nullptr);
            Position next = position;
            Tactics::play(next, action, nullptr);
            REQUIRE(Tactics::format(image) == Tactics::format(turned(next)));
            REQUIRE(Tactics::hash(image) == Tactics::hash(turned(next)));
        });
}

TEST_CASE("the turned position has the same value for the other side, on every rung", "[symmetry]") {
    std::vector<Evaluator> evaluators;
    for (const auto& rung : ladder()) {
        Blur off;
        evaluators.emplace_back(rung.switches, off);
    }
    int compared = 0;
    for (std::uint64_t seed = 0; seed < samples(12); ++seed)
        in_random_game(seed, [&](const Position& position, Rng& rng) {
            // Who has to move before a cracked ring falls depends on the side.
            if (!cracked(position.state).empty()) return;
            const Position image = turned(position);
            UnitSet struck;
            UnitSet struck_there;
            for_each(position.state.alive, [&](Unit unit) {
                if (rng.chance(1, 2)) return;
                struck.insert(unit);
                struck_there.insert(turned(*position.battle, Action{unit, 0, Direction::none}).unit);
            });
            for (const Side side : {Side::first, Side::second})
                for (const Evaluator& evaluate : evaluators)
                    REQUIRE(evaluate(*position.battle, position.state, side, struck) ==
                            evaluate(*image.battle, image.state, opponent(side), struck_there));
            ++compared;
        });
    CHECK(compared > samples(500));
}

TEST_CASE("threats turn with the board", "[symmetry]") {
    for (std::uint64_t seed = 0; seed < samples(4); ++seed)
        in_random_game(seed, [](const Position& position, Rng&) {
            const Position image = turned(position);
            for_each(position.state.alive, [&](Unit unit) {
                const Unit other = turned(*position.battle, Action{unit, 0, Direction::none}).unit;
                CellSet cells = strike_cells(*position.battle, position.state, unit);
                CellSet expected;
                while (!cells.empty()) expected.insert(half_turn(cells.take()));
                REQUIRE(strike_cells(*image.battle, image.state, other) == expected);
            });
        });
}

} // namespace forethought::tactics
