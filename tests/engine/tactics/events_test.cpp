#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

using Events = std::vector<std::int32_t>;

constexpr int kNorth = 1;
constexpr int kEast = 2;
constexpr int kWest = 4;

constexpr int kMove = 1;
constexpr int kAttack = 2;
constexpr int kHit = 3;
constexpr int kDeath = 4;
constexpr int kActed = 5;
constexpr int kTurn = 6;
constexpr int kCounter = 7;
constexpr int kCrack = 8;
constexpr int kFall = 9;
constexpr int kOver = 10;

void append(Events& events, std::int32_t kind, const Events& payload) {
    events.push_back(kind);
    events.push_back(static_cast<std::int32_t>(payload.size()));
    events.insert(events.end(), payload.begin(), payload.end());
}

Events cells_of(CellSet cells) {
    Events list;
    while (!cells.empty()) list.push_back(cells.take());
    return list;
}

/// The first side's archer on the rim (e1), fighters in the middle.
Position about_to_crack(int quiet, const Setting& more = {}) {
    Setting setting = more;
    setting.quiet = quiet;
    return drawn({"....A.....", "..........", "..........", "..........", "....F.....", ".....f....",
                  "..........", "..........", "..........", ".........."},
                 setting);
}

} // namespace

// The numbers are those of wasm/tactics.d.ts, written out here on purpose: the page relies on them.

TEST_CASE("events of a move and of staying", "[events]") {
    Position position = drawn({"F.", "..", ".a"});
    CHECK(play(position, "a1-a3") == Events{kMove, 4, 0, 0, 10, 20, kActed, 1, 0});
    Position stays = drawn({"F.a"});
    CHECK(play(stays, "a1") == Events{kActed, 1, 0});
}

TEST_CASE("events of an arrow end at the unit it hits", "[events]") {
    Position position = drawn({"A.~f.f"});
    CHECK(play(position, "a1-b1:e") == Events{kMove, 3, 0, 0, 1,          //
                                              kAttack, 4, 0, kEast, 2, 3, //
                                              kHit, 3, 1, 25, 75,         //
                                              kActed, 1, 0});
}

TEST_CASE("events of fire name everybody in order, nearest first", "[events]") {
    Position position = drawn({"a..fFW"}, {.hit_points = {{"d1", 20}, {"a1", 5}}});
    CHECK(play(position, "f1:w") == Events{kAttack, 7, 1, kWest, 4,  3, 2, 1, 0, //
                                           kHit,    3, 0, 35,    65,             //
                                           kHit,    3, 3, 20,    0,              //
                                           kDeath,  2, 3, 3,                     //
                                           kHit,    3, 2, 5,     0,              //
                                           kDeath,  2, 2, 0,                     //
                                           kActed,  1, 1,                        //
                                           kOver,   2, 1, 1});
}

TEST_CASE("events of fire that ends in the open or at water", "[events]") {
    Position open = drawn({"Wf.....a"});
    CHECK(play(open, "a1:e") ==
          Events{kAttack, 7, 0, kEast, 1, 2, 3, 4, 5, kHit, 3, 1, 35, 65, kActed, 1, 0});
    Position water = drawn({"Wf~a"});
    CHECK(play(water, "a1:e") == Events{kAttack, 3, 0, kEast, 1, kHit, 3, 1, 35, 65, kActed, 1, 0});
}

TEST_CASE("events of a blow", "[events]") {
    Position position = drawn({"w.", "F.", "a."});
    CHECK(play(position, "a2:n") ==
          Events{kAttack, 3, 0, kNorth, 0, kHit, 3, 1, 45, 0, kDeath, 2, 1, 0, kActed, 1, 0});
}

TEST_CASE("events of a turn's end: whose turn begins, in which round", "[events]") {
    Position position = about_to_crack(0);
    CHECK(play(position, "end") == Events{kTurn, 2, 1, 10});
    CHECK(play(position, "end") == Events{kTurn, 2, 0, 11});
}

TEST_CASE("events of the counter, the cracks and the fall", "[events]") {
    const CellSet rim = outer_rings(1);
    Position position = about_to_crack(2);
    CHECK(play(position, "end") == Events{kTurn, 2, 1, 10});
    CHECK(play(position, "end") == Events{kCounter, 1, 2, kTurn, 2, 0, 11});

    play(position, "end");
    Events cracks;
    append(cracks, kCounter, {1});
    append(cracks, kCrack, cells_of(rim));
    append(cracks, kTurn, {0, 12});
    CHECK(play(position, "end") == cracks);

    play(position, "end");
    Events falls;
    append(falls, kFall, cells_of(rim));
    append(falls, kDeath, {0, 4});
    append(falls, kCounter, {2});
    append(falls, kTurn, {0, 13});
    CHECK(play(position, "end") == falls);
}

TEST_CASE("events when damage resets the counter", "[events]") {
    Position position = about_to_crack(4);
    play(position, "e5-f5:s");
    play(position, "end");
    CHECK(play(position, "end") == Events{kCounter, 1, 0, kTurn, 2, 0, 11});
}

TEST_CASE("events when the ring or the last round ends the battle", "[events]") {
    Position both = drawn({"W...w"}, {.quiet = 4});
    play(both, "end");
    Events draw;
    append(draw, kFall, cells_of(outer_rings(1)));
    append(draw, kDeath, {0, 0});
    append(draw, kDeath, {1, 4});
    append(draw, kOver, {3, 3});
    CHECK(play(both, "end") == draw);

    Position one = drawn({"w....", ".....", "..F.."}, {.quiet = 4});
    play(one, "end");
    Events win;
    append(win, kFall, cells_of(outer_rings(1)));
    append(win, kDeath, {1, 0});
    append(win, kOver, {1, 1});
    CHECK(play(one, "end") == win);

    Position last = about_to_crack(0, {.round = params::kLastRound});
    play(last, "end");
    CHECK(play(last, "end") == Events{kOver, 2, 1, 2});
}

} // namespace forethought::tactics
