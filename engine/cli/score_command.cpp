#include "engine/cli/games.h"
#include "engine/cli/measuring.h"
#include "engine/cli/rungs.h"
#include "engine/cli/score_runner.h"

#include <cstddef>
#include <iostream>
#include <memory>
#include <optional>
#include <vector>

namespace forethought::cli {

namespace {

struct ScoreOptions {
    std::string game = first_solitary_game();
    int ai = kStrongest;
    /// The rung that it is compared with, if any.
    std::optional<int> against;
    ScoreSettings settings;
    /// The file of the weights; empty for the repository's own.
    std::string weights;
    int jobs = 1;
    /// The file of the measured ladder; empty to keep nothing.
    std::string save;
    bool json = false;
};

template <SolitaryGame G>
void run_series(const ScoreOptions& options) {
    const auto rung = ready_rung<G>(options.ai, options.weights);
    const nlohmann::json series =
        Measuring<G>(options.game, options.save)
            .take(facts_of(options.game, rung.number, options.settings), {{"signature", rung.number}}, [&] {
                return figures_of(run_score<G>(rung, options.settings, options.jobs), G::kMilestones);
            });
    if (options.json)
        print_json(series);
    else
        std::cout << score_line(series) << "\n";
}

/// Both play the same tiles.
template <SolitaryGame G>
void compare(const ScoreOptions& options) {
    if (!options.save.empty()) throw UsageError{"--save is for one series: leave --against out"};
    nlohmann::json told;
    std::vector<ScoreGame> games[2];
    const int numbers[] = {options.ai, *options.against};
    for (const std::size_t side : {0u, 1u}) {
        const auto rung = ready_rung<G>(numbers[side], options.weights);
        games[side] = play_series<G>(rung, options.settings, options.jobs);
        nlohmann::json series = facts_of(options.game, rung.number, options.settings);
        const ScoreResult result = sum_up(games[side], G::kMilestones);
        series.update(figures_of(result, G::kMilestones));
        series.update(intervals_of(result, G::kMilestones));
        if (!options.json) std::cout << score_line(series) << std::endl;
        told[side == 0 ? "a" : "b"] = series;
    }
    told["comparison"] = comparison_of(games[0], games[1], G::kMilestones);
    if (options.json)
        print_json(told);
    else
        std::cout << comparison_line(told["comparison"]) << "\n";
}

void run_score(const ScoreOptions& options) {
    const Limits& limits = options.settings.limits;
    if ((limits.nodes > 0) + (limits.time > 0) + (limits.depth > 0) != 1)
        throw UsageError{"give one limit for a move: --ms N, --nodes N or --depth N"};
    with_game(options.game, [&]<class G>(std::type_identity<G>) {
        if constexpr (SolitaryGame<G>)
            options.against ? compare<G>(options) : run_series<G>(options);
        else
            throw UsageError{options.game + " has an opponent: play a match, with 'forethought match'"};
    });
}

} // namespace

void add_score(Command program) {
    const Command command =
        program.add_command("score", "a series of games of one rung, for games without an opponent");
    const auto options = std::make_shared<ScoreOptions>();
    ScoreSettings& settings = options->settings;
    add_game(command, options->game);
    add_json(command, options->json);
    add_rung(command, options->ai, "the rung that plays");
    command.add_option("--against", options->against,
                       "another rung that plays the same tiles, to be compared with");
    command.add_option("--games", settings.games, "games of the series")
        .check(in_range(1, 10'000'000))
        .show_default();
    add_seed(command, settings.seed, "seed of the starts, the tiles and the player");
    command.add_option("--ms", settings.limits.time, "milliseconds of processor time a move")
        .check(in_range(0.001, 1e9));
    command.add_option("--nodes", settings.limits.nodes, "nodes a move").check(in_range(1.0, 1e15));
    command.add_option("--depth", settings.limits.depth, "plies a move").check(in_range(1, 1000));
    add_file(command, "--weights", options->weights,
             "the weights of a learned rung (default: those of the repository)");
    add_jobs(command, options->jobs);
    add_save(command, options->save);
    command.callback([options] { run_score(*options); });
}

} // namespace forethought::cli
