#include "engine/core/strengths.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace forethought {

namespace {

const std::vector kRungs{0, 10, 20, 30};

/// What players are worth here: 20 is far above 10, and 30 no better than 20; extra imperfection costs the
/// more, the more there is.
double worth_of(const Imperfection& player) {
    const double of_rung = player.rung == 0 ? 0 : player.rung == 10 ? 120 : player.rung == 20 ? 1500 : 1490;
    return of_rung - (player.rung == 0 ? 0 : 0.2 * player.extra * player.extra);
}

/// The share that the worth of both makes likely.
double likely(const Imperfection& one, const Imperfection& other) {
    return 1 / (1 + std::pow(10, (worth_of(other) - worth_of(one)) / 400));
}

/// Everybody against the next two.
std::vector<Encounter> encounters_of(const std::vector<Imperfection>& chain, double games) {
    std::vector<Encounter> encounters;
    for (std::size_t upper = 1; upper < chain.size(); ++upper)
        for (const std::size_t steps : {std::size_t{1}, std::size_t{2}})
            if (steps <= upper)
                encounters.push_back({.first = upper,
                                      .second = upper - steps,
                                      .points = games * likely(chain[upper], chain[upper - steps]),
                                      .games = games});
    return encounters;
}

} // namespace

TEST_CASE("a chain leads from the lowest rung to the highest in steps of at most 150 Elo", "[strengths]") {
    const auto chain = chain_of_strengths(kRungs, likely);
    REQUIRE(chain.front() == Imperfection{0, 0});
    REQUIRE(chain.back() == Imperfection{20, 0});
    for (std::size_t place = 1; place < chain.size(); ++place) {
        INFO(chain[place].rung << " with " << chain[place].extra);
        CHECK(worth_of(chain[place]) - worth_of(chain[place - 1]) <= 150);
        CHECK(worth_of(chain[place]) - worth_of(chain[place - 1]) >= -150);
        if (chain[place].rung == chain[place - 1].rung) CHECK(chain[place].extra < chain[place - 1].extra);
    }
}

TEST_CASE("every rung is in the chain as it is, and down to the one below, where it is better",
          "[strengths]") {
    const auto chain = chain_of_strengths(kRungs, likely);
    const auto weakest = [&](int rung) {
        return *std::find_if(chain.begin(), chain.end(), [&](const auto& one) { return one.rung == rung; });
    };
    for (const int rung : kRungs) CHECK(std::count(chain.begin(), chain.end(), Imperfection{rung, 0}) == 1);
    CHECK(weakest(10).extra > 0);
    CHECK(likely(weakest(10), {0, 0}) <= 0.5);
    CHECK(weakest(20).extra > 0);
    CHECK(likely(weakest(20), {10, 0}) <= 0.5);
    CHECK(weakest(30).extra == 0);
}

TEST_CASE("a rung that nothing makes as weak as the one below is taken as weak as can be", "[strengths]") {
    const auto chain = chain_of_strengths(std::vector{0, 10}, [](const auto& one, const auto& other) {
        return one.rung == other.rung ? 0.5 : 0.9;
    });
    CHECK(chain == std::vector<Imperfection>{{0, 0}, {10, Blur::kMostExtra}, {10, 0}});
}

TEST_CASE("a rung that is weaker than one below has its place among the weaker", "[strengths]") {
    const auto worth = [](const Imperfection& player) {
        const double of_rung = player.rung == 20 ? 600 : player.rung == 30 ? 150 : player.rung * 20;
        return of_rung - 10.0 * player.extra;
    };
    const auto bout = [&](const Imperfection& one, const Imperfection& other) {
        return 1 / (1 + std::pow(10, (worth(other) - worth(one)) / 400));
    };
    const auto chain = chain_of_strengths(std::vector{0, 10, 20, 30, 40}, bout);
    CHECK(chain.back() == Imperfection{40, 0});
    for (std::size_t place = 1; place < chain.size(); ++place) {
        INFO(chain[place].rung << " with " << chain[place].extra);
        CHECK(std::abs(worth(chain[place]) - worth(chain[place - 1])) <= 160);
    }
}

TEST_CASE("matches along a chain tell what its players are worth", "[strengths]") {
    const auto chain = chain_of_strengths(kRungs, likely);
    const auto strengths = strengths_of(chain.size(), encounters_of(chain, 10'000));
    REQUIRE(strengths.size() == chain.size());
    CHECK(strengths.front().elo == 0);
    for (std::size_t place = 0; place < chain.size(); ++place) {
        INFO(chain[place].rung << " with " << chain[place].extra);
        CHECK(strengths[place].elo == Approx(worth_of(chain[place])).margin(3));
    }
}

TEST_CASE("a place is the surer the more games there were, wherever on the scale it is", "[strengths]") {
    const auto chain = chain_of_strengths(kRungs, likely);
    const auto few = strengths_of(chain.size(), encounters_of(chain, 100));
    const auto many = strengths_of(chain.size(), encounters_of(chain, 400));
    for (std::size_t place = 0; place < chain.size(); ++place) {
        INFO(chain[place].rung << " with " << chain[place].extra);
        CHECK(many[place].error == Approx(few[place].error / 2).epsilon(0.03));
        CHECK(few[place].error > 8);
        CHECK(few[place].error < 40);
        CHECK(many[place].games >= 4 * few[place].games);
    }
    CHECK(few.front().games == 200);
}

} // namespace forethought
