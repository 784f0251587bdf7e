#include "engine/tactics/search/turn_planner.h"

#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <set>
#include <tuple>
#include <utility>

namespace forethought::tactics {

namespace {

TurnPlanner planner_of(int rung, std::uint64_t seed = 5) {
    return TurnPlanner(find_rung(ladder(), rung).value().switches, seed, Blur{});
}

/// Thinks in slices until nothing is left to improve; `nodes` 0 for no limit. Fails if that never comes.
void think(TurnPlanner& planner, Nodes nodes, Nodes slice = 1000) {
    planner.begin({.nodes = nodes});
    int slices = 0;
    while (planner.advance(slice)) REQUIRE(++slices < 100'000);
}

/// Plays the first side's turn as the planner would, `position` being its root.
void play_turn(TurnPlanner& planner, Position& position) {
    while (position.state.to_move == Side::first && position.state.outcome == Outcome::playing) {
        think(planner, 400);
        const Action best = planner.best().action;
        Tactics::play(position, best, nullptr);
        planner.play(best);
    }
}

/// Everything that can be seen of a planner's thoughts.
using Thoughts = std::tuple<std::int32_t, Value, Nodes, int, int, std::vector<std::int32_t>>;
Thoughts thoughts_of(const TurnPlanner& planner) {
    std::vector<std::int32_t> plans;
    for (const Scenario& scenario : planner.scenarios())
        for (const Action action : scenario.actions) plans.push_back(encode(action));
    const Info info = planner.info();
    return {
        encode(planner.best().action), info.score, info.nodes_of_root, info.depth, info.alternatives, plans};
}

/// Positions of fought games, a few each.
std::vector<Position> some_positions(std::uint64_t games, std::uint32_t one_in) {
    std::vector<Position> positions;
    for (std::uint64_t seed = 0; seed < games; ++seed)
        in_fought_game(seed, [&](const Position& position, Rng& rng) {
            if (rng.chance(1, one_in)) positions.push_back(position);
        });
    return positions;
}

/// Two sides that face each other, with something to do for all.
Position a_fight() {
    return drawn({"F..A......", ".W....f...", "..F..a..w.", "..........", "...f......"});
}

} // namespace

TEST_CASE("every rung: the best action is legal before any thought and after few", "[planner]") {
    const auto positions = some_positions(6, 4);
    REQUIRE(positions.size() > 20);
    for (const auto& rung : ladder())
        for (std::size_t i = 0; i < positions.size(); ++i) {
            TurnPlanner planner(rung.switches, i, Blur{});
            planner.set(positions[i]);
            Position position = positions[i];
            INFO("rung " << rung.number << ", position " << i);
            const Side side = position.state.to_move;
            // A turn is played with no, one or a few nodes an action, without asking for a limit.
            for (int action = 0; position.state.outcome == Outcome::playing; ++action) {
                REQUIRE(Tactics::is_legal(position, planner.best().action));
                planner.begin({});
                if ((static_cast<std::size_t>(action) + i) % 3 > 0)
                    planner.advance((static_cast<Nodes>(action) + i) % 7 + 1);
                const Action best = planner.best().action;
                INFO(format(position));
                REQUIRE(Tactics::is_legal(position, best));
                Tactics::play(position, best, nullptr);
                planner.play(best);
                if (position.state.to_move != side) break;
            }
        }
}

TEST_CASE("every rung: all plans held are legal and whole", "[planner]") {
    for (const Position& position : some_positions(3, 5))
        for (const auto& rung : ladder()) {
            TurnPlanner planner(rung.switches, 1, Blur{});
            planner.set(position);
            think(planner, 60);
            Position next = position;
            // The plans of the root, and those that go on after an action.
            for (int played = 0; played < 2 && next.state.outcome == Outcome::playing; ++played) {
                for (const Scenario& scenario : planner.scenarios())
                    REQUIRE(is_whole(*next.battle, played_out(next, scenario)));
                const Action best = planner.best().action;
                Tactics::play(next, best, nullptr);
                planner.play(best);
            }
        }
}

TEST_CASE("limits of nodes are kept, to the node", "[planner]") {
    for (const auto& rung : ladder())
        for (const Nodes limit : {1u, 2u, 7u, 40u, 333u}) {
            TurnPlanner planner(rung.switches, 5, Blur{});
            planner.set(a_fight());
            INFO("rung " << rung.number << ", limit " << limit);
            think(planner, limit, 5);
            CHECK(planner.info().nodes_of_root <= limit);
            // What mutates has always more to try here.
            if (rung.switches.mutates) CHECK(planner.info().nodes_of_root == limit);
            CHECK_FALSE(planner.advance(10));
            CHECK(planner.info().nodes_of_root <= limit);
        }
}

TEST_CASE("a slice is no longer than asked, and cuts change nothing", "[planner]") {
    for (const int rung : {0, 40, 50, 90, 120, 140}) {
        INFO("rung " << rung);
        TurnPlanner whole = planner_of(rung);
        whole.set(a_fight());
        whole.begin({.nodes = 300});
        whole.advance(300);
        TurnPlanner cut = planner_of(rung);
        cut.set(a_fight());
        cut.begin({.nodes = 300});
        Nodes before = 0;
        for (Nodes slice = 1; cut.advance(slice); slice = slice % 13 + 1) {
            REQUIRE(cut.info().nodes_of_root == before + slice);
            before += slice;
        }
        CHECK(thoughts_of(cut) == thoughts_of(whole));
    }
}

TEST_CASE("the same root gives the same plans, whatever was thought of before", "[planner]") {
    const Position position = a_fight();
    for (const auto& rung : ladder()) {
        INFO("rung " << rung.number);
        TurnPlanner fresh(rung.switches, 5, Blur{});
        fresh.set(position);
        think(fresh, 200);
        TurnPlanner used(rung.switches, 5, Blur{});
        used.set(Tactics::start(3));
        think(used, 150);
        used.play(used.best().action);
        think(used, 50);
        // One that has thought of the very same root, and gone on from there, too.
        used.set(position);
        think(used, 77);
        used.play(used.best().action);
        used.set(position);
        CHECK(used.info().nodes_of_root == 0);
        CHECK(used.best().action.ends_turn());
        think(used, 200);
        CHECK(thoughts_of(used) == thoughts_of(fresh));
    }
}

TEST_CASE("seeds differ in what they try", "[planner]") {
    std::set<Thoughts> all;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        TurnPlanner planner = planner_of(140, seed);
        planner.set(a_fight());
        think(planner, 60);
        all.insert(thoughts_of(planner));
    }
    CHECK(all.size() > 4);
}

TEST_CASE("equal end states cost no node", "[planner]") {
    // There is nothing to do but to stay, in whichever order.
    const Position stuck = drawn({"F#f", "#.#", "A#."});
    for (const auto& rung : ladder()) {
        TurnPlanner planner(rung.switches, 5, Blur{});
        planner.set(stuck);
        think(planner, 0);
        INFO("rung " << rung.number);
        // Values by lot differ with each draw.
        CHECK(planner.info().nodes_of_root == (rung.switches.counts_units ? 1 : 3));
    }
    // One fighter in a corridor has five ways to end its turn, however often they are tried.
    TurnPlanner planner = planner_of(110);
    planner.set(drawn({"F....#f"}));
    think(planner, 0);
    CHECK(planner.info().nodes_of_root == 5);
}

TEST_CASE("the search finishes by itself on every rung", "[planner]") {
    for (const auto& rung : ladder()) {
        TurnPlanner planner(rung.switches, 5, Blur{});
        INFO("rung " << rung.number);
        planner.set(drawn({"F..A.", ".W.f.", "a...."}));
        think(planner, 0);
        const Thoughts finished = thoughts_of(planner);
        CHECK_FALSE(planner.advance(100));
        CHECK(thoughts_of(planner) == finished);
    }
}

TEST_CASE("a plan of passes ends the turn", "[planner]") {
    for (const auto& rung : ladder()) {
        TurnPlanner planner(rung.switches, 5, Blur{});
        planner.set(drawn({"F#f", "#.#", "A#."}));
        think(planner, 0);
        INFO("rung " << rung.number);
        CHECK(planner.info().alternatives > 0);
        CHECK(planner.best().action.ends_turn());
    }
}

TEST_CASE("with nobody left to act, or the battle over, there is nothing to think", "[planner]") {
    TurnPlanner planner = planner_of(140);
    planner.set(drawn({"F..f"}, {.acted = {"a1"}}));
    think(planner, 0);
    CHECK(planner.info().nodes_of_root == 0);
    CHECK(planner.best().action.ends_turn());
    Position won = drawn({"Fw"});
    play(won, "a1:e");
    planner.set(won);
    planner.begin({});
    CHECK_FALSE(planner.advance(100));
}

TEST_CASE("plans go on after an action", "[planner]") {
    for (const auto& rung : ladder()) {
        INFO("rung " << rung.number);
        for (const Position& start : {a_fight(), Tactics::start(1)}) {
            TurnPlanner planner(rung.switches, 5, Blur{});
            planner.set(start);
            think(planner, 120);
            const Value planned = planner.info().score;
            const Scenario* best = nullptr;
            for (const Scenario& scenario : planner.scenarios())
                if (!best || scenario.value > best->value) best = &scenario;
            REQUIRE(best);
            const State end = played_out(start, *best);
            // The rest of the turn without another thought leads where the plan led.
            Position position = start;
            while (position.state.outcome == Outcome::playing && !planner.best().action.ends_turn()) {
                REQUIRE(planner.info().score == planned);
                const Action next = planner.best().action;
                REQUIRE(Tactics::is_legal(position, next));
                Tactics::play(position, next, nullptr);
                planner.play(next);
            }
            for_each(ready_units(*position.battle, position.state),
                     [&](Unit unit) { mark_acted(position.state, unit); });
            CHECK(position.state == end);
        }
    }
}

TEST_CASE("ending the turn drops all plans", "[planner]") {
    TurnPlanner planner = planner_of(140);
    planner.set(a_fight());
    think(planner, 100);
    planner.play(kEndTurn);
    CHECK(planner.info().alternatives == 0);
    Position next = a_fight();
    play(next, "end");
    TurnPlanner fresh = planner_of(140);
    fresh.set(next);
    think(planner, 100);
    think(fresh, 100);
    CHECK(thoughts_of(planner) == thoughts_of(fresh));
}

TEST_CASE("an action nobody planned leaves no plans, but a legal best", "[planner]") {
    TurnPlanner planner = planner_of(20);
    planner.set(drawn({"F.f", "A.."}));
    think(planner, 100);
    const Position start = drawn({"F.f", "A.."});
    const Action odd = action(start, "a2-a2");
    planner.play(odd);
    CHECK(planner.info().alternatives == 0);
    CHECK(planner.best().action.ends_turn());
    think(planner, 100);
    CHECK(planner.best().action.unit == 0);
}

TEST_CASE("more nodes never make the best plan worse", "[planner]") {
    for (const auto& rung : ladder()) {
        if (!rung.switches.counts_units) continue;
        INFO("rung " << rung.number);
        TurnPlanner planner(rung.switches, 5, Blur{});
        planner.set(Tactics::start(2));
        planner.begin({.nodes = 600});
        planner.advance(1);
        Value best = planner.info().score;
        bool goes_on = true;
        while (goes_on) {
            goes_on = planner.advance(1);
            REQUIRE(planner.info().score >= best);
            best = planner.info().score;
        }
    }
}

TEST_CASE("mutation makes plans better than any strategy's", "[planner]") {
    int better = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        TurnPlanner planner = planner_of(140, seed);
        planner.set(a_fight());
        think(planner, 20);
        const Value before = planner.info().score;
        CHECK(planner.info().depth == 0);
        think(planner, 600);
        better += planner.info().score > before && planner.info().depth > 0 ? 1 : 0;
    }
    CHECK(better >= 5);
}

TEST_CASE("plans held and plans made anew are valued alike through the turn", "[planner]") {
    for (const int rung : {40, 90, 120, 140})
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            INFO("rung " << rung << ", seed " << seed);
            const auto switches = find_rung(ladder(), rung).value().switches;
            TurnPlanner planner(switches, seed, Blur{});
            Blur off;
            const Evaluator evaluate(switches, off);
            Position position = a_fight();
            planner.set(position);
            UnitSet struck;
            while (position.state.outcome == Outcome::playing) {
                think(planner, 60);
                for (const Scenario& scenario : planner.scenarios())
                    REQUIRE(scenario.value == evaluate(*position.battle, played_out(position, scenario),
                                                       Side::first, struck | strikers(scenario)));
                const Action best = planner.best().action;
                if (best.ends_turn()) break;
                if (best.strike != Direction::none) struck.insert(best.unit);
                Tactics::play(position, best, nullptr);
                planner.play(best);
            }
        }
}

TEST_CASE("thinking on after an action never makes the plan worse than thinking anew", "[planner]") {
    // The strategies try the same from the same root; plans that go on may only add to that.
    for (const auto& rung : ladder()) {
        if (!rung.switches.counts_units || rung.switches.holds_together) continue;
        Switches unchanging = rung.switches;
        unchanging.mutates = false;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            INFO("rung " << rung.number << ", seed " << seed);
            Position position = Tactics::start(seed);
            TurnPlanner held(unchanging, seed, Blur{});
            held.set(position);
            think(held, 0);
            const Action best = held.best().action;
            if (best.ends_turn()) continue;
            held.play(best);
            think(held, 0);
            Tactics::play(position, best, nullptr);
            TurnPlanner anew(unchanging, seed, Blur{});
            anew.set(position);
            think(anew, 0);
            CHECK(held.info().score >= anew.info().score);
        }
    }
}

TEST_CASE("a unit that can be killed is killed", "[planner]") {
    // A blow for the wizard, two for the wounded fighter, from whichever side.
    const Position wizard = drawn({"F...w..f", "........", "A......a"});
    const Position wounded = drawn({"F.......", "....f...", "F......a"}, {.hit_points = {{"e2", 90}}});
    for (const auto& rung : ladder()) {
        if (!rung.switches.charges) continue;
        for (const auto& [start, target] : {std::pair{wizard, "e1"}, std::pair{wounded, "e2"}}) {
            INFO("rung " << rung.number << "\n" << format(start));
            TurnPlanner planner(rung.switches, 5, Blur{});
            Position position = start;
            planner.set(position);
            play_turn(planner, position);
            CHECK_FALSE(position.state.alive.has(unit_on(start, target)));
        }
    }
}

TEST_CASE("a battle that can be won this turn is won", "[planner]") {
    for (const auto& rung : ladder()) {
        if (!rung.switches.charges) continue;
        INFO("rung " << rung.number);
        Position position = drawn({"F..A....", "...W....", "....w..f"}, {.hit_points = {{"h3", 20}}});
        TurnPlanner planner(rung.switches, 5, Blur{});
        planner.set(position);
        play_turn(planner, position);
        CHECK(position.state.outcome == Outcome::first_wins);
    }
}

} // namespace forethought::tactics
