// Conditions: what decides a battle besides the last unit standing; one case for each clause of each rule.

#include "engine/tactics/rules/condition.h"

#include "engine/tactics/heuristics/purpose.h"
#include "engine/tactics/proof/prover.h"
#include "engine/tactics/rules/conditions/judge.h"
#include "engine/tactics/rules/events.h"
#include "engine/tactics/search/player.h"
#include "tests/engine/tactics/boards.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

namespace {

/// A board of five by five in the upper left corner, with a condition and more words at the ends of units'
/// lines, by the cells on which they stand.
Position contested(const std::string& condition, const std::vector<std::string_view>& rows,
                   const Setting& setting = {},
                   const std::vector<std::pair<std::string, std::string>>& extras = {}) {
    std::string text = format(drawn(rows, setting));
    text.insert(text.find("unit"), "condition " + condition + "\n");
    for (const auto& [at, words] : extras) {
        const auto end = text.find('\n', text.find(" " + at + " hp "));
        text.insert(end, " " + words);
    }
    const auto position = parse(text);
    INFO(text);
    if (!position) INFO(position.error());
    REQUIRE(position.ok());
    return position.value();
}

const std::vector<std::string_view> kApart{"F....", ".....", ".....", ".....", "....f"};

bool is_over(const Position& position, Outcome outcome) {
    return position.state.outcome == outcome && position.state.reason == Reason::condition;
}

std::vector<std::int32_t> event(const std::vector<std::int32_t>& events, EventKind kind) {
    for (std::size_t i = 0; i < events.size(); i += 2 + static_cast<std::size_t>(events[i + 1]))
        if (events[i] == static_cast<std::int32_t>(kind))
            return {events.begin() + static_cast<std::ptrdiff_t>(i) + 2,
                    events.begin() + static_cast<std::ptrdiff_t>(i) + 2 + events[i + 1]};
    return {};
}

} // namespace

TEST_CASE("hold: the seeker wins who stands on a cell at the end of so many rounds in a row", "[condition]") {
    Position position = contested("first hold 2 on b1 c1", kApart);
    play(position, "a1-b1");
    play(position, "end");
    CHECK(position.state.held == 0);
    CHECK(event(play(position, "end"), EventKind::progresses) == std::vector<std::int32_t>{1, 2});
    CHECK(position.state.held == 1);
    CHECK(progress(*position.battle, position.state) == 1);
    // Another of the cells counts as well.
    play(position, "b1-c1");
    play(position, "end");
    CHECK(position.state.outcome == Outcome::playing);
    play(position, "end");
    CHECK(is_over(position, Outcome::first_wins));
    CHECK(position.state.held == 2);
}

TEST_CASE("hold: a round without anybody there begins the count anew", "[condition]") {
    Position position = contested("first hold 3 held 2 on a1", kApart);
    play(position, "a1-b1");
    play(position, "end");
    CHECK(event(play(position, "end"), EventKind::progresses) == std::vector<std::int32_t>{0, 3});
    CHECK(position.state.held == 0);
}

TEST_CASE("hold: the other side does not hold, and what it does in its turn counts", "[condition]") {
    Position theirs = contested("first hold 1 on e5", kApart);
    pass_rounds(theirs, 2);
    CHECK(theirs.state.outcome == Outcome::playing);
    CHECK(theirs.state.held == 0);
    Position driven = contested("first hold 1 on a1", {"W....", "f....", ".....", ".....", "....F"});
    play(driven, "end");
    play(driven, "a2:n");
    play(driven, "end");
    CHECK(driven.state.outcome == Outcome::playing);
}

TEST_CASE("hold: the second side can be the seeker", "[condition]") {
    Position position = contested("second hold 1 on e5", kApart);
    play(position, "end");
    play(position, "end");
    CHECK(is_over(position, Outcome::second_wins));
}

TEST_CASE("cross: so many units on the cells at the end of the seeker's turn, and not before",
          "[condition]") {
    const std::vector<std::string_view> rows{"F.F..", ".....", ".....", ".....", "....f"};
    Position position = contested("first cross 2 on a3 b3 c3", rows);
    play(position, "a1-a3");
    CHECK(progress(*position.battle, position.state) == 1);
    play(position, "c1-c3");
    CHECK(position.state.outcome == Outcome::playing);
    play(position, "end");
    CHECK(is_over(position, Outcome::first_wins));
    // The other side is never asked.
    Position theirs = contested("second cross 1 on a1", rows);
    play(theirs, "end");
    play(theirs, "end");
    CHECK(theirs.state.outcome == Outcome::playing);
}

TEST_CASE("save: the seeker has lost as soon as one of those is gone, whoever struck it", "[condition]") {
    const std::vector<std::string_view> rows{"WF...", "f....", ".....", ".....", "A...."};
    const std::vector<std::pair<std::string, std::string>> wards{{"a1", "marked"}, {"a5", "marked"}};
    Position position = contested("first save", rows, {}, wards);
    CHECK(progress(*position.battle, position.state) == 2);
    play(position, "end");
    play(position, "a2:n");
    CHECK(is_over(position, Outcome::second_wins));
    Position own = contested("first save", rows, {}, wards);
    play(own, "b1:w");
    CHECK(is_over(own, Outcome::second_wins));
    // Not for others.
    Position other = contested("first save", rows, {}, {{"a5", "marked"}});
    play(other, "b1:w");
    CHECK(other.state.outcome == Outcome::playing);
}

TEST_CASE("save: the last enemy does not count for more than a ward", "[condition]") {
    Position position = contested("first save", {"WAf..", ".....", ".....", ".....", "....."},
                                  {.hit_points = {{"c1", 10}, {"b1", 10}}}, {{"b1", "marked"}});
    play(position, "a1:e");
    CHECK(is_over(position, Outcome::second_wins));
}

TEST_CASE("fell: the seeker wins once so many of the marked are down", "[condition]") {
    const std::vector<std::string_view> rows{"Ff...", "f....", ".....", ".....", "F...f"};
    Position position = contested("first fell 2", rows, {.hit_points = {{"b1", 1}, {"a2", 1}}},
                                  {{"b1", "marked rooted"}, {"a2", "marked rooted"}, {"e5", "marked"}});
    play(position, "a1:e");
    CHECK(position.state.outcome == Outcome::playing);
    CHECK(progress(*position.battle, position.state) == 1);
    play(position, "a5-a3:n");
    CHECK(is_over(position, Outcome::first_wins));
}

TEST_CASE("survive: the seeker wins at the end of that round", "[condition]") {
    Position position = contested("first survive 11", kApart);
    CHECK(progress(*position.battle, position.state) == 9);
    pass_rounds(position, 1);
    CHECK(position.state.outcome == Outcome::playing);
    play(position, "end");
    CHECK(position.state.outcome == Outcome::playing);
    play(position, "end");
    CHECK(is_over(position, Outcome::first_wins));
    CHECK(position.state.round == 11);
}

TEST_CASE("the last unit standing decides whatever the condition is", "[condition]") {
    Position position = contested("first hold 4 on e5", {"Ff...", ".....", ".....", ".....", "....."},
                                  {.hit_points = {{"b1", 5}}});
    play(position, "a1:e");
    CHECK(position.state.outcome == Outcome::first_wins);
    CHECK(position.state.reason == Reason::no_units);
}

TEST_CASE("rings take wards and walls like anybody else", "[condition]") {
    const Setting about_to_fall{.quiet = params::kQuietRounds - 1};
    const std::vector<std::string_view> rows{"W.........", "..........", "..F.......", "......f...",
                                             "..........", "..........", "..........", "..........",
                                             "..........", ".........."};
    Position position = contested("first save", rows, about_to_fall, {{"a1", "marked"}});
    pass_rounds(position, 1);
    CHECK(is_over(position, Outcome::second_wins));
}

TEST_CASE("texts of conditions and traits round-trip", "[condition]") {
    const std::vector<std::string_view> rows{"WF...", "f....", ".....", ".....", "A...."};
    for (const char* condition : {"first hold 4 held 0 on b3 c3", "second hold 3 held 2 on b3",
                                  "first cross 2 on d4 e5", "first survive 12"}) {
        const Position position = contested(condition, rows, {}, {{"a2", "swift mending"}});
        INFO(condition);
        CHECK(format(position).find(std::string("condition ") + condition + "\n") != std::string::npos);
        CHECK(format(parse(format(position)).value()) == format(position));
        CHECK(hash(parse(format(position)).value()) == hash(position));
    }
    const Position marked = contested("first fell 1", rows, {}, {{"a2", "marked rooted"}});
    CHECK(format(marked).find("unit second fighter a2 hp 100 ready marked rooted\n") != std::string::npos);
    const Position one = contested("first cross 2 on d4 e5", rows);
    CHECK(hash(one) != hash(contested("first cross 1 on d4 e5", rows)));
    CHECK(hash(one) != hash(contested("second cross 2 on d4 e5", rows)));
    CHECK(hash(one) != hash(contested("first cross 2 on d4 e4", rows)));
    CHECK(hash(one) != hash(drawn(rows)));
}

TEST_CASE("a bad condition is refused with the line and the reason", "[condition]") {
    const auto complaint = [](const std::string& condition, const std::string& extra = {}) {
        std::string text = format(drawn(kApart));
        text.insert(text.find("unit"), condition + "\n");
        if (!extra.empty()) text.insert(text.find('\n', text.find(" a1 hp ")), " " + extra);
        const auto position = parse(text);
        return position.ok() ? std::string{} : position.error();
    };
    const std::string expected =
        "line 13: expected 'condition', a side, and hold, cross, save, fell or survive";
    CHECK(complaint("condition") == expected);
    CHECK(complaint("condition third hold 4 on a1") == expected);
    CHECK(complaint("condition first none") == expected);
    CHECK(complaint("condition first hold 41 on a1") ==
          "line 13: the condition's number is '41', not a number from 1 to 40");
    CHECK(complaint("condition first cross 9 on a1") ==
          "line 13: the condition's number is '9', not a number from 1 to 8");
    CHECK(complaint("condition first cross") ==
          "line 13: the condition's number is '', not a number from 1 to 8");
    CHECK(complaint("condition first hold 2 held 3 on a1") ==
          "line 13: the number of rounds held is '3', not a number from 0 to 2");
    CHECK(complaint("condition first hold 2") == "line 13: expected 'on' and the cells of the condition");
    CHECK(complaint("condition first hold 2 on z9") == "line 13: 'z9' is not a cell (a1 to j10)");
    CHECK(complaint("condition first hold 2 on j1") == "line 13: the condition's cell j1 is not ground");
    CHECK(complaint("condition first survive 2 on a1") == "line 13: 'on' is not expected in this condition");
    CHECK(complaint("condition first save") ==
          "line 15: the condition needs marked units of the first side only");
    CHECK(complaint("condition first fell 1", "marked") ==
          "line 15: the condition needs marked units of the second side only");
    CHECK(complaint("condition second fell 2", "marked") ==
          "line 15: fewer units are marked than the condition asks for");
    CHECK(complaint("condition first hold 2 on a1", "marked") ==
          "line 14: only the conditions save and fell have marked units");
    CHECK(complaint("condition first hold 2 held 2 on a1") ==
          "line 15: the condition has decided the battle: the line 'over' is missing");
}

TEST_CASE("a proof knows that the condition decides, for and against", "[condition]") {
    const auto claim_of = [](const Position& position) {
        Prover prover;
        prover.set(position);
        while (prover.nodes() < 20'000 && prover.advance(1'000)) {
        }
        return prover.claim();
    };
    // Without the condition nobody could win here within a turn; with it the first side has held the cell
    // once the round is over, since the other is too far off to drive it away.
    const std::vector<std::string_view> rows{"F.........", "..........", "..........", "..........",
                                             "..........", "..........", "..........", "..........",
                                             "..........", ".........f"};
    const auto held = claim_of(contested("first hold 1 on a3", rows));
    REQUIRE(held);
    CHECK(held->outcome == Outcome::first_wins);
    CHECK(held->turns == 1);
    const auto across = claim_of(contested("second cross 1 on g10", rows));
    REQUIRE(across);
    CHECK(across->outcome == Outcome::second_wins);
    // A ward who cannot be reached, and cannot be lost: no win of the other side is claimed.
    const auto kept = claim_of(contested("first survive 11", rows));
    REQUIRE(kept);
    CHECK(kept->outcome == Outcome::first_wins);
}

TEST_CASE("what is claimed with a condition is what happens", "[condition]") {
    // Whoever is claimed to win does, however the other side plays; here by lot.
    int claims = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Rng rng(seed);
        const std::vector<std::string_view> rows{"F.A.......", "..........", "..........", ".....#....",
                                                 "..........", "..........", "..........", "...f......",
                                                 "..........", ".......a.."};
        const char* conditions[]{"first hold 2 on c4 d4", "first cross 1 on f10 g10", "second hold 2 on e5",
                                 "first survive 14"};
        Position position = contested(conditions[seed % 4], rows);
        const auto rung = find_rung(ladder(), 190).value();
        Player player(rung.switches, seed, Blur{});
        player.set(position);
        Outcome claimed = Outcome::playing;
        while (position.state.outcome == Outcome::playing) {
            player.begin({.nodes = 600});
            player.advance(600);
            if (const Claim* const claim = player.claim(); claim && claimed == Outcome::playing) {
                claimed = claim->outcome;
                ++claims;
            }
            const bool is_winner = claimed == win_for(position.state.to_move);
            const auto actions = legal_actions(*position.battle, position.state);
            const Action action = claimed != Outcome::playing && !is_winner
                                      ? actions[rng.below(static_cast<std::uint32_t>(actions.size()))]
                                      : player.best().action;
            tactics::play(*position.battle, position.state, action, nullptr);
            player.play(action);
        }
        INFO(seed);
        if (claimed != Outcome::playing && claimed != Outcome::draw) CHECK(position.state.outcome == claimed);
    }
    CHECK(claims > 4);
}

TEST_CASE("opponents go to the cell, run across, and strike those that the condition is about",
          "[condition]") {
    const auto turn_of = [](Position position, int rung) {
        const auto found = find_rung(ladder(), rung).value();
        Player player(found.switches, 1, Blur{});
        const Side side = position.state.to_move;
        player.set(position);
        while (position.state.outcome == Outcome::playing && position.state.to_move == side) {
            player.begin({.nodes = 1'500});
            player.advance(1'500);
            const Action action = player.best().action;
            tactics::play(*position.battle, position.state, action, nullptr);
            player.play(action);
        }
        return position;
    };
    const std::vector<std::string_view> rows{"F.........", "..........", "..........", "..........",
                                             "..........", "..........", "..........", "..........",
                                             "........a.", "........ff"};
    for (const int rung : {20, 50, 110, 150, 160, 190}) {
        INFO(rung);
        const Position held = turn_of(contested("first hold 3 held 2 on a3", rows, {.round = 3}), rung);
        CHECK(held.state.unit_at[cell("a3")] == 0);
        const Position across = turn_of(contested("first cross 1 on a5 b5", rows, {.round = 3}), rung);
        CHECK(is_over(across, Outcome::first_wins));
        // A wounded fighter next to it is worth more but for the ward.
        const Position killed =
            turn_of(contested("second save",
                              {"F....f....", ".w........", "..........", "..........", "..........",
                               "..........", "..........", "..........", "..........", ".........f"},
                              {.hit_points = {{"f1", 30}}}, {{"b2", "marked"}}),
                    rung);
        CHECK(is_over(killed, Outcome::first_wins));
    }
}

} // namespace forethought::tactics
