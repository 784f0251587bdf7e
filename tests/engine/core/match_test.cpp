#include "engine/core/match.h"

#include "engine/tactics/tactics.h"
#include "tests/engine/core/race.h"

#include <catch2/catch.hpp>

#include <vector>

namespace forethought {

namespace {

std::vector<MatchGame> play_all(Race::Switches a, Race::Switches b, const MatchSettings& settings) {
    ManualClock clock;
    std::vector<MatchGame> games;
    for (int number = 0; number < settings.games; ++number)
        games.push_back(play_match_game<Race>(a, b, settings, number, clock));
    return games;
}

bool alike(const MatchGame& one, const MatchGame& other) {
    return one.outcome == other.outcome && one.side_of_a == other.side_of_a && one.actions == other.actions &&
           one.turns == other.turns && one.nodes == other.nodes && one.illegal == other.illegal;
}

/// A game with an outcome for rung a, in half points, and a number of turns.
MatchGame ended(int number, int half_points, int turns) {
    MatchGame game;
    game.side_of_a = number % 2 == 0 ? Side::first : Side::second;
    game.outcome = half_points == 1   ? Outcome::draw
                   : half_points == 2 ? win_for(game.side_of_a)
                                      : win_for(opponent(game.side_of_a));
    game.turns = turns;
    game.nodes = 10;
    return game;
}

} // namespace

TEST_CASE("who is better on every start wins every game, from either side", "[match]") {
    const MatchSettings settings{.games = 40};
    const MatchResult result = sum_up(play_all({3}, {2}, settings));
    CHECK(result.wdl.wins == 40);
    CHECK(result.pairs.pairs == std::array<std::int64_t, 5>{0, 0, 0, 0, 20});
    CHECK(result.first_side.wins == 20);
    CHECK(result.first_side.losses == 20);
    CHECK(result.illegal == 0);
    const MatchResult reversed = sum_up(play_all({1}, {2}, settings));
    CHECK(reversed.wdl.losses == 40);
    CHECK(reversed.pairs.pairs == std::array<std::int64_t, 5>{20, 0, 0, 0, 0});
}

TEST_CASE("equals draw", "[match]") {
    const MatchResult result = sum_up(play_all({2}, {2}, MatchSettings{.games = 20}));
    CHECK(result.wdl.draws == 20);
    CHECK(result.pairs.pairs == std::array<std::int64_t, 5>{0, 0, 10, 0, 0});
    CHECK(result.first_side.draws == 20);
}

TEST_CASE("an illegal action loses the game and is counted", "[match]") {
    // Four steps are one too many.
    const auto games = play_all({4}, {1}, MatchSettings{.games = 10});
    for (std::size_t i = 0; i < games.size(); ++i) {
        CHECK(games[i].illegal);
        CHECK(half_points(games[i]) == 0);
        // It is the first action of rung a, which moves first in every other game.
        CHECK(games[i].actions == (i % 2 == 0 ? 0 : 1));
    }
    const MatchResult result = sum_up(games);
    CHECK(result.illegal == 10);
    CHECK(result.wdl.losses == 10);
    CHECK(sum_up(play_all({1}, {4}, MatchSettings{.games = 10})).wdl.wins == 10);
}

TEST_CASE("pairs have the same start and swapped sides", "[match]") {
    const auto games = play_all({2}, {1}, MatchSettings{.games = 60, .seed = 5});
    bool lengths_differ = false;
    for (std::size_t i = 0; i < games.size(); i += 2) {
        CHECK(games[i].side_of_a == Side::first);
        CHECK(games[i + 1].side_of_a == Side::second);
        // In a race the start alone says how many actions follow.
        CHECK(games[i].actions == games[i + 1].actions);
        lengths_differ = lengths_differ || games[i].actions != games[0].actions;
    }
    CHECK(lengths_differ);
}

TEST_CASE("turns, actions and nodes are counted while the game goes on", "[match]") {
    for (const Nodes limit : {3u, 0u}) {
        const Nodes thought = limit == 0 ? 10 : limit;
        for (const MatchGame& game : play_all({3}, {2}, {.games = 12, .limits = {.nodes = limit}})) {
            CHECK(game.actions >= 4);
            // Each turn of a race is one action; the last one begins no other.
            CHECK(game.turns == game.actions);
            CHECK(game.nodes == thought * static_cast<Nodes>(game.actions));
        }
    }
}

TEST_CASE("the order of games does not matter", "[match]") {
    const MatchSettings settings{.games = 12, .seed = 3, .limits = {.nodes = 60}};
    const auto rung = [](int number) { return find_rung(Tactics::ladder(), number).value().switches; };
    ManualClock clock;
    const auto play = [&](int number) {
        return play_match_game<Tactics>(rung(50), rung(10), settings, number, clock);
    };
    std::vector<MatchGame> upwards;
    for (int number = 0; number < settings.games; ++number) upwards.push_back(play(number));
    for (int number = settings.games; number-- > 0;)
        CHECK(alike(play(number), upwards[static_cast<std::size_t>(number)]));
    // And the match is about something: the better rung wins, and the games are not all one.
    const MatchResult result = sum_up(upwards);
    CHECK(result.illegal == 0);
    CHECK(result.wdl.score() > 0.6);
    CHECK_FALSE(alike(upwards[0], upwards[2]));
}

TEST_CASE("with odds b has limits of its own", "[match]") {
    const auto rung = find_rung(Tactics::ladder(), 50).value().switches;
    ManualClock clock;
    const auto play = [&](Nodes nodes, std::optional<Limits> limits_b) {
        const MatchSettings settings{.seed = 4, .limits = {.nodes = nodes}, .limits_b = limits_b};
        return std::array{play_match_game<Tactics>(rung, rung, settings, 0, clock),
                          play_match_game<Tactics>(rung, rung, settings, 1, clock)};
    };
    const auto level = play(200, {});
    const auto odds = play(200, Limits{.nodes = 20});
    for (const int number : {0, 1}) {
        const auto i = static_cast<std::size_t>(number);
        CHECK(alike(play(200, Limits{.nodes = 200})[i], level[i]));
        // Either side plays about every other turn.
        const auto turns = static_cast<Nodes>(odds[i].turns);
        CHECK(odds[i].nodes > turns * 20);
        CHECK(odds[i].nodes <= (turns + 1) / 2 * 200 + turns / 2 * 20 + 200);
    }
}

TEST_CASE("imperfection is a setting of each side, off unless it is wanted", "[match]") {
    const auto rung = find_rung(Tactics::ladder(), 20).value().switches;
    ManualClock clock;
    constexpr Imperfection own{20};
    const auto play = [&](std::optional<Imperfection> blur_a, std::optional<Imperfection> blur_b) {
        const MatchSettings settings{.seed = 4, .limits = {.nodes = 60}, .blur_a = blur_a, .blur_b = blur_b};
        std::vector<std::int32_t> codes;
        play_match_game<Tactics>(rung, rung, settings, 0, clock,
                                 [&](tactics::Action action) { codes.push_back(Tactics::encode(action)); });
        return codes;
    };
    const auto none = play({}, {});
    CHECK(play({}, {}) == none);
    const auto first = play(own, {});
    CHECK(first != none);
    CHECK(play(own, {}) == first);
    // Rung a moves first in game 0: with an imperfect b its own first action is what it was.
    const auto second = play({}, own);
    CHECK(second != none);
    CHECK(second.at(0) == none.at(0));
    CHECK(play(own, own).at(0) == first.at(0));
}

TEST_CASE("another seed is another match", "[match]") {
    const auto one = play_all({3}, {2}, MatchSettings{.games = 20, .seed = 1});
    const auto other = play_all({3}, {2}, MatchSettings{.games = 20, .seed = 2});
    bool differ = false;
    for (std::size_t i = 0; i < one.size(); ++i) differ = differ || one[i].actions != other[i].actions;
    CHECK(differ);
}

TEST_CASE("a match is summed up by pairs", "[match]") {
    // Points of a, in halves: 2+2, 2+1, 2+0, 1+1, 0+1, 0+0.
    const std::vector<int> points{2, 2, 2, 1, 2, 0, 1, 1, 0, 1, 0, 0};
    std::vector<MatchGame> games;
    for (std::size_t i = 0; i < points.size(); ++i)
        games.push_back(ended(static_cast<int>(i), points[i], 10 + static_cast<int>(i)));
    games[5].illegal = true;
    const MatchResult result = sum_up(games);
    CHECK(result.wdl.wins == 4);
    CHECK(result.wdl.draws == 4);
    CHECK(result.wdl.losses == 4);
    CHECK(result.pairs.pairs == std::array<std::int64_t, 5>{1, 1, 2, 1, 1});
    // Rung a moves first in games 0, 2, 4, ...: 2, 2, 2, 1, 0, 0; second in the others: 2, 1, 0, 1, 1, 0.
    CHECK(result.first_side.wins == 3 + 2);
    CHECK(result.first_side.draws == 1 + 3);
    CHECK(result.first_side.losses == 2 + 1);
    CHECK(result.nodes == 120);
    CHECK(result.turns == 12 * 10 + 66);
    CHECK(result.illegal == 1);
}

TEST_CASE("a game without its pair counts for the WDL counts only", "[match]") {
    const std::vector<MatchGame> games{ended(0, 2, 4), ended(1, 0, 4), ended(2, 2, 4)};
    const MatchResult result = sum_up(games);
    CHECK(result.wdl.games() == 3);
    CHECK(result.pairs.count() == 1);
    CHECK(result.pairs.pairs[2] == 1);
}

TEST_CASE("the median is the middle one, of an even number the upper", "[match]") {
    const auto median = [](const std::vector<int>& turns) {
        std::vector<MatchGame> games;
        for (const int number : turns) games.push_back(ended(static_cast<int>(games.size()), 1, number));
        return sum_up(games).median_turns;
    };
    CHECK(median({}) == 0);
    CHECK(median({7}) == 7);
    CHECK(median({9, 3}) == 9);
    CHECK(median({80, 3, 9}) == 9);
    CHECK(median({9, 3, 7, 5}) == 7);
}

} // namespace forethought
