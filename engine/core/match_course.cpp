#include "engine/core/match_course.h"

namespace forethought {

namespace {

/// Pairs before the first that lacks a game.
std::size_t unbroken_pairs(std::span<const MatchGame> games) {
    std::size_t game = 0;
    while (game < games.size() && games[game].outcome != Outcome::playing) ++game;
    return game / 2;
}

/// What the pairs of a match come to, one after the other.
class Account {
  public:
    void add(const MatchGame& first, const MatchGame& second) {
        count(first);
        count(second);
        ++pairs_.pairs[static_cast<std::size_t>(half_points(first) + half_points(second))];
    }
    CoursePoint point() const {
        return {static_cast<int>(wdl_.games()), wdl_.score(), score_interval(wdl_, pairs_)};
    }

  private:
    void count(const MatchGame& game) {
        const int points = half_points(game);
        ++(points == 2 ? wdl_.wins : points == 1 ? wdl_.draws : wdl_.losses);
    }

    WdlCounts wdl_;
    Pentanomial pairs_;
};

} // namespace

std::vector<CoursePoint> score_course(std::span<const MatchGame> games, int step) {
    std::vector<CoursePoint> course;
    Account account;
    const std::size_t pairs = unbroken_pairs(games);
    const auto every = static_cast<std::size_t>(step / 2);
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        account.add(games[2 * pair], games[2 * pair + 1]);
        if ((pair + 1) % every == 0 || pair + 1 == pairs) course.push_back(account.point());
    }
    return course;
}

Status check(const SprtSettings& settings) {
    if (!(settings.elo0 < settings.elo1)) return Error{"elo0 has to be below elo1"};
    const auto is_risk = [](double risk) { return risk > 0 && risk < 0.5; };
    if (!is_risk(settings.alpha) || !is_risk(settings.beta))
        return Error{"alpha and beta have to be above 0 and below 0.5"};
    return success();
}

Sprt::Sprt(const SprtSettings& settings) : settings_(settings) {
    course_.bounds = sprt_bounds(settings.alpha, settings.beta);
}

const SprtCourse& Sprt::look_at(std::span<const MatchGame> games) {
    const std::size_t pairs = unbroken_pairs(games);
    for (std::size_t pair = course_.ratios.size(); pair < pairs && course_.verdict == SprtVerdict::open;
         ++pair) {
        ++pairs_.pairs[static_cast<std::size_t>(half_points(games[2 * pair]) +
                                                half_points(games[2 * pair + 1]))];
        const double ratio = log_likelihood_ratio(pairs_, settings_.elo0, settings_.elo1);
        course_.ratios.push_back(ratio);
        if (ratio >= course_.bounds.high) course_.verdict = SprtVerdict::elo1;
        if (ratio <= course_.bounds.low) course_.verdict = SprtVerdict::elo0;
    }
    return course_;
}

} // namespace forethought
