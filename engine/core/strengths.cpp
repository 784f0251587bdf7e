#include "engine/core/strengths.h"

#include <algorithm>
#include <cmath>

namespace forethought {

namespace {

/// A stronger neighbour's share up to which a match still tells well by how much it is stronger: 147 Elo.
constexpr double kFarApart = 0.7;
/// A weaker player's share from which on a match tells well how much weaker it is.
constexpr double kNotTooWeak = 0.3;
/// As `kDrawsBefore`: less, since neighbours hold each other, and many who have met are so far apart that a
/// draw more would bring them nearer.
constexpr double kDrawsOfPlayers = 0.1;
/// The first measure of extra imperfection that is tried; the next ones are twice as much.
constexpr int kFirstLevel = 8;
/// Players whose places differ by at most so many Elo are near each other.
constexpr double kNear = 200;

/// The least extra imperfection with which a rung is no stronger than a weaker one, or about that; all of it
/// where none is enough.
int level_of_weaker(int rung, int below, const Bout& bout) {
    const auto share_with = [&](int extra) { return bout({rung, extra}, {below, 0}); };
    int stronger = 0;
    int weaker = kFirstLevel;
    double share = share_with(weaker);
    while (share > 0.5 && weaker < Blur::kMostExtra) {
        stronger = weaker;
        weaker = std::min(2 * weaker, Blur::kMostExtra);
        share = share_with(weaker);
    }
    while (share < kNotTooWeak && weaker - stronger > 1) {
        const int middle = (stronger + weaker) / 2;
        const double of_middle = share_with(middle);
        if (of_middle > 0.5) {
            stronger = middle;
        } else {
            weaker = middle;
            share = of_middle;
        }
    }
    return weaker;
}

/// Appends the levels of a rung's extra imperfection from above `low` to `high`, ascending.
void append_levels(int rung, int low, int high, const Bout& bout, std::vector<int>& levels) {
    const bool are_far = high - low > 1 && bout({rung, low}, {rung, high}) > kFarApart;
    if (!are_far) return levels.push_back(high);
    const int middle = (low + high) / 2;
    append_levels(rung, low, middle, bout, levels);
    append_levels(rung, middle, high, bout, levels);
}

/// Puts a rung that is not stronger than all others above the strongest player that it does not lose to.
void insert_among_weaker(std::vector<Imperfection>& chain, int rung, const Bout& bout) {
    std::size_t place = chain.size();
    while (place > 1 && bout({rung, 0}, chain[place - 1]) < 0.5) --place;
    chain.insert(chain.begin() + static_cast<std::ptrdiff_t>(place), {rung, 0});
}

/// Variance of the difference between a player's rating and the mean of those near it.
double variance_among_near(const Ratings& ratings, std::size_t player) {
    std::vector<std::size_t> near;
    for (std::size_t other = 0; other < ratings.players(); ++other)
        if (std::abs(ratings.elo(other) - ratings.elo(player)) <= kNear) near.push_back(other);
    const auto variance = [&](std::size_t one, std::size_t other) {
        const double error = ratings.error_of_difference(one, other);
        return one == other ? 0 : error * error;
    };
    const auto count = static_cast<double>(near.size());
    double sum = 0;
    for (const std::size_t one : near) {
        sum += variance(player, one) / count;
        for (const std::size_t other : near) sum -= variance(one, other) / (2 * count * count);
    }
    return std::max(0.0, sum);
}

} // namespace

std::vector<Imperfection> chain_of_strengths(std::span<const int> rungs, const Bout& bout) {
    std::vector<Imperfection> chain;
    int strongest = 0;
    for (const int rung : rungs) {
        const bool is_first = chain.empty();
        if (!is_first && bout({rung, 0}, {strongest, 0}) <= 0.5) {
            insert_among_weaker(chain, rung, bout);
            continue;
        }
        std::vector<int> levels{0};
        if (!is_first) append_levels(rung, 0, level_of_weaker(rung, strongest, bout), bout, levels);
        for (auto level = levels.rbegin(); level != levels.rend(); ++level) chain.push_back({rung, *level});
        strongest = rung;
    }
    return chain;
}

std::vector<Strength> strengths_of(std::size_t players, std::span<const Encounter> encounters) {
    std::vector<Strength> strengths(players);
    if (players == 0) return strengths;
    const Ratings ratings = rate(players, encounters, kDrawsOfPlayers);
    for (std::size_t player = 0; player < players; ++player) {
        strengths[player].elo = ratings.elo(player) - ratings.elo(0);
        strengths[player].error = std::sqrt(variance_among_near(ratings, player));
    }
    for (const Encounter& encounter : encounters) {
        strengths[encounter.first].games += encounter.games;
        strengths[encounter.second].games += encounter.games;
    }
    return strengths;
}

} // namespace forethought
