#include "engine/core/ratings.h"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace forethought {

namespace {

constexpr double kEloOfUnit = 400 / std::numbers::ln10;

/// Wins of each against each, row against column.
template <std::size_t size>
std::vector<Encounter> encounters_of(const std::array<std::array<int, size>, size>& wins) {
    std::vector<Encounter> encounters;
    for (std::size_t one = 0; one < size; ++one)
        for (std::size_t other = one + 1; other < size; ++other)
            encounters.push_back({one, other, static_cast<double>(wins[one][other]),
                                  static_cast<double>(wins[one][other] + wins[other][one])});
    return encounters;
}

} // namespace

TEST_CASE("two players are as far apart as their score says", "[ratings]") {
    const std::array encounters{Encounter{0, 1, 75, 100}};
    const Ratings ratings = rate(2, encounters, 0);
    CHECK(ratings.elo(0) - ratings.elo(1) == Approx(elo_of_score(0.75)));
    CHECK(ratings.elo(0) + ratings.elo(1) == Approx(0).margin(1e-9));
    // 1 / sqrt(n p (1 - p)) on the logistic scale.
    CHECK(ratings.error_of_difference(0, 1) == Approx(kEloOfUnit / std::sqrt(100 * 0.75 * 0.25)));
    // The mean is known: each is half as far off as their difference.
    CHECK(ratings.interval(0).high - ratings.elo(0) ==
          Approx(1.959963984540054 * ratings.error_of_difference(0, 1) / 2).epsilon(1e-4));
}

TEST_CASE("ratings are those that are published of the American League's season of 1987", "[ratings]") {
    // Agresti, Categorical Data Analysis; the estimates and errors of the R package BradleyTerry2, against
    // Baltimore.
    const std::array<std::array<int, 7>, 7> wins{{{0, 7, 9, 7, 7, 9, 11},
                                                  {6, 0, 7, 5, 11, 9, 9},
                                                  {4, 6, 0, 7, 7, 8, 12},
                                                  {6, 8, 6, 0, 6, 7, 10},
                                                  {6, 2, 6, 7, 0, 7, 12},
                                                  {4, 4, 5, 6, 6, 0, 6},
                                                  {2, 4, 1, 3, 1, 7, 0}}};
    const std::array ability{1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839};
    const std::array error{0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319};
    const auto encounters = encounters_of(wins);
    const Ratings ratings = rate(7, encounters, 0);
    for (std::size_t team = 0; team < ability.size(); ++team) {
        CHECK((ratings.elo(team) - ratings.elo(6)) / kEloOfUnit == Approx(ability[team]).margin(5e-5));
        CHECK(ratings.error_of_difference(team, 6) / kEloOfUnit == Approx(error[team]).margin(5e-5));
    }
}

TEST_CASE("who has lost nothing has a rating all the same", "[ratings]") {
    const std::array encounters{Encounter{0, 1, 20, 20}, Encounter{1, 2, 20, 20}};
    const Ratings ratings = rate(3, encounters);
    // 20.5 of 21 points in both encounters.
    CHECK(ratings.elo(0) - ratings.elo(1) == Approx(elo_of_score(20.5 / 21)));
    CHECK(ratings.elo(1) == Approx(0).margin(1e-6));
    CHECK(ratings.elo(0) - ratings.elo(2) == Approx(2 * elo_of_score(20.5 / 21)));
    CHECK(ratings.interval(0).low > ratings.interval(1).low);
}

TEST_CASE("more games make ratings surer, in one scale for those who have not met", "[ratings]") {
    const std::array few{Encounter{0, 1, 6, 10}, Encounter{1, 2, 6, 10}};
    const std::array many{Encounter{0, 1, 60, 100}, Encounter{1, 2, 60, 100}};
    const Ratings once = rate(3, few, 0);
    const Ratings often = rate(3, many, 0);
    CHECK(once.elo(0) - once.elo(2) == Approx(2 * elo_of_score(0.6)));
    CHECK(once.elo(0) == Approx(often.elo(0)));
    CHECK(once.error_of_difference(0, 2) == Approx(std::sqrt(10) * often.error_of_difference(0, 2)));
}

TEST_CASE("of those who have not met nobody knows who is better", "[ratings]") {
    const std::array encounters{Encounter{0, 1, 6, 10}, Encounter{2, 3, 9, 10}, Encounter{0, 2, 0, 0}};
    const Ratings ratings = rate(5, encounters, 0);
    CHECK(ratings.elo(0) - ratings.elo(1) == Approx(elo_of_score(0.6)).epsilon(1e-4));
    CHECK(ratings.elo(2) - ratings.elo(3) == Approx(elo_of_score(0.9)).epsilon(1e-4));
    CHECK(ratings.error_of_difference(0, 1) < 500);
    CHECK(ratings.error_of_difference(0, 2) > 50'000);
    CHECK(ratings.elo(4) == Approx(0).margin(1));
    CHECK(std::isfinite(ratings.interval(4).high));
    CHECK(rate(2, {}).elo(0) == Approx(0).margin(1e-6));
    CHECK(std::isfinite(rate(2, {}).interval(1).high));
}

} // namespace forethought
