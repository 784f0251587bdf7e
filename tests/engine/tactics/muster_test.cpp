// Battles by what they are made of, and the laws over random play of battles with conditions and traits.

#include "engine/tactics/campaign/muster.h"

#include "engine/core/record.h"
#include "engine/tactics/campaign/battle_plan.h"
#include "engine/tactics/evaluation/evaluator.h"
#include "engine/tactics/maps/map_maker.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/half_turn.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::tactics {

namespace {

const std::string kUnits = "unit first fighter swift\nunit first archer\nunit first wizard tough\n"
                           "unit second fighter strong\nunit second archer mending\nunit second wizard\n";

/// One battle for each condition, with traits and a piece of wall.
std::vector<Position> battles(std::uint64_t seed) {
    std::vector<Position> all;
    for (const std::string condition :
         {"condition first hold 3 on e5 f6\n", "condition second cross 2 on a1 b1 a2\n",
          "condition first save\n", "condition first fell 2\n", "condition second survive 9\n", ""}) {
        std::string units = kUnits;
        if (condition == "condition first save\n") units.insert(units.find("\nunit first archer"), " marked");
        units += "unit second fighter e6 rooted";
        if (condition == "condition first fell 2\n") units += " marked\nunit second fighter f7 rooted marked";
        const auto position =
            muster("muster 1\nmap open " + std::to_string(seed) + "\n" + condition + units + "\n");
        INFO((position.ok() ? "" : position.error()));
        REQUIRE(position.ok());
        all.push_back(position.value());
    }
    return all;
}

/// Calls `visit(position)` at the positions of a game played by lot, in which turns are seldom ended early.
template <class Visit>
void play_by_lot(const Position& start, std::uint64_t seed, Visit visit) {
    Rng rng(mix(seed, 0x6d75737465));
    Record<Tactics> record;
    record.restart(start);
    while (record.position().state.outcome == Outcome::playing) {
        const auto actions = Tactics::legal_actions(record.position());
        const bool ends = actions.size() == 1 || rng.chance(1, 20);
        const Action action =
            ends ? kEndTurn : actions[rng.below(static_cast<std::uint32_t>(actions.size() - 1))];
        visit(record, action);
        REQUIRE(record.play(action, nullptr).ok());
    }
    visit(record, kEndTurn);
}

} // namespace

TEST_CASE("laws over random play hold with conditions and traits", "[condition]") {
    int by_condition = 0;
    int visited = 0;
    for (std::uint64_t seed = 0; seed < samples(12); ++seed)
        for (const Position& start : battles(seed)) {
            play_by_lot(start, seed, [&](Record<Tactics>& record, Action action) {
                const Position position = record.position();
                // To lay out a terrain takes far longer than to play.
                if (++visited % 16 != 0 && position.state.outcome == Outcome::playing) return;
                const std::string text = format(position);
                REQUIRE(position.state.hash == hash_from_scratch(position.state));
                const auto again = parse(text);
                INFO(text);
                REQUIRE(again.ok());
                REQUIRE(format(again.value()) == text);
                REQUIRE(hash(again.value()) == hash(position));
                REQUIRE(*again.value().battle == *position.battle);
                REQUIRE(format(turned(turned(position))) == text);
                REQUIRE(hash(turned(turned(position))) == hash(position));
                if (position.state.outcome != Outcome::playing) return;
                REQUIRE(record.play(action, nullptr).ok());
                REQUIRE(record.undo());
                REQUIRE(format(record.position()) == text);
                if (action.ends_turn()) return;
                Position image = turned(position);
                if (is_slow_round(position.state)) return;
                Position next = position;
                Tactics::play(next, action, nullptr);
                Tactics::play(image, turned(*position.battle, action), nullptr);
                REQUIRE(format(image) == format(turned(next)));
            });
            Position end = start;
            play_by_lot(start, seed, [&](Record<Tactics>& record, Action) { end = record.position(); });
            by_condition += end.state.reason == Reason::condition ? 1 : 0;
        }
    CHECK(by_condition > samples(12));
}

TEST_CASE("a muster makes the same battle each time, with everybody in their corners", "[muster]") {
    const std::string text = "muster 1\nmap river 17\n" + kUnits;
    const Position position = muster(text).value();
    CHECK(format(muster(text).value()) == format(position));
    CHECK(is_passable(position.battle->terrain));
    CHECK(is_peaceful(*position.battle, position.state));
    for_each(position.state.alive, [&](Unit unit) {
        const Cell at = position.state.cell[unit];
        const Cell own = unit < 3 ? at : half_turn(at);
        CHECK(column(own) + row(own) <= 4);
    });
    CHECK(format(muster("muster 1\nmap river 18\n" + kUnits).value()) != format(position));
    // Fixed cells and rows of one's own.
    std::string rows;
    for (int y = 0; y < kWidth; ++y) rows += ". . . . . . . . . .\n";
    const Position own =
        muster("muster 1\n" + rows + "unit first fighter a1\nunit second archer j10 tough\n").value();
    CHECK(own.state.cell[0] == cell("a1"));
    CHECK(own.state.hit_points[1] == params::kArcher.hit_points + params::kToughBy);
}

TEST_CASE("a bad muster is refused with the reason", "[muster]") {
    const auto complaint = [](const std::string& text) {
        const auto position = muster(text);
        return position.ok() ? std::string{} : position.error();
    };
    CHECK(complaint("") == "line 1: a muster begins with 'muster 1'");
    CHECK(complaint("muster 2") == "line 1: a muster begins with 'muster 1'");
    for (const char* map : {"", "map", "map desert 1", "map open x", "map open 1x", ". . ."})
        CHECK(complaint("muster 1\n" + std::string(map)) ==
              "line 2: expected 'map', a landscape (open, river, corridors, forts) and a seed, or ten rows");
    CHECK(complaint("muster 1\nmap open 1\nunit first dragon") ==
          "line 3: expected 'unit', a side and a type of unit");
    CHECK(complaint("muster 1\nmap open 1\nhello") == "line 3: expected 'unit', a side and a type of unit");
    std::string many = "muster 1\nmap open 1\nunit second fighter\n";
    for (int i = 0; i < 11; ++i) many += "unit first fighter\n";
    CHECK(complaint(many) == "there are no units, or more than a corner has room for");
    CHECK_FALSE(complaint("muster 1\nmap open 1\nunit first fighter\n").empty());
    CHECK_FALSE(complaint("muster 1\nmap open 1\nunit first fighter brave\nunit second fighter").empty());
    CHECK_FALSE(complaint("muster 1\nmap open 1\nunit second fighter\nunit first fighter").empty());
    CHECK(complaint("muster 1\nmap open 1\nunit first fighter d5\nunit second fighter e5") ==
          "no map was found on which nobody can be hit in the first turn");
}

TEST_CASE("the endless game is the same for everybody, and every battle of it can be played", "[muster]") {
    for (std::uint32_t seed = 0; seed < samples(5); ++seed)
        for (std::uint32_t stage = 0; stage < 25; ++stage) {
            const BattlePlan plan = plus_battle(seed, stage);
            INFO(to_json(plan));
            CHECK(to_json(plan) == to_json(plus_battle(seed, stage)));
            CHECK(find_rung(ladder(), plan.rung).ok());
            const auto position = muster(muster_of(plan, plan.own));
            INFO((position.ok() ? "" : position.error()));
            CHECK(position.ok());
            CHECK(plan.id == "plus-" + std::to_string(seed) + "-" + std::to_string(stage));
        }
    for (std::uint32_t seed = 0; seed < samples(5); ++seed) {
        // No battle comes twice before all of its level were there.
        std::set<std::string> maps;
        for (std::uint32_t stage = 0; stage < 2 * kPlusLevels; ++stage)
            maps.insert(plus_battle(seed, stage).map);
        CHECK(maps.size() == 2 * kPlusLevels);
        CHECK(plus_battle(seed, 40).rung == plus_battle(seed, 2 * kPlusLevels).rung);
    }
}

TEST_CASE("with a condition, too, the turned position has the same value for the other side", "[condition]") {
    std::vector<Evaluator> evaluators;
    for (const auto& rung : ladder()) {
        Blur off;
        evaluators.emplace_back(rung.switches, off);
    }
    for (std::uint64_t seed = 0; seed < samples(6); ++seed)
        for (const Position& start : battles(seed)) {
            // Which side ends the round makes a difference for what is looked at then.
            const ConditionKind kind = start.battle->condition.kind;
            if (kind == ConditionKind::hold || kind == ConditionKind::survive) continue;
            play_by_lot(start, seed, [&](Record<Tactics>& record, Action) {
                const Position& position = record.position();
                if (is_slow_round(position.state) || !cracked(position.state).empty()) return;
                const Position image = turned(position);
                for (const Evaluator& evaluate : evaluators)
                    REQUIRE(evaluate(*position.battle, position.state, position.state.to_move, UnitSet{}) ==
                            evaluate(*image.battle, image.state, image.state.to_move, UnitSet{}));
            });
        }
}

} // namespace forethought::tactics
