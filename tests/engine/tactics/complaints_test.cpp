// What players say of hand-made opponents, each complaint as a position with a turn that earns it and one
// that does not. The table of who gets which right stands in docs/measured/tactics.md; `engine_tests
// [complaint-table]` prints it anew.

#include "engine/tactics/rules/threats.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <cstdio>
#include <string>
#include <vector>

namespace forethought::tactics {

namespace {

constexpr Nodes kNodesOfTurn = 2000;
constexpr int kSeeds = 5;

/// A turn of the first side as it was played: before and after, before the turn is ended.
struct Turn {
    Position start;
    Position end;

    /// The unit drawn on that cell, by its number.
    Unit unit(std::string_view cell) const { return unit_on(start, cell); }
    bool lives(Unit unit) const { return end.state.alive.has(unit); }
    bool is_hurt(Unit unit) const { return end.state.hit_points[unit] < start.state.hit_points[unit]; }
    /// How many of the first side's units have struck it, judged by the blow of the weakest.
    int hits(Unit unit) const {
        return (start.state.hit_points[unit] - end.state.hit_points[unit]) / params::kWizard.damage;
    }

    /// Units of the second side that can hit `unit` in their coming turn.
    UnitSet attackers_of(Unit unit) const {
        const UnitSet enemies = end.battle->roster.units(Side::second) & end.state.alive;
        return strikers_at(strikes_of(*end.battle, end.state, Side::second), enemies, end.state.cell[unit]);
    }
    bool may_die(Unit unit) const {
        return damage_of(*end.battle, attackers_of(unit)) >= end.state.hit_points[unit];
    }
    /// Steps from `unit` to the nearest living enemy.
    static int distance(const Position& position, Unit unit) {
        int nearest = Terrain::kUnreachable;
        for_each(position.battle->roster.units(Side::second) & position.state.alive, [&](Unit enemy) {
            nearest = std::min(nearest, position.battle->terrain.steps(position.state.cell[unit],
                                                                       position.state.cell[enemy]));
        });
        return nearest;
    }
    bool came_nearer(Unit unit) const { return distance(end, unit) < distance(start, unit); }
};

struct Complaint {
    const char* name;
    Position start;
    bool (*is_answered)(const Turn& turn);
    /// The lowest rung that answers it with every seed.
    int first_right;
};

std::vector<Complaint> complaints() {
    return {
        {"suicidal attacks",
         // A blow at one of the three would be the wounded fighter's last; a step back, and nobody reaches
         // it.
         drawn({"FAF.......", "..........", "..........", "......f...", ".F....f...", "......f...",
                "..........", "..........", "..........", ".........."},
               {.hit_points = {{"b5", 40}}}),
         [](const Turn& turn) { return !turn.may_die(turn.unit("b5")); }, 30},
        {"archers in the open", drawn({"..........", "..A....f..", "....#.....", "....#.....", "....#.f..."}),
         [](const Turn& turn) {
             return turn.attackers_of(turn.unit("c2")).empty() &&
                    (turn.is_hurt(turn.unit("h2")) || turn.is_hurt(turn.unit("g5")));
         },
         30},
        {"the wounded who do not withdraw",
         // An arrow would kill it; behind the wall none comes.
         drawn({"F.......a.", "..........", ".#........", ".#........", "........a."},
               {.hit_points = {{"a1", 15}}}),
         [](const Turn& turn) { return !turn.may_die(turn.unit("a1")); }, 30},
        {"coming one by one",
         // The foremost could go where two can kill it, while its friends are far behind.
         drawn({"F.........", "F.........", "......F...", "..........", "..........", "..........",
                "..........", "..........", "..........", ".....f.f.."},
               {.hit_points = {{"g3", 60}}}),
         [](const Turn& turn) { return !turn.may_die(turn.unit("g3")); }, 30},
        {"fire that ignores friends", drawn({"WF.f......", "..........", ".........."}),
         [](const Turn& turn) { return !turn.is_hurt(turn.unit("b1")) && turn.hits(turn.unit("d1")) == 2; },
         50},
        {"doing nothing because the damage is small",
         // The fighter behind the water can be shot at, and cannot come.
         drawn({"..........", "..........", "A.........", "....~~~~~~", "....~.....", "....~..f.."}),
         [](const Turn& turn) { return turn.is_hurt(turn.unit("h6")); }, 20},
        {"running for ever",
         drawn({"F.........", ".A........", "F.........", "..........", "..........", "..........",
                "..........", "..........", "..........", ".........w"}),
         [](const Turn& turn) {
             return turn.came_nearer(turn.unit("a1")) && turn.came_nearer(turn.unit("b2")) &&
                    turn.came_nearer(turn.unit("a3"));
         },
         70},
        {"the lone deserter",
         drawn({"F.........", "..........", "..........", "......FA..", "......f...", ".....f....",
                ".........."},
               {.hit_points = {{"g5", 40}, {"f6", 60}}}),
         [](const Turn& turn) { return turn.came_nearer(turn.unit("a1")); }, 20},
        {"a bad first action",
         // Two blows kill. The one on c1 must go first, and the longer way round, or the other finds no
         // place.
         drawn({"F.F.f", ".....", "#####"}, {.hit_points = {{"e1", 90}}}),
         [](const Turn& turn) { return !turn.lives(turn.unit("e1")); }, 50},
    };
}

/// With how many seeds of so many a rung gets it right.
int times_right(const Complaint& complaint, const Switches& switches, int seeds = kSeeds) {
    int right = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(seeds); ++seed) {
        const Position end = end_of_turn(complaint.start, switches, seed, kNodesOfTurn);
        right += complaint.is_answered({complaint.start, end}) ? 1 : 0;
    }
    return right;
}

} // namespace

TEST_CASE("each complaint is answered from a rung on, and not by the rung below", "[complaint]") {
    for (const Complaint& complaint : complaints()) {
        const auto rungs = ladder();
        for (std::size_t i = 1; i < rungs.size(); ++i) {
            if (rungs[i].number != complaint.first_right) continue;
            INFO(complaint.name << ", rung " << complaint.first_right);
            CHECK(times_right(complaint, rungs[i].switches) == kSeeds);
            CHECK(times_right(complaint, rungs[i - 1].switches) < kSeeds);
        }
    }
}

TEST_CASE("the highest rungs earn no complaint", "[complaint]") {
    for (const Complaint& complaint : complaints())
        for (const auto& rung : ladder()) {
            if (rung.number < 150) continue;
            INFO(complaint.name << ", rung " << rung.number);
            CHECK(times_right(complaint, rung.switches, samples(kSeeds)) == samples(kSeeds));
        }
}

TEST_CASE("who answers which complaint, as a table", "[.][complaint-table]") {
    std::printf("| complaint |");
    for (const auto& rung : ladder()) std::printf(" %d |", rung.number);
    std::printf("\n");
    for (const Complaint& complaint : complaints()) {
        std::printf("| %s |", complaint.name);
        for (const auto& rung : ladder()) std::printf(" %d |", times_right(complaint, rung.switches));
        std::printf("\n");
    }
}

} // namespace forethought::tactics
