#include "engine/cli/games.h"
#include "engine/cli/match_options.h"
#include "engine/cli/match_runner.h"
#include "engine/cli/measuring.h"
#include "engine/cli/rungs.h"
#include "engine/cli/score_round_robin.h"
#include "engine/core/ratings.h"

#include <algorithm>
#include <cstddef>
#include <iomanip>
#include <iostream>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

namespace forethought::cli {

namespace {

struct RobinOptions : MatchOptions {
    /// Numbers of those that take part; empty for the whole ladder.
    std::vector<int> rungs;
    /// Games of a match between two with nobody in between; 0 for as many as of any other.
    int neighbours = 0;

    /// Of a match between the players at two places of the table.
    int games_of(std::size_t one, std::size_t other) const {
        return other == one + 1 && neighbours > 0 ? neighbours : games;
    }
};

/// Plays everybody against everybody, and tells of each match when it is over.
template <Game G>
nlohmann::json play_all(const std::vector<Rung<typename G::Switches>>& players, const RobinOptions& options,
                        Measuring<G>& measuring) {
    MatchSettings settings = options.settings();
    nlohmann::json matches = nlohmann::json::array();
    for (std::size_t one = 0; one < players.size(); ++one)
        for (std::size_t other = one + 1; other < players.size(); ++other) {
            const auto& a = players[one];
            const auto& b = players[other];
            settings.games = options.games_of(one, other);
            matches.push_back(
                measuring.take(facts_of(options.game, a.number, b.number, settings),
                               {{"a_signature", a.number}, {"b_signature", b.number}},
                               [&] { return figures_of(run_match<G>(a, b, settings, options.jobs)); }));
            std::cout << to_line(matches.back()) << std::endl;
        }
    return matches;
}

/// What the matches of `play_all` come to on one scale, the best first.
nlohmann::json ratings_of(const std::vector<int>& numbers, const nlohmann::json& matches) {
    std::vector<Encounter> encounters;
    std::vector<double> points(numbers.size());
    std::vector<double> games(numbers.size());
    std::size_t match = 0;
    for (std::size_t one = 0; one < numbers.size(); ++one)
        for (std::size_t other = one + 1; other < numbers.size(); ++other, ++match) {
            const double all = matches[match].at("games");
            const double won =
                matches[match].at("wins").get<double>() + matches[match].at("draws").get<double>() / 2;
            encounters.push_back({one, other, won, all});
            points[one] += won;
            points[other] += all - won;
            games[one] += all;
            games[other] += all;
        }
    const Ratings ratings = rate(numbers.size(), encounters);
    std::vector<std::size_t> order(numbers.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return ratings.elo(one) > ratings.elo(other);
    });
    nlohmann::json table = nlohmann::json::array();
    for (const std::size_t place : order) {
        const Interval interval = ratings.interval(place);
        table.push_back({{"rung", numbers[place]},
                         {"elo", ratings.elo(place)},
                         {"elo95", {interval.low, interval.high}},
                         {"points", points[place]},
                         {"games", games[place]}});
    }
    return table;
}

void print_table(const nlohmann::json& table) {
    std::cout << "\nrung      Elo   95 %              points\n" << std::fixed << std::setprecision(0);
    for (const nlohmann::json& row : table)
        std::cout << std::setw(4) << row.at("rung").get<int>() << std::setw(9) << row.at("elo").get<double>()
                  << "   [" << std::setw(6) << row.at("elo95").at(0).get<double>() << ", " << std::setw(6)
                  << row.at("elo95").at(1).get<double>() << "]  " << std::setprecision(1) << std::setw(6)
                  << row.at("points").get<double>() << " of " << std::setprecision(0)
                  << row.at("games").get<double>() << "\n";
}

template <Game G>
std::vector<int> numbers_of(const std::vector<Rung<typename G::Switches>>& rungs) {
    std::vector<int> numbers;
    for (const auto& rung : rungs) numbers.push_back(rung.number);
    return numbers;
}

void run_robin(const RobinOptions& options) {
    with_game(options.game, [&]<class G>(std::type_identity<G>) {
        const auto taking_part = rungs_named<G>(options.rungs);
        nlohmann::json told{{"game", options.game}};
        if constexpr (SolitaryGame<G>) {
            if (options.neighbours > 0)
                throw UsageError{"--neighbours is for matches: in " + options.game +
                                 " each plays by itself, and as often as all others"};
            Measuring<G> measuring(options.game, options.save);
            told["comparisons"] = compare_all<G>(taking_part, options, measuring);
            told["means"] = means_of(told["comparisons"]);
            measuring.keep_scale(rounded(told["means"]));
            if (!options.json) print_means(told["means"]);
        } else {
            Measuring<G> measuring(options.game, options.save);
            told["matches"] = play_all<G>(taking_part, options, measuring);
            told["ratings"] = ratings_of(numbers_of<G>(taking_part), told["matches"]);
            measuring.keep_scale(rounded(told["ratings"]));
            if (!options.json) print_table(told["ratings"]);
        }
        if (options.json) print_json(told);
    });
}

} // namespace

void add_robin(Command program) {
    const Command command = program.add_command(
        "robin",
        "everybody against everybody, and ratings of all games on one scale (Bradley and Terry); in 2048 "
        "everybody on the same tiles, and who tends to have more points");
    const auto options = std::make_shared<RobinOptions>();
    add_match_options(command, *options);
    command.add_list("--rungs", options->rungs, "who takes part, as 140,100,20 (default: the whole ladder)");
    add_even_number(command, "--neighbours", options->neighbours, kMostGames,
                    "games between two with nobody in between, if not as many as between others");
    command.callback([options] { run_robin(*options); });
}

} // namespace forethought::cli
