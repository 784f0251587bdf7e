#include "engine/core/score_comparison.h"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace forethought {

namespace {

std::vector<ScoreGame> games_of(const std::vector<std::int64_t>& scores) {
    std::vector<ScoreGame> games;
    // As if the largest tile were a tenth of the points.
    for (const std::int64_t score : scores)
        games.push_back({.score = score, .milestone = score / 10, .milliseconds = {}});
    return games;
}

} // namespace

TEST_CASE("two series are compared by who scores more, how much, and what is reached", "[score]") {
    const std::vector<ScoreGame> first = games_of({80, 83, 189, 104, 145, 138, 191, 164, 73, 146});
    const std::vector<ScoreGame> second = games_of({115, 88, 90, 74, 121});
    constexpr std::array<std::int64_t, 2> milestones{8, 11};
    const ScoreComparison comparison = compare_scores(first, second, milestones);
    CHECK(comparison.tendency.share == Approx(0.7));
    CHECK(comparison.mean.value == Approx(131.3 - 97.6));
    CHECK(comparison.mean.interval.low < comparison.mean.value);
    REQUIRE(comparison.rates.size() == 2);
    CHECK(comparison.rates[0].value == Approx(9.0 / 10 - 4.0 / 5));
    CHECK(comparison.rates[1].value == Approx(6.0 / 10 - 2.0 / 5));
    const Interval newcombe = difference_of_shares(6, 10, 2, 5);
    CHECK(comparison.rates[1].interval.low == newcombe.low);
    CHECK(comparison.rates[1].interval.high == newcombe.high);
}

TEST_CASE("series without games tell nothing", "[score]") {
    constexpr std::array<std::int64_t, 1> milestones{8};
    const ScoreComparison comparison = compare_scores({}, games_of({80}), milestones);
    CHECK(comparison.tendency.p == 1);
    CHECK(std::isinf(comparison.mean.interval.high));
    CHECK(comparison.rates[0].interval.low == -1);
}

TEST_CASE("the course of a mean ends where the series does", "[score]") {
    const std::vector<ScoreGame> games = games_of({10, 20, 60, 30, 40});
    const std::vector<ScorePoint> course = mean_course(games, 2);
    REQUIRE(course.size() == 3);
    CHECK(course[0].games == 2);
    CHECK(course[0].mean == 15);
    CHECK(course[1].mean == 30);
    CHECK(course[2].games == 5);
    const ScoreResult result = sum_up(games, {});
    CHECK(course[2].mean == result.mean_score);
    CHECK(course[2].interval.low == result.mean_interval.low);
    CHECK(course[2].interval.high == result.mean_interval.high);
    CHECK(std::isinf(mean_course(games, 1)[0].interval.high));
    CHECK(mean_course({}, 1).empty());
}

} // namespace forethought
