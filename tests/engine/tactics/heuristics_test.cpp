#include "engine/tactics/heuristics/bait.h"
#include "engine/tactics/heuristics/cohesion.h"
#include "engine/tactics/heuristics/focus_fire.h"
#include "engine/tactics/heuristics/ground.h"
#include "engine/tactics/heuristics/material.h"
#include "engine/tactics/heuristics/possible_damage.h"

#include "engine/tactics/evaluation/evaluator.h"
#include "engine/tactics/evaluation/logarithm.h"
#include "engine/tactics/search/patience.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

using Heuristic = Points (*)(const Scene&);

Points points(Heuristic heuristic, const Position& position, Side side = Side::first, UnitSet struck = {}) {
    return heuristic(Scene(*position.battle, position.state, side, plain_worth(), struck, true));
}

Value own(Heuristic heuristic, const Position& position, UnitSet struck = {}) {
    return points(heuristic, position, Side::first, struck).own;
}

Points ground_by_hand(const Scene& scene) {
    return ground(scene, kWeightsByHand);
}

UnitSet set_of(std::initializer_list<int> units) {
    UnitSet set;
    for (const int unit : units) set.insert(static_cast<Unit>(unit));
    return set;
}

/// What the enemy's joint fire would take from the first side.
Value fire(const Position& position) {
    const Scene scene(*position.battle, position.state, Side::first, plain_worth(), UnitSet{}, true);
    return focus_fire(scene, scene.own);
}

/// An open board with units on cells by name.
Position on_open_board(const std::vector<std::pair<std::string_view, char>>& units,
                       const Setting& setting = {}) {
    std::vector<std::string> rows(kWidth, std::string(kWidth, '.'));
    for (const auto& [name, letter] : units)
        rows[static_cast<std::size_t>(row(cell(name)))][static_cast<std::size_t>(column(cell(name)))] =
            letter;
    return drawn({rows.begin(), rows.end()}, setting);
}

/// The outermost ring falls at the end of this round if it stays quiet.
Setting before_the_fall(std::vector<std::pair<std::string_view, int>> hit_points = {}) {
    return {.quiet = params::kQuietRounds - 1, .hit_points = std::move(hit_points)};
}

Value value(const Switches& switches, const Position& position, Side side = Side::first) {
    Blur off;
    return Evaluator(switches, off)(*position.battle, position.state, side, UnitSet{});
}

} // namespace

TEST_CASE("material: worth by type; half of it by hit points", "[heuristics]") {
    const Position equal = drawn({"FAW", "faw"});
    CHECK(points(material, equal).own == 255'000);
    CHECK(points(material, equal).enemy == 255'000);
    const Position wounded = drawn({"F", "f"}, {.hit_points = {{"a1", 50}, {"a2", 1}}});
    CHECK(points(material, wounded).own == 75'000);
    CHECK(points(material, wounded).enemy == 50'500);
    CHECK(points(material, wounded, Side::second).own == 50'500);
    const Position archers = drawn({"A", "w"}, {.hit_points = {{"a1", 35}}});
    CHECK(points(material, archers).own == 52'500);
    CHECK(points(material, archers).enemy == 85'000);
}

TEST_CASE("material: a fortune for an enemy without units", "[heuristics]") {
    Position position = drawn({"Fw"});
    play(position, "a1:e");
    CHECK(points(material, position).own == 100'000 + params::kVictory);
    CHECK(points(material, position).enemy == 0);
    CHECK(points(material, position, Side::second).own == 0);
    CHECK(points(material, position, Side::second).enemy == 100'000);
}

TEST_CASE("material: after the first side's turn only its own units are doomed on cracks", "[heuristics]") {
    const Position position =
        on_open_board({{"a5", 'F'}, {"e5", 'A'}, {"j5", 'f'}, {"f5", 'w'}}, before_the_fall());
    CHECK(points(material, position).own == 70'000);
    CHECK(points(material, position).enemy == 185'000);
}

TEST_CASE("material: after the second side's turn all are doomed on cracks", "[heuristics]") {
    const Position position =
        on_open_board({{"a5", 'F'}, {"e5", 'A'}, {"j5", 'f'}, {"f5", 'w'}}, before_the_fall());
    CHECK(points(material, position, Side::second).own == 85'000);
    CHECK(points(material, position, Side::second).enemy == 70'000);
}

TEST_CASE("material: damage closes the cracks, and without cracks nobody is doomed", "[heuristics]") {
    Setting struck = before_the_fall();
    struck.damage = true;
    const std::vector<std::pair<std::string_view, char>> units{{"a5", 'F'}, {"j5", 'f'}};
    CHECK(points(material, on_open_board(units, struck)).own == 100'000);
    CHECK(points(material, on_open_board(units, struck), Side::second).own == 100'000);
    CHECK(points(material, on_open_board(units, {.quiet = params::kQuietRounds - 2})).own == 100'000);
    CHECK(points(material, on_open_board(units)).own == 100'000);
}

TEST_CASE("material: an enemy that falls whole has lost", "[heuristics]") {
    const Position position = on_open_board({{"a5", 'F'}, {"f5", 'w'}}, before_the_fall());
    CHECK(points(material, position, Side::second).own == 85'000 + params::kVictory);
    CHECK(points(material, position, Side::second).enemy == 0);
    // The first side can only doom itself.
    CHECK(points(material, position).own == 0);
    CHECK(points(material, position).enemy == 85'000);
}

TEST_CASE("material: when both sides fall whole, hit points decide", "[heuristics]") {
    const std::vector<std::pair<std::string_view, char>> units{{"a5", 'F'}, {"j5", 'f'}};
    const auto second = [&](const Setting& setting) {
        return points(material, on_open_board(units, setting), Side::second);
    };
    CHECK(second(before_the_fall({{"a5", 99}})).own == params::kVictory);
    CHECK(second(before_the_fall({{"a5", 99}})).enemy == 0);
    CHECK(second(before_the_fall({{"j5", 99}})).own == 0);
    CHECK(second(before_the_fall({{"j5", 99}})).enemy == params::kVictory);
    CHECK(second(before_the_fall()).own == 0);
    CHECK(second(before_the_fall()).enemy == 0);
}

TEST_CASE("possible damage: each side's best hits, weighted", "[heuristics]") {
    // A fighter strikes what is five steps away, and takes 22 500 off another.
    const Points near = points(possible_damage, drawn({"F....f"}));
    CHECK(near.own == 22'500 * params::kThreatWeight / 256);
    CHECK(near.enemy == 22'500 * params::kDangerWeight / 256);
    const Points far = points(possible_damage, drawn({"F.....f"}));
    CHECK(far.own == 0);
    CHECK(far.enemy == 0);
    // An archer shoots after three steps over seven cells; a fighter does not come so far.
    const Points archer = points(possible_damage, drawn({"F.........", "########.a"}));
    CHECK(archer.own == 0);
    CHECK(archer.enemy == 12'500 * params::kDangerWeight / 256);
}

TEST_CASE("possible damage: one hit for each striker, the best; every striker counts", "[heuristics]") {
    // The own fighter reaches both; it takes more off the dying wizard, its whole worth.
    const Position choice = drawn({"f...F...w"});
    CHECK(points(possible_damage, choice).own == 85'000 * params::kThreatWeight / 256);
    // Both enemies reach the fighter.
    CHECK(points(possible_damage, choice).enemy == (22'500 + 17'500) * params::kDangerWeight / 256);
    CHECK(points(possible_damage, choice, Side::second).own ==
          (22'500 + 17'500) * params::kThreatWeight / 256);
}

TEST_CASE("possible damage: bodies stop arrows", "[heuristics]") {
    const Position open = drawn({"A~~~~~~f"});
    CHECK(points(possible_damage, open).own > 0);
    const Position covered = drawn({"A~~F~~~f"}, {.hit_points = {{"d1", 1}}});
    CHECK(points(possible_damage, covered).own == 0);
}

TEST_CASE("bait: one lure, one attacker, two avengers", "[heuristics]") {
    // The fighter comes to d1 only, where the lure and the archer beside it can strike it.
    const std::vector<std::pair<std::string_view, char>> trap{{"b1", 'A'}, {"c1", 'F'}, {"h1", 'f'}};
    CHECK(own(bait, on_open_board(trap)) == 2 * params::kBaitPerAvenger);
    CHECK(points(bait, on_open_board(trap)).enemy == 0);
    auto more = trap;
    more.push_back({"a2", 'A'});
    CHECK(own(bait, on_open_board(more)) == 3 * params::kBaitPerAvenger);
    // The other side has no bait: the archer and the fighter reach the enemy.
    CHECK(points(bait, on_open_board(trap), Side::second).own == 0);
}

TEST_CASE("bait: none that dies, none without avengers, none for nobody", "[heuristics]") {
    const std::vector<std::pair<std::string_view, char>> trap{{"b1", 'A'}, {"c1", 'F'}, {"h1", 'f'}};
    CHECK(own(bait, on_open_board(trap, {.hit_points = {{"c1", 46}}})) == 2 * params::kBaitPerAvenger);
    CHECK(own(bait, on_open_board(trap, {.hit_points = {{"c1", 45}}})) == 0);
    // The lure alone can strike back.
    CHECK(own(bait, on_open_board({{"c1", 'F'}, {"h1", 'f'}})) == 0);
    CHECK(own(bait, on_open_board({{"b1", 'A'}, {"c1", 'F'}, {"i1", 'f'}})) == 0);
}

TEST_CASE("bait: none with two lures or two attackers", "[heuristics]") {
    // A second fighter is an avenger on c2, another lure on d2.
    CHECK(own(bait, on_open_board({{"c2", 'F'}, {"c1", 'F'}, {"h1", 'f'}})) == 2 * params::kBaitPerAvenger);
    CHECK(own(bait, on_open_board({{"d2", 'F'}, {"c1", 'F'}, {"h1", 'f'}})) == 0);
    CHECK(own(bait, on_open_board({{"b1", 'A'}, {"c1", 'F'}, {"h1", 'f'}, {"c6", 'f'}})) == 0);
}

TEST_CASE("bait: the attacker's safest cell counts", "[heuristics]") {
    // The enemy archer shoots at the lure from afar, where nobody reaches it.
    CHECK(own(bait, drawn({"F~~~~~~a", "A~"})) == 0);
}

TEST_CASE("ground: distances between allies and to enemies", "[heuristics]") {
    CHECK(own(ground_by_hand, on_open_board({{"e5", 'F'}, {"e8", 'f'}})) == -3 * params::kDistant);
    CHECK(points(ground_by_hand, on_open_board({{"e5", 'F'}, {"e8", 'f'}})).enemy == 0);
    // Distances to enemies of 3 and 5, between allies of 2.
    CHECK(own(ground_by_hand, on_open_board({{"e5", 'F'}, {"e3", 'F'}, {"e8", 'f'}})) ==
          -4 * params::kDistant - 2 * params::kApart);
}

TEST_CASE("ground: allies more than four apart cost twice as much with each step", "[heuristics]") {
    // The enemy walks equally far to the second ally wherever that stands in the row, so that only the
    // allies' distance changes.
    const auto apart = [](std::string_view second, int allies, int enemies) {
        return own(ground_by_hand, on_open_board({{"c3", 'F'}, {second, 'F'}, {"c6", 'f'}})) +
               allies * params::kApart + (3 + enemies) * params::kDistant / 2;
    };
    CHECK(apart("g3", 4, 7) == 0);
    CHECK(apart("h3", 5, 8) == -2 * params::kStretch);
    CHECK(apart("h4", 6, 7) == -4 * params::kStretch);
    CHECK(apart("h5", 7, 6) == -8 * params::kStretch);
    CHECK(apart("h8", 10, 7) == -64 * params::kStretch);
    // No more than seven steps are counted. Nobody reaches the friend in a box; its hundred steps do.
    const Value boxed =
        own(ground_by_hand, drawn({"..........", "..........", "..F....f..", "..........", "..........",
                                   ".....##...", "....#F.#..", ".....##...", "..........", ".........."}));
    CHECK(boxed < -(params::kStretch << params::kMostStretch) - 100 * params::kApart);
    CHECK(boxed > -(params::kStretch << (params::kMostStretch + 1)) - 100 * params::kApart -
                      60 * params::kDistant - 12 * params::kCramped);
}

TEST_CASE("ground: who cannot attack within two turns is idle", "[heuristics]") {
    // Two moves of four cells and a blow: nine steps.
    CHECK(own(ground_by_hand, on_open_board({{"b3", 'F'}, {"h6", 'f'}})) == -9 * params::kDistant);
    CHECK(own(ground_by_hand, on_open_board({{"b3", 'F'}, {"h7", 'f'}})) ==
          -10 * params::kDistant - params::kIdle);
    // Two moves of three cells and five cells of fire.
    CHECK(own(ground_by_hand, on_open_board({{"c2", 'W'}, {"h8", 'f'}})) == -11 * params::kDistant);
    CHECK(own(ground_by_hand, on_open_board({{"c2", 'W'}, {"i8", 'f'}})) ==
          -12 * params::kDistant - params::kIdle);
}

TEST_CASE("ground: the edge and cramped cells", "[heuristics]") {
    CHECK(own(ground_by_hand, on_open_board({{"a5", 'F'}, {"d5", 'f'}})) ==
          -3 * params::kDistant - params::kEdge);
    // In the corner seven of the twelve cells around lie beyond the edge, four are free of charge.
    CHECK(own(ground_by_hand, on_open_board({{"a1", 'F'}, {"d1", 'f'}})) ==
          -3 * params::kDistant - params::kEdge - 3 * params::kCramped);
    // Once a ring has fallen, the next one is the edge.
    const std::vector<std::pair<std::string_view, char>> second_ring{{"b5", 'F'}, {"e5", 'f'}};
    CHECK(own(ground_by_hand, on_open_board(second_ring)) == -3 * params::kDistant);
    CHECK(own(ground_by_hand, on_open_board(second_ring, {.rings = 1})) ==
          -3 * params::kDistant - params::kEdge);
}

TEST_CASE("cohesion: striking is praised, everywhere", "[heuristics]") {
    CHECK(own(cohesion, drawn({"F........f"}), set_of({0})) == params::kStruck);
    CHECK(own(cohesion, drawn({"F........f"})) == 0);
    CHECK(own(cohesion, drawn({"FF.......f"}), set_of({0, 1})) == 2 * params::kStruck);
}

TEST_CASE("cohesion: who covers the cells that danger comes from", "[heuristics]") {
    // The fighter would come to b1, which the own one can strike; a wizard behind walls cannot.
    CHECK(own(cohesion, drawn({"F....f"})) == params::kCoversAll);
    CHECK(own(cohesion, drawn({"F....f", "######", "W....."})) == params::kCoversAll - params::kCoversNone);
    CHECK(own(cohesion, drawn({"F....f", "######", "W....."}), set_of({1})) ==
          params::kCoversAll + params::kStruck);
    CHECK(points(cohesion, drawn({"F....f"})).enemy == 0);
    // An archer shoots at the fighter from any of e1-h1; the own archer covers e1 over the water.
    CHECK(own(cohesion, drawn({"F~~~...a##", "####~#####", "####A#####"})) ==
          -params::kCoversNone + params::kCoversSome / 4);
}

TEST_CASE("cohesion: outnumbered with few, a deserter costs", "[heuristics]") {
    const Position two = drawn({"F........f", "#########f"});
    CHECK(own(cohesion, two) == -params::kDeserter);
    CHECK(own(cohesion, two, set_of({0})) == params::kStruck);
    // As many as the enemy, or more than three: no.
    CHECK(own(cohesion, drawn({"FF.......f", "#########f"})) == 0);
    CHECK(own(cohesion, drawn({"FFF.#ffff"})) == -3 * params::kDeserter);
    CHECK(own(cohesion, drawn({"FFFF#fffff"})) == 0);
}

TEST_CASE("joint fire: nobody is struck beyond death, and each strikes once", "[heuristics]") {
    CHECK(fire(drawn({"F.#f"})) == 0);
    // 45 of 100 hit points, and half of the worth is for hit points.
    CHECK(fire(drawn({"F.f"})) == 22'500);
    // One fighter, two within its reach: the wizard dies of it.
    CHECK(fire(drawn({"F.f.W"})) == 85'000);
    CHECK(fire(drawn({"F.f#f.W"})) == 22'500 + 85'000);
    // Two blows for a wizard that dies of one: the second finds nobody.
    CHECK(fire(drawn({"W.ff"})) == 85'000);
}

TEST_CASE("joint fire: kills come before wounds, and a wounded unit is finished", "[heuristics]") {
    // Blows of 45 and an arrow of 25: the archer's 70 hit points are gone when both meet on it, and the
    // fighter is left alone, although it is worth more.
    CHECK(fire(on_open_board({{"e5", 'A'}, {"e7", 'f'}, {"e1", 'a'}})) == 70'000);
    const Position weak = drawn({"F.f.F"}, {.hit_points = {{"e1", 10}}});
    CHECK(fire(weak) == 55'000);
}

TEST_CASE("the fitted value is a proportion: the same loss weighs more among few", "[heuristics]") {
    Switches fitted{.counts_units = true, .fears = true, .fitted = true};
    fitted.weights.apart = 0;
    fitted.weights.distant = 0;
    fitted.weights.idle = 0;
    fitted.weights.cramped = 0;
    fitted.weights.edge = 0;
    fitted.weights.twice = 1'000'000;
    const auto apart = [&](const std::string& own, const std::string& enemy) {
        return value(fitted, drawn({own, "####", enemy}));
    };
    CHECK(apart("F", "f") == 0);
    CHECK(apart("FF", "f") == 1'000'000);
    CHECK(apart("F", "ff") == -1'000'000);
    CHECK(apart("FFF", "ff") < 600'000);
    fitted.weights.reserve = 100'000;
    CHECK(apart("FFF", "f") == 1'000'000);
    // Blows go both ways here: what the enemy's would take counts half, what own ones would a quarter.
    fitted.weights.reserve = 0;
    fitted.weights.danger = 128;
    fitted.weights.threat = 64;
    const Position duel = drawn({"F.f"});
    CHECK(value(fitted, duel) == 1'000'000 * (logarithm(88'750) - logarithm(94'375)) / kLogarithmUnit);
}

TEST_CASE("the fitted value's danger fades once a battle has lasted long", "[heuristics]") {
    CHECK(fear_in(1) == params::kWholeFear);
    CHECK(fear_in(params::kPatience) == params::kWholeFear);
    CHECK(fear_in(params::kPatience + params::kFading / 2) == params::kWholeFear / 2);
    CHECK(fear_in(params::kPatience + params::kFading) == 0);
    CHECK(fear_in(params::kLastRound) == 0);
    Switches fitted{.counts_units = true, .fears = true, .fitted = true};
    fitted.weights.danger = 256;
    fitted.weights.twice = 1'000'000;
    const auto losing_half = [&](int round) {
        const Position duel = drawn({"F.f"}, {.round = round});
        Switches careless = fitted;
        careless.weights.danger = 0;
        return value(careless, duel) - value(fitted, duel);
    };
    const auto loss_of = [](Value left) {
        return 1'000'000 * (logarithm(100'000) - logarithm(left)) / kLogarithmUnit;
    };
    CHECK(losing_half(1) == loss_of(77'500));
    CHECK(losing_half(params::kPatience) == loss_of(77'500));
    CHECK(losing_half(params::kPatience + params::kFading / 2) == loss_of(88'750));
    CHECK(losing_half(params::kPatience + params::kFading) == 0);
}

TEST_CASE("the value is the difference, or the ratio", "[heuristics]") {
    const Switches difference{.counts_units = true};
    const Switches ratio{.counts_units = true, .divides = true};
    const Position equal = drawn({"FA", "fa"});
    CHECK(value(difference, equal) == 0);
    CHECK(value(ratio, equal) == params::kRatioUnit);
    const Position fewer = drawn({"F", "fa"});
    CHECK(value(difference, fewer) == -70'000);
    CHECK(value(ratio, fewer) == 100'000 * params::kRatioUnit / 170'000);
    CHECK(value(ratio, fewer, Side::second) == 170'000 * params::kRatioUnit / 100'000);
    // The same difference weighs more among few.
    CHECK(value(ratio, drawn({"FFA", "ffaa"})) > value(ratio, drawn({"FA", "faa"})));
    // Nothing is never divided by.
    Position won = drawn({"Fw"});
    play(won, "a1:e");
    CHECK(value(ratio, won) == (100'000 + params::kVictory) * params::kRatioUnit);
    CHECK(value(ratio, won, Side::second) == params::kRatioUnit / 100'000);
}

TEST_CASE("switches turn heuristics on one by one", "[heuristics]") {
    const Position trap = on_open_board({{"b1", 'A'}, {"c1", 'F'}, {"h1", 'f'}});
    Switches switches{.counts_units = true, .fears = true};
    const Value before = value(switches, trap);
    const Points damage = points(possible_damage, trap);
    CHECK(before == 70'000 + damage.own - damage.enemy);
    switches.baits = true;
    CHECK(value(switches, trap) == before + 2 * params::kBaitPerAvenger);
    switches.knows_ground = true;
    CHECK(value(switches, trap) == before + 2 * params::kBaitPerAvenger + own(ground_by_hand, trap));
    switches.holds_together = true;
    CHECK(value(switches, trap) ==
          before + 2 * params::kBaitPerAvenger + own(ground_by_hand, trap) + own(cohesion, trap));
}

} // namespace forethought::tactics
