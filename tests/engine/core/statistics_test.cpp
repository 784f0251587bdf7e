#include "engine/core/statistics.h"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>

namespace forethought {

namespace {

Approx near(double value) {
    return Approx(value).epsilon(1e-9).margin(1e-9);
}

/// WDL counts that go with these pairs: at most one draw in each.
WdlCounts wdl_of(const Pentanomial& pairs) {
    WdlCounts wdl;
    for (std::size_t points = 0; points < pairs.pairs.size(); ++points) {
        const auto count = pairs.pairs[points];
        wdl.wins += count * static_cast<std::int64_t>(points / 2);
        wdl.draws += count * static_cast<std::int64_t>(points % 2);
        wdl.losses += count * static_cast<std::int64_t>(2 - points / 2 - points % 2);
    }
    return wdl;
}

} // namespace

TEST_CASE("scores and Elo belong together", "[statistics]") {
    CHECK(elo_of_score(0.5) == near(0));
    CHECK(elo_of_score(0.75) == near(190.848501887865)); // 400 log10(3)
    CHECK(elo_of_score(0.25) == near(-190.848501887865));
    CHECK(elo_of_score(10.0 / 11) == near(400));
    CHECK(std::isinf(elo_of_score(1)));
    CHECK(elo_of_score(1) > 0);
    CHECK(std::isinf(elo_of_score(0)));
    CHECK(elo_of_score(0) < 0);
    for (const double score : {0.01, 0.3, 0.5, 0.64, 0.99})
        CHECK(score_of_elo(elo_of_score(score)) == near(score));
}

TEST_CASE("the score of WDL counts takes draws as halves", "[statistics]") {
    CHECK(WdlCounts{}.score() == near(0.5));
    CHECK(WdlCounts{.wins = 3, .draws = 2, .losses = 3}.score() == near(0.5));
    CHECK(WdlCounts{.wins = 5, .draws = 1, .losses = 2}.score() == near(5.5 / 8));
    CHECK(WdlCounts{.wins = 5, .draws = 1, .losses = 2}.games() == 8);
}

TEST_CASE("mean and variance of pairs, computed by hand", "[statistics]") {
    const Pentanomial even{{1, 2, 4, 2, 1}};
    CHECK(even.count() == 10);
    CHECK(even.mean() == near(0.5));
    // (2 x 0.5^2 + 4 x 0.25^2) / 10
    CHECK(even.variance() == near(0.075));
    const Pentanomial uneven{{0, 0, 2, 4, 2}};
    CHECK(uneven.mean() == near(0.75));
    CHECK(uneven.variance() == near(0.03125));
    CHECK(Pentanomial{}.mean() == near(0.5));
    CHECK(Pentanomial{}.variance() == near(0));
}

TEST_CASE("the interval comes from the spread of the pairs", "[statistics]") {
    const Pentanomial pairs{{1, 2, 4, 2, 1}};
    const Interval interval = score_interval(wdl_of(pairs), pairs);
    // 1.959963984540054 x sqrt(0.075 / 10)
    CHECK(interval.low == near(0.5 - 0.169737860111));
    CHECK(interval.high == near(0.5 + 0.169737860111));
    const Interval elo = elo_interval(wdl_of(pairs), pairs);
    CHECK(elo.low == near(elo_of_score(interval.low)));
    CHECK(elo.high == near(-elo.low));
}

TEST_CASE("pairs that cancel out make the interval narrow", "[statistics]") {
    // The same WDL counts: once every pair is one win and one loss (bar two pairs), once pairs are swept.
    const Pentanomial calm{{1, 0, 48, 0, 1}};
    const Pentanomial wild{{25, 0, 0, 0, 25}};
    const Interval narrow = score_interval(wdl_of(calm), calm);
    const Interval wide = score_interval(wdl_of(wild), wild);
    CHECK(narrow.high - narrow.low < (wide.high - wide.low) / 4);
}

TEST_CASE("without spread the interval is Wilson's", "[statistics]") {
    const Pentanomial swept{{0, 0, 0, 0, 5}};
    const Interval all_won = score_interval(WdlCounts{.wins = 10}, swept);
    CHECK(all_won.low == Approx(0.7224672001371107).epsilon(1e-9));
    CHECK(all_won.high == near(1));
    const Pentanomial split{{0, 0, 5, 0, 0}};
    const Interval half = score_interval(WdlCounts{.wins = 5, .losses = 5}, split);
    CHECK(half.low == Approx(0.2365930905125640).epsilon(1e-9));
    CHECK(half.high == Approx(0.7634069094874359).epsilon(1e-9));
    CHECK(std::isinf(elo_interval(WdlCounts{.wins = 10}, swept).high));

    const Interval nothing = score_interval(WdlCounts{}, Pentanomial{});
    CHECK(nothing.low == near(0));
    CHECK(nothing.high == near(1));
}

TEST_CASE("bounds of a sequential test", "[statistics]") {
    const Interval bounds = sprt_bounds(0.05, 0.05);
    CHECK(bounds.low == near(-2.944438979166)); // ln(0.05 / 0.95)
    CHECK(bounds.high == near(2.944438979166));
    const Interval uneven = sprt_bounds(0.01, 0.2);
    CHECK(uneven.low == near(std::log(0.2 / 0.99)));
    CHECK(uneven.high == near(std::log(0.8 / 0.01)));
}

TEST_CASE("the likelihood ratio has the sign of the better hypothesis", "[statistics]") {
    const Pentanomial better{{1, 5, 20, 15, 9}};
    const Pentanomial worse{{9, 15, 20, 5, 1}};
    CHECK(log_likelihood_ratio(better, 0, 10) > 0);
    CHECK(log_likelihood_ratio(worse, 0, 10) < 0);
    CHECK(log_likelihood_ratio(better, 0, 10) == near(-log_likelihood_ratio(better, 10, 0)));
    CHECK(log_likelihood_ratio(worse, -10, 0) == near(-log_likelihood_ratio(better, 0, 10)));
    CHECK(log_likelihood_ratio(Pentanomial{}, 0, 10) == near(0));
}

TEST_CASE("the likelihood ratio is the one that fishtest published", "[statistics]") {
    // Stockfish's pull requests 2493, 2951, 2971 and 3098 (2020): pairs, hypotheses in Elo, and what stood
    // there.
    struct Published {
        Pentanomial pairs;
        double elo0;
        double elo1;
        double ratio;
    };
    const std::array published{
        Published{{{424, 2948, 5832, 3045, 460}}, -1, 3, 2.94},
        Published{{{1284, 17437, 55536, 18085, 1292}}, 0, 2, 2.94},
        Published{{{59, 754, 2467, 865, 75}}, -0.5, 1.5, 2.95},
        Published{{{33, 1185, 8378, 1302, 50}}, 0.25, 1.75, 2.95},
        Published{{{17, 253, 1042, 337, 39}}, -0.5, 1.5, 2.96},
        Published{{{11, 407, 3238, 513, 11}}, 0.25, 1.75, 2.93},
        Published{{{491, 7345, 29693, 7670, 465}}, -0.25, 1.25, 2.96},
    };
    for (const auto& [pairs, elo0, elo1, ratio] : published)
        CHECK(std::round(100 * log_likelihood_ratio(pairs, elo0, elo1)) == near(100 * ratio));
}

TEST_CASE("few pairs prove little, however they ended", "[statistics]") {
    const Interval bounds = sprt_bounds(0.05, 0.05);
    CHECK(log_likelihood_ratio(Pentanomial{{0, 0, 0, 0, 2}}, 0, 100) < bounds.high);
    CHECK(log_likelihood_ratio(Pentanomial{{0, 0, 0, 1, 2}}, 0, 100) < bounds.high);
    CHECK(log_likelihood_ratio(Pentanomial{{0, 0, 0, 0, 20}}, 0, 100) > bounds.high);
    CHECK(log_likelihood_ratio(Pentanomial{{20, 0, 0, 0, 0}}, -100, 0) < bounds.low);
}

TEST_CASE("twice the games say it twice as loud", "[statistics]") {
    const Pentanomial once{{10, 4, 60, 7, 30}};
    const Pentanomial twice{{20, 8, 120, 14, 60}};
    CHECK(log_likelihood_ratio(twice, 0, 100) == near(2 * log_likelihood_ratio(once, 0, 100)));
}

TEST_CASE("a spread has its numbers by rank, in any order", "[statistics]") {
    std::vector<int> hundred;
    for (int i = 100; i > 0; --i) hundred.push_back(i);
    const Spread spread = spread_of(hundred);
    CHECK(spread.mean == Approx(50.5));
    CHECK(spread.least == 1);
    CHECK(spread.low == 5);
    CHECK(spread.median == 50);
    CHECK(spread.high == 95);
    CHECK(spread.most == 100);
    const Spread three = spread_of({7, -1, 2});
    CHECK(three.low == -1);
    CHECK(three.median == 2);
    CHECK(three.high == 7);
    const Spread one = spread_of({4});
    CHECK(one.least == 4);
    CHECK(one.low == 4);
    CHECK(one.high == 4);
    CHECK(spread_of({}).mean == 0);
    CHECK(spread_of({}).most == 0);
}

} // namespace forethought
