// Traits: what sets one unit apart from others of its type.

#include "engine/tactics/rules/trait.h"

#include "engine/tactics/proof/fire.h"
#include "engine/tactics/rules/events.h"
#include "engine/tactics/rules/threats.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

/// A drawn position in which the unit on a cell has traits.
Position gifted(const std::vector<std::string_view>& rows, const std::string& at, const std::string& traits,
                const Setting& setting = {}) {
    std::string text = format(drawn(rows, setting));
    text.insert(text.find('\n', text.find(" " + at + " hp ")), " " + traits);
    const auto position = parse(text);
    INFO(text);
    REQUIRE(position.ok());
    return position.value();
}

const std::vector<std::string_view> kRow{"F.......f."};

} // namespace

TEST_CASE("swift: a cell more to move, of the slow side too", "[trait]") {
    CHECK(reach_of(gifted(kRow, "a1", "swift"), "a1") == "a1 b1 c1 d1 e1 f1");
    CHECK(reach_of(drawn(kRow), "a1") == "a1 b1 c1 d1 e1");
    const Position slow = gifted({"F........a"}, "j1", "swift", {.to_move = Side::second, .round = 11});
    CHECK(reach_of(slow, "j1") == "g1 h1 i1 j1");
    // What bounds a strike from above bounds a swift unit's.
    const Position swift = gifted(kRow, "a1", "swift");
    CHECK(swift.battle->terrain.open_strikes(UnitType::fighter, cell("a1")).has(cell("g1")));
    CHECK(strike_cells(*swift.battle, swift.state, 0).has(cell("g1")));
    CHECK(Fire(*swift.battle, swift.state, Side::first).covered(1).has(cell("g1")));
}

TEST_CASE("tough: more hit points", "[trait]") {
    std::string text = format(gifted(kRow, "a1", "tough"));
    const std::string full = std::to_string(params::kFighter.hit_points + params::kToughBy);
    const auto with = [&](const std::string& hit_points) {
        std::string changed = text;
        changed.replace(changed.find("hp 100"), 6, "hp " + hit_points);
        return parse(changed);
    };
    CHECK(with(full).ok());
    CHECK_FALSE(with(std::to_string(params::kFighter.hit_points + params::kToughBy + 1)).ok());
}

TEST_CASE("strong: a hit takes more", "[trait]") {
    Position position = gifted({"Ff"}, "a1", "strong");
    play(position, "a1:e");
    CHECK(hit_points_on(position, "b1") == 100 - params::kFighter.damage - params::kStrongBy);
}

TEST_CASE("mending: hit points come back at the end of a round, up to the unit's own", "[trait]") {
    Position position = gifted(kRow, "a1", "mending", {.hit_points = {{"a1", 92}, {"i1", 40}}});
    play(position, "end");
    CHECK(hit_points_on(position, "a1") == 92);
    const auto events = play(position, "end");
    CHECK(hit_points_on(position, "a1") == 92 + params::kMendingBy);
    CHECK(hit_points_on(position, "i1") == 40);
    REQUIRE(events.size() > 5);
    CHECK(events[0] == static_cast<std::int32_t>(EventKind::mends));
    CHECK(events[2] == 0);
    CHECK(events[3] == params::kMendingBy);
    CHECK(events[4] == 92 + params::kMendingBy);
    pass_rounds(position, 1);
    CHECK(hit_points_on(position, "a1") == 100);
    CHECK(position.state.hash == hash_from_scratch(position.state));
}

TEST_CASE("rooted: never acts, threatens nobody, can be struck and stands in the way", "[trait]") {
    Position position = gifted({"Ff.a"}, "b1", "rooted", {.to_move = Side::second, .round = 1});
    CHECK_FALSE(legal(position, "b1:w"));
    CHECK_FALSE(legal(position, "b1-c1"));
    CHECK(strikes_of(*position.battle, position.state, Side::second)[1].empty());
    play(position, "end");
    CHECK_FALSE(legal(position, "a1-c1"));
    play(position, "a1:e");
    CHECK(hit_points_on(position, "b1") == 100 - params::kFighter.damage);
    // It is a unit like the others to the last unit standing.
    Position last = gifted({"Ff"}, "b1", "rooted", {.hit_points = {{"b1", 10}}});
    play(last, "a1:e");
    CHECK(last.state.reason == Reason::no_units);
}

TEST_CASE("a battle with traits has another hash, and a mask of them in its snapshot", "[trait]") {
    const Position plain = drawn(kRow);
    const Position swift = gifted(kRow, "a1", "swift strong");
    CHECK(hash(plain) != hash(swift));
    CHECK(hash(swift) != hash(gifted(kRow, "i1", "swift strong")));
    const auto view = Tactics::snapshot(swift);
    CHECK(view.size() == Tactics::snapshot(plain).size() + 2);
    CHECK(view[view.size() - 2] == 0b101);
    CHECK(view.back() == 0);
}

} // namespace forethought::tactics
