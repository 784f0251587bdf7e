#include "engine/core/match_course.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <vector>

namespace forethought {

namespace {

/// The games of a match, given rung a's half points in each; -1 for one that has not been played.
std::vector<MatchGame> games_of(const std::vector<int>& half_points) {
    std::vector<MatchGame> games;
    for (const int points : half_points) {
        MatchGame game;
        game.side_of_a = side_of_a(static_cast<int>(games.size()));
        if (points >= 0)
            game.outcome = points == 1   ? Outcome::draw
                           : points == 2 ? win_for(game.side_of_a)
                                         : win_for(opponent(game.side_of_a));
        games.push_back(game);
    }
    return games;
}

/// So many pairs alike.
std::vector<MatchGame> pairs_of(int count, int first, int second) {
    std::vector<int> points;
    for (int pair = 0; pair < count; ++pair) points.insert(points.end(), {first, second});
    return games_of(points);
}

SprtCourse run_sprt(const std::vector<MatchGame>& games, const SprtSettings& settings) {
    return Sprt(settings).look_at(games);
}

} // namespace

TEST_CASE("the course of a match has the score after every step and at its end", "[match_course]") {
    const auto games = games_of({2, 0, 2, 2, 1, 2, 0, 0, 2, 1});
    const auto course = score_course(games, 4);
    REQUIRE(course.size() == 3);
    CHECK(course[0].games == 4);
    CHECK(course[0].score == Approx(6.0 / 8));
    CHECK(course[1].games == 8);
    CHECK(course[2].games == 10);
    const MatchResult result = sum_up(games);
    CHECK(course[2].score == Approx(result.wdl.score()));
    const Interval interval = score_interval(result.wdl, result.pairs);
    CHECK(course[2].interval.low == Approx(interval.low));
    CHECK(course[2].interval.high == Approx(interval.high));
    CHECK(score_course({}, 2).empty());
}

TEST_CASE("the course of a match ends before the first game that is missing", "[match_course]") {
    const auto course = score_course(games_of({2, 0, 2, -1, 1, 2}), 2);
    REQUIRE(course.size() == 1);
    CHECK(course[0].games == 2);
    CHECK(score_course(games_of({-1, 2, 2, 2}), 2).empty());
}

TEST_CASE("a sequential test ends with the pair that decides", "[match_course]") {
    const SprtSettings settings{.elo0 = 0, .elo1 = 100};
    const SprtCourse course = run_sprt(pairs_of(40, 2, 2), settings);
    CHECK(course.verdict == SprtVerdict::elo1);
    CHECK(course.ratios.back() >= course.bounds.high);
    CHECK(course.ratios[course.ratios.size() - 2] < course.bounds.high);
    CHECK(course.games() < 80);
    CHECK(course.bounds.high == Approx(std::log(19)));
    // What comes after the verdict changes nothing.
    CHECK(run_sprt(pairs_of(30, 2, 2), settings).games() == course.games());

    const SprtCourse lost = run_sprt(pairs_of(40, 0, 0), settings);
    CHECK(lost.verdict == SprtVerdict::elo0);
    CHECK(lost.ratios.back() <= lost.bounds.low);
}

TEST_CASE("a sequential test goes on while nothing is decided", "[match_course]") {
    const SprtCourse course = run_sprt(pairs_of(5, 2, 0), SprtSettings{.elo0 = 0, .elo1 = 10});
    CHECK(course.verdict == SprtVerdict::open);
    CHECK(course.games() == 10);
    const SprtCourse gap = run_sprt(games_of({2, 0, 2, 2, -1, 2, 2, 2}), SprtSettings{});
    CHECK(gap.games() == 4);
    CHECK(run_sprt({}, SprtSettings{}).games() == 0);
}

TEST_CASE("a sequential test that goes on is the same as one that comes late", "[match_course]") {
    const std::vector<int> points{2, 0, 2, 2, 1, 2, 0, 0, 2, 1, 2, 2, 2, 2};
    const SprtSettings settings{.elo0 = 0, .elo1 = 200};
    Sprt test(settings);
    for (std::size_t played = 0; played <= points.size(); ++played) {
        const auto games =
            games_of(std::vector<int>(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(played)));
        CHECK(test.look_at(games).ratios == run_sprt(games, settings).ratios);
    }
}

TEST_CASE("settings of a sequential test are checked", "[match_course]") {
    CHECK(check(SprtSettings{}));
    CHECK_FALSE(check(SprtSettings{.elo0 = 5, .elo1 = 5}));
    CHECK_FALSE(check(SprtSettings{.elo0 = std::nan(""), .elo1 = 5}));
    CHECK_FALSE(check(SprtSettings{.alpha = 0}));
    CHECK_FALSE(check(SprtSettings{.beta = 0.5}));
}

} // namespace forethought
