#pragma once

#include "engine/core/score_comparison.h"
#include "wasm/arrays.h"
#include "wasm/figures.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The figures of a series of games that one player plays alone; what the functions mean is told in
/// wasm/lab.d.ts.
namespace forethought::wasm {

class ScoreTable {
  public:
    std::string enter(const val& game) {
        const double number = number_of(game, "number");
        if (!(number >= 0 && number < kMostGames))
            return "a game's number is from 0 to " + std::to_string(kMostGames - 1);
        const double score = number_of(game, "score");
        const double milestone = number_of(game, "milestone");
        const double moves = number_of(game, "moves");
        const double nodes = number_of(game, "nodes");
        for (const double count : {score, milestone, moves, nodes})
            if (!(count >= 0 && count <= kMost)) return "score, milestone, moves and nodes are 0 or more";
        const auto place = static_cast<std::size_t>(number);
        if (place >= games_.size()) games_.resize(place + 1);
        games_[place] = ScoreGame{.score = static_cast<std::int64_t>(score),
                                  .milestone = static_cast<std::int64_t>(milestone),
                                  .moves = static_cast<int>(moves),
                                  .nodes = static_cast<Nodes>(nodes),
                                  .milliseconds = {}};
        return {};
    }
    val summary(const val& milestones) const {
        const ScoreResult result = sum_up(played(), milestones_of(milestones));
        val summary = val::object();
        summary.set("games", result.games);
        summary.set("mean", result.mean_score);
        summary.set("standardError", result.standard_error);
        set_interval(summary, "meanLow", "meanHigh", result.mean_interval);
        summary.set("median", static_cast<double>(result.median_score));
        summary.set("best", static_cast<double>(result.best_score));
        summary.set("moves", static_cast<double>(result.moves));
        summary.set("nodes", static_cast<double>(result.nodes));
        std::vector<double> rates;
        for (std::size_t i = 0; i < result.rates.size(); ++i)
            rates.insert(rates.end(),
                         {result.rates[i], result.rate_intervals[i].low, result.rate_intervals[i].high});
        summary.set("rates", to_float64_array(rates));
        return summary;
    }
    val course(int step) const {
        std::vector<double> numbers;
        if (step >= 1)
            for (const ScorePoint& point : mean_course(unbroken(), step))
                numbers.insert(numbers.end(), {static_cast<double>(point.games), point.mean,
                                               point.interval.low, point.interval.high});
        return to_float64_array(numbers);
    }
    val compare(const ScoreTable& other, const val& milestones) const {
        const ScoreComparison went = compare_scores(played(), other.played(), milestones_of(milestones));
        val comparison = val::object();
        comparison.set("share", went.tendency.share);
        comparison.set("z", went.tendency.z);
        comparison.set("p", went.tendency.p);
        comparison.set("difference", went.mean.value);
        set_interval(comparison, "differenceLow", "differenceHigh", went.mean.interval);
        std::vector<double> rates;
        for (const Difference& rate : went.rates)
            rates.insert(rates.end(), {rate.value, rate.interval.low, rate.interval.high});
        comparison.set("rates", to_float64_array(rates));
        return comparison;
    }

  private:
    static constexpr int kMostGames = 10'000'000;
    static constexpr double kMost = 1e15;

    static std::vector<std::int64_t> milestones_of(const val& array) {
        std::vector<std::int64_t> milestones;
        for (const double number : numbers_of(array)) milestones.push_back(static_cast<std::int64_t>(number));
        return milestones;
    }
    std::vector<ScoreGame> played() const {
        std::vector<ScoreGame> games;
        for (const auto& game : games_)
            if (game) games.push_back(*game);
        return games;
    }
    /// The games before the first that is missing.
    std::vector<ScoreGame> unbroken() const {
        std::vector<ScoreGame> games;
        for (std::size_t place = 0; place < games_.size() && games_[place]; ++place)
            games.push_back(*games_[place]);
        return games;
    }

    std::vector<std::optional<ScoreGame>> games_;
};

} // namespace forethought::wasm
