#include "tests/engine/tactics/naive_rules.h"

#include "engine/tactics/rules/threats.h"
#include "engine/tactics/tactics.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::tactics {

namespace {

/// Calls `visit(position, action)` with each position of a random game and the action played there.
template <class Visit>
void in_random_game(std::uint64_t seed, Visit visit) {
    Rng rng(mix(seed, 0x6e61697665));
    Position position = Tactics::start(seed);
    while (position.state.outcome == Outcome::playing) {
        const auto actions = Tactics::legal_actions(position);
        const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        visit(position, action);
        Tactics::play(position, action, nullptr);
    }
}

} // namespace

TEST_CASE("legal actions are those of the naive rules, in the promised order", "[naive]") {
    for (std::uint64_t seed = 100; seed < 112; ++seed)
        in_random_game(seed, [](const Position& position, Action) {
            REQUIRE(Tactics::legal_actions(position) == naive::legal_actions(position));
        });
}

TEST_CASE("among all codes exactly the listed actions are legal", "[naive]") {
    int turn = 0;
    for (std::uint64_t seed = 200; seed < 203; ++seed)
        in_random_game(seed, [&](const Position& position, Action) {
            if (++turn % 8 != 0) return;
            std::size_t legal = 0;
            for (std::int32_t code = 0; code < 5 << 16; ++code) {
                const auto action = decode(code);
                if (action && Tactics::is_legal(position, *action)) ++legal;
            }
            REQUIRE(legal == Tactics::legal_actions(position).size());
        });
    CHECK(turn > 100);
}

TEST_CASE("strikes take the hit points that the naive rules say", "[naive]") {
    int strikes = 0;
    for (std::uint64_t seed = 300; seed < 312; ++seed)
        in_random_game(seed, [&](const Position& position, Action action) {
            if (action.ends_turn()) return;
            Position next = position;
            Tactics::play(next, action, nullptr);
            const auto expected = naive::hit_points_after(position, action);
            const std::vector<int> left(next.state.hit_points.begin(),
                                        next.state.hit_points.begin() + position.battle->roster.count);
            REQUIRE(left == expected);
            strikes += action.strike == Direction::none ? 0 : 1;
        });
    CHECK(strikes > 100);
}

TEST_CASE("threats are those of the naive rules", "[naive]") {
    int threats = 0;
    for (std::uint64_t seed = 400; seed < 406; ++seed)
        in_random_game(seed, [&](const Position& position, Action) {
            const Battle& battle = *position.battle;
            const State& state = position.state;
            for (const Side side : {Side::first, Side::second}) {
                const CellsOfUnits strikes = strikes_of(battle, state, side);
                const UnitSet units = battle.roster.units(side) & state.alive;
                for_each(battle.roster.units(opponent(side)) & state.alive, [&](Unit target) {
                    const UnitSet expected = naive::attackers(position, side, target);
                    REQUIRE(strikers_at(strikes, units, state.cell[target]) == expected);
                    threats += expected.size();
                });
            }
        });
    CHECK(threats > 500);
}

TEST_CASE("the cells that a unit can strike are those where somebody could be hit", "[naive]") {
    for (std::uint64_t seed = 500; seed < 502; ++seed)
        in_random_game(seed, [&](const Position& position, Action) {
            const State& state = position.state;
            for_each(position.battle->roster.units(opponent(state.to_move)) & state.alive, [&](Unit unit) {
                const CellSet cells = strike_cells(*position.battle, state, unit);
                for_each(state.alive, [&](Unit target) {
                    if (position.battle->roster.side(target) == position.battle->roster.side(unit)) return;
                    const bool hit = naive::attackers(position, opponent(state.to_move), target).has(unit);
                    REQUIRE(cells.has(state.cell[target]) == hit);
                });
            });
        });
}

} // namespace forethought::tactics
