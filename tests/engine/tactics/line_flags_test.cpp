#include "engine/tactics/plans/line_flags.h"

#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

using LineFlag = bool (*)(const Playout&);

/// The plan of these actions, each as a text in the position that it comes in.
Scenario plan_of(const Position& root, const std::vector<std::string_view>& actions) {
    Scenario plan;
    Position position = root;
    for (const std::string_view text : actions) {
        plan.actions.push_back(action(position, text));
        play(position, text);
    }
    return plan;
}

Playout played(const Position& root, const std::vector<std::string_view>& actions) {
    return Playout(root, plan_of(root, actions));
}

bool shows(LineFlag flag, const Position& root, const std::vector<std::string_view>& actions) {
    return flag(played(root, actions));
}

} // namespace

TEST_CASE("a playout knows who struck whom, who fell and where everybody ends", "[line-flags]") {
    const Position root = drawn({"W.f.a", "F...."}, {.hit_points = {{"c1", 30}}});
    const Playout playout = played(root, {"a1:e", "a2-b1"});
    REQUIRE(playout.strikes.size() == 1);
    CHECK(playout.strikes[0].striker == unit_on(root, "a1"));
    CHECK(playout.struck_enemies().size() == 2);
    CHECK(playout.fallen_enemies().size() == 1);
    CHECK(playout.fallen_enemies().has(unit_on(root, "c1")));
    CHECK(playout.moved(unit_on(root, "a2")));
    CHECK_FALSE(playout.moved(unit_on(root, "a1")));
}

TEST_CASE("danger: who could strike whom, and each striker's damage once", "[line-flags]") {
    // The fighter comes up to the upper one, the archer sees the lower one.
    const Position root = drawn({"F.f", "F##", "a##"});
    const Danger danger(*root.battle, root.state, Side::first);
    CHECK(danger.strikers[unit_on(root, "a1")].size() == 1);
    CHECK(danger.strikers[unit_on(root, "a2")].size() == 1);
    CHECK(danger.exposed.size() == 2);
    CHECK(danger.damage == 45 + 25);
    CHECK(Danger(*root.battle, root.state, Side::second).exposed.size() == 2);
    const Position apart = drawn({"F#f"});
    CHECK(Danger(*apart.battle, apart.state, Side::first).exposed.empty());
    CHECK(Danger(*apart.battle, apart.state, Side::first).damage == 0);
}

TEST_CASE("flag: wins", "[line-flags]") {
    const Position root = drawn({"Fw"});
    CHECK(shows(wins, root, {"a1:e"}));
    CHECK_FALSE(shows(wins, drawn({"Ff"}), {"a1:e"}));
}

TEST_CASE("flag: burns friends", "[line-flags]") {
    const Position root = drawn({"WFf"});
    CHECK(shows(burns_friends, root, {"a1:e"}));
    CHECK_FALSE(shows(burns_friends, root, {"b1:e"}));
}

TEST_CASE("flag: fires through two enemies, not through a friend and one", "[line-flags]") {
    CHECK(shows(fires_through, drawn({"Wfa"}), {"a1:e"}));
    CHECK_FALSE(shows(fires_through, drawn({"WFa"}), {"a1:e"}));
    CHECK_FALSE(shows(fires_through, drawn({"Afa"}), {"a1:e"}));
}

TEST_CASE("flag: strikes from afar", "[line-flags]") {
    // A wall keeps the fighter away; without it he is there in two steps.
    CHECK(shows(strikes_from_afar, drawn({"A~~f"}), {"a1:e"}));
    CHECK_FALSE(shows(strikes_from_afar, drawn({"A..f"}), {"a1:e"}));
    // Who falls cannot strike back.
    CHECK(shows(strikes_from_afar, drawn({"A..f"}, {.hit_points = {{"d1", 20}}}), {"a1:e"}));
    // From the next cell is not afar, whatever becomes of the victim.
    CHECK_FALSE(shows(strikes_from_afar, drawn({"Fw"}), {"a1:e"}));
    // Every striker keeps away, or it does not count.
    const Position two = drawn({"A~~f", "Fw##"});
    CHECK(shows(strikes_from_afar, two, {"a1:e", "a2"}));
    CHECK_FALSE(shows(strikes_from_afar, two, {"a1:e", "a2:e"}));
    CHECK_FALSE(shows(strikes_from_afar, drawn({"A~~f"}), {"a1"}));
}

TEST_CASE("flag: gangs up", "[line-flags]") {
    const Position root = drawn({"FfF", "#f#"});
    CHECK(shows(gangs_up, root, {"a1:e", "c1:w"}));
    CHECK_FALSE(shows(gangs_up, root, {"a1:e", "c1"}));
    const Position two = drawn({"Ff#", "Ff#"});
    CHECK_FALSE(shows(gangs_up, two, {"a1:e", "a2:e"}));
}

TEST_CASE("flag: sets bait", "[line-flags]") {
    // On c1 the fighter can be struck by the enemy's fighter alone, and two avenge it.
    const Position root = drawn({"FA.....f..", "..........", ".........."});
    CHECK(shows(sets_bait, root, {"a1-c1", "b1"}));
    CHECK_FALSE(shows(sets_bait, root, {"a1", "b1"}));
}

TEST_CASE("flag: shelters the wounded, who walk away or are covered", "[line-flags]") {
    const Setting wounded{.hit_points = {{"a1", 50}}};
    const std::vector<std::string_view> rows{"F....a", ".F####"};
    CHECK(shows(shelters_the_wounded, drawn(rows, wounded), {"a1-a2", "b2"}));
    CHECK(shows(shelters_the_wounded, drawn(rows, wounded), {"a1", "b2-b1"}));
    CHECK_FALSE(shows(shelters_the_wounded, drawn(rows, wounded), {"a1", "b2"}));
    CHECK_FALSE(shows(shelters_the_wounded, drawn(rows), {"a1", "b2-b1"}));
}

TEST_CASE("flag: hides", "[line-flags]") {
    const Position root = drawn({"F....a", ".#####"});
    CHECK(shows(hides, root, {"a1-a2"}));
    CHECK_FALSE(shows(hides, root, {"a1"}));
    // Nothing to hide from.
    CHECK_FALSE(shows(hides, drawn({"F#...a", ".#####"}), {"a1-a2"}));
    // One of two who hides where both could be struck: the archer still finds somebody.
    CHECK_FALSE(shows(hides, drawn({"F....a", ".###F#"}), {"a1-a2", "e2"}));
}

TEST_CASE("flag: stays out of reach", "[line-flags]") {
    CHECK(shows(stays_out_of_reach, drawn({"F....a", ".#####"}), {"a1-a2"}));
    CHECK_FALSE(shows(stays_out_of_reach, drawn({"F....a", ".#####"}), {"a1"}));
    // With nobody left there is nothing to stay away from.
    CHECK_FALSE(shows(stays_out_of_reach, drawn({"Fw"}), {"a1:e"}));
}

TEST_CASE("flag: withdraws and advances", "[line-flags]") {
    const Position root = drawn({"..F....f.."});
    CHECK(shows(withdraws, root, {"c1-a1"}));
    CHECK_FALSE(shows(advances, root, {"c1-a1"}));
    CHECK(shows(advances, root, {"c1-e1"}));
    CHECK_FALSE(shows(withdraws, root, {"c1-e1"}));
    CHECK_FALSE(shows(advances, root, {"c1"}));
    CHECK_FALSE(shows(withdraws, root, {"c1"}));
    // One of two who goes back a step is half a step on average.
    const Position pair = drawn({".FF....f.."});
    CHECK_FALSE(shows(withdraws, pair, {"b1-a1", "c1"}));
    CHECK(shows(withdraws, pair, {"b1-a1", "c1-b1"}));
    // The way that counts is the one on foot.
    const Position around = drawn({"F#f", "...", "..."});
    CHECK(shows(advances, around, {"a1-a2"}));
    CHECK_FALSE(shows(withdraws, around, {"a1-a2"}));
}

TEST_CASE("flag: draws together", "[line-flags]") {
    const Position root = drawn({"F....F...f"});
    CHECK(shows(draws_together, root, {"a1-c1", "f1"}));
    CHECK_FALSE(shows(draws_together, root, {"a1", "f1"}));
    CHECK_FALSE(shows(draws_together, root, {"a1", "f1-g1"}));
    CHECK_FALSE(shows(draws_together, drawn({"F....f"}), {"a1-b1"}));
}

TEST_CASE("flag: does nothing", "[line-flags]") {
    const Position root = drawn({"F.f"});
    CHECK(shows(does_nothing, root, {"a1"}));
    CHECK(shows(does_nothing, root, {}));
    CHECK_FALSE(shows(does_nothing, root, {"a1-b1"}));
    CHECK_FALSE(shows(does_nothing, drawn({"Ff"}), {"a1:e"}));
}

TEST_CASE("the number of the flags holds a bit for each and counts who fell and who was struck",
          "[line-flags]") {
    const Position root = drawn({"W.f.a"}, {.hit_points = {{"c1", 30}}});
    const std::uint32_t flags = line_flags_of(played(root, {"a1:e"}));
    CHECK((flags & 1u) == 0);
    CHECK((flags >> 2 & 1u) == 1);
    CHECK((flags >> 12 & 1u) == 0);
    CHECK((flags >> 16 & 15u) == 1);
    CHECK((flags >> 20 & 15u) == 2);
    CHECK((line_flags_of(played(drawn({"F.f"}), {"a1"})) >> 12) == 1);
    CHECK((line_flags_of(played(drawn({"Fw"}), {"a1:e"})) & 1u) == 1);
}

} // namespace forethought::tactics
