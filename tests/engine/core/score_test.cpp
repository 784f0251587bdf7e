#include "engine/core/score.h"

#include "engine/core/bench.h"
#include "engine/twenty48/twenty48.h"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <set>
#include <vector>

namespace forethought {

namespace {

constexpr std::array<std::int64_t, 3> kMilestones{2, 8, 32};

ScoreGame game_of(std::int64_t score, std::int64_t milestone, std::vector<float> milliseconds = {}) {
    ScoreGame game{.score = score, .milestone = milestone, .nodes = 7, .milliseconds = milliseconds};
    game.moves = static_cast<int>(milliseconds.size());
    return game;
}

ScoreGame play(int rung, const ScoreSettings& settings, int number) {
    ManualClock clock;
    return play_score_game<Twenty48>(find_rung(Twenty48::ladder(), rung).value().switches, settings, number,
                                     clock);
}

} // namespace

TEST_CASE("a series is summed up", "[score]") {
    const std::vector<ScoreGame> games{game_of(10, 8, {1, 2}), game_of(40, 8, {3}), game_of(20, 2, {}),
                                       game_of(30, 16, {4})};
    const ScoreResult result = sum_up(games, kMilestones);
    CHECK(result.games == 4);
    CHECK(result.mean_score == Approx(25));
    // Deviations 15, 15, 5, 5: variance 500 / 3, of the mean a quarter of it.
    CHECK(result.standard_error == Approx(6.4550).epsilon(1e-4));
    CHECK(result.median_score == 30);
    CHECK(result.best_score == 40);
    CHECK(result.rates == std::vector{1.0, 0.75, 0.0});
    REQUIRE(result.rate_intervals.size() == 3);
    // Wilson's of 3 of 4.
    CHECK(result.rate_intervals[1].low == Approx(0.3006).margin(5e-5));
    CHECK(result.rate_intervals[1].high == Approx(0.9544).margin(5e-5));
    CHECK(result.moves == 4);
    CHECK(result.nodes == 28);
    CHECK(result.moves_per_second == Approx(400));
    CHECK(result.worst_move == Approx(4));
}

TEST_CASE("one game has no standard error, and one without moves no speed", "[score]") {
    const ScoreResult result = sum_up(std::vector{game_of(5, 2)}, kMilestones);
    CHECK(result.mean_score == Approx(5));
    CHECK(result.standard_error == 0);
    CHECK(result.moves_per_second == 0);
    CHECK(result.p999_move == 0);
}

TEST_CASE("a series without games is nothing", "[score]") {
    const ScoreResult result = sum_up({}, kMilestones);
    CHECK(result.games == 0);
    CHECK(result.rates == std::vector{0.0, 0.0, 0.0});
    CHECK(result.rate_intervals[0].high == 1);
    CHECK(std::isinf(result.mean_interval.high));
}

TEST_CASE("999 of 1000 moves took at most the time that is told", "[score]") {
    const auto p999 = [](int slow, int moves) {
        std::vector<float> times(static_cast<std::size_t>(moves), 1);
        for (int i = 0; i < slow; ++i) times[static_cast<std::size_t>(i)] = 50;
        return sum_up(std::vector{game_of(1, 2, times)}, kMilestones).p999_move;
    };
    CHECK(p999(1, 1000) == Approx(1));
    CHECK(p999(2, 1000) == Approx(50));
    CHECK(p999(2, 2000) == Approx(1));
    CHECK(p999(1, 10) == Approx(50));
}

TEST_CASE("games of a series depend on their number and the seed alone", "[score]") {
    const ScoreSettings settings{.games = 3, .seed = 5, .limits = {.nodes = 20}};
    std::set<std::int64_t> scores;
    for (int number = 0; number < 3; ++number) {
        const ScoreGame game = play(40, settings, number);
        const ScoreGame again = play(40, settings, number);
        CHECK(game.score == again.score);
        CHECK(game.moves == again.moves);
        CHECK(game.nodes == again.nodes);
        CHECK(game.moves == static_cast<int>(game.milliseconds.size()));
        CHECK(game.milestone >= 8);
        scores.insert(game.score);
    }
    CHECK(scores.size() > 1);
    CHECK(play(40, ScoreSettings{.seed = 6, .limits = {.nodes = 20}}, 0).score !=
          play(40, settings, 0).score);
}

TEST_CASE("the actions of a game lead from its start to its score", "[score]") {
    const ScoreSettings settings{.seed = 5, .limits = {.nodes = 20}};
    ManualClock clock;
    std::vector<Twenty48::Action> actions;
    const auto switches = find_rung(Twenty48::ladder(), 20).value().switches;
    const ScoreGame game = play_score_game<Twenty48>(switches, settings, 3, clock,
                                                     [&](const auto& action) { actions.push_back(action); });
    CHECK(static_cast<int>(actions.size()) == game.moves);
    Twenty48::Position position = Twenty48::start(score_game_seed(settings, 3));
    for (const auto& action : actions) Twenty48::play(position, action, nullptr);
    CHECK(Twenty48::outcome(position) != Outcome::playing);
    CHECK(Twenty48::score(position) == game.score);
}

TEST_CASE("alone, every action is a turn", "[score]") {
    // The two crowded boards are lost on the way to where turns count.
    CHECK(run_bench<Twenty48>().actions == 4 * 50);
}

} // namespace forethought
