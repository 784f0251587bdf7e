#include "engine/cli/command.h"
#include "engine/cli/gomoku/commands.h"
#include "engine/cli/gomoku/fit.h"
#include "engine/cli/progress.h"
#include "engine/core/match.h"
#include "engine/gomoku/gomoku.h"

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace gomoku;

/// The strongest rung with weights set by hand, so that a fit does not hang on the one before.
constexpr int kPlayer = 140;

struct Options {
    int games = 1000;
    std::uint64_t seed = 1;
    Nodes nodes = 1'000;
    int rounds = 400;
    bool json = false;
};

/// One game of that rung against itself with eyes a little other on both sides; its positions as
/// samples, but for those that fives and live fours decide.
void play_samples(const Options& options, int number, std::vector<Sample>& samples, Clock& clock) {
    const auto rung = find_rung<Switches>(Gomoku::ladder(), kPlayer).value();
    const MatchSettings settings{.games = options.games,
                                 .seed = options.seed,
                                 .limits = {.nodes = options.nodes},
                                 .blur_a = rung.number,
                                 .blur_b = rung.number};
    Position position = match_start<Gomoku>(settings, number);
    Board board(Upkeep::tables);
    std::vector<std::pair<Sample, Side>> seen;
    const auto keep = [&](const Action& action) {
        board.set(position);
        if (!is_about_decided(board)) seen.push_back({Sample{features_of(board), 0}, side_to_move(position)});
        play(position, action, nullptr);
    };
    const MatchGame game =
        play_match_game<Gomoku>(rung.switches, rung.switches, settings, number, clock, keep);
    for (auto& [sample, side] : seen) {
        sample.points = game.outcome == Outcome::draw ? 0.5 : game.outcome == win_for(side) ? 1 : 0;
        samples.push_back(sample);
    }
}

template <std::size_t N>
void print(const std::array<Score, N>& weights) {
    std::cout << "{";
    for (std::size_t i = 0; i < N; ++i) std::cout << (i > 0 ? ", " : "") << weights[i];
    std::cout << "},\n";
}

void run(const Options& options) {
    SteadyClock clock;
    std::vector<Sample> samples;
    Progress progress("games for tuning", options.games);
    for (int number = 0; number < options.games; ++number) {
        play_samples(options, number, samples, clock);
        progress.add(50);
    }
    progress.finish();
    const Weights weights = fit(samples, weights_by_hand(), options.rounds);
    std::cout << "// Made by forethought tune --games " << options.games << " --seed " << options.seed
              << " --nodes " << options.nodes << " --rounds " << options.rounds << ".\n";
    print(weights.my_patterns);
    print(weights.their_patterns);
    print(weights.my_threats);
    print(weights.their_threats);
    if (options.json)
        print_json({{"samples", samples.size()},
                    {"loss_by_hand", loss_of(samples, weights_by_hand())},
                    {"loss_fitted", loss_of(samples, weights)}});
}

} // namespace

void add_tune(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "tune", "fits the weights of Gomoku's evaluation to games that rung 140 plays against itself;"
                " prints what engine/gomoku/data/fitted_weights.inc holds");
    const auto options = std::make_shared<Options>();
    add_json(*command, options->json);
    add_paired_games(*command, options->games, 1'000'000, "games to play");
    add_seed(*command, options->seed, "seed of the games");
    command->add_option("--nodes", options->nodes, "nodes a move")
        ->check(CLI::Range(1.0, 1e12))
        ->capture_default_str();
    command->add_option("--rounds", options->rounds, "rounds of the fit")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->callback([options] { run(*options); });
}

} // namespace forethought::cli
