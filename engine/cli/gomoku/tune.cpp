#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/gomoku/fit.h"
#include "engine/cli/progress.h"
#include "engine/cli/tune_options.h"
#include "engine/cli/weights_file.h"
#include "engine/core/match.h"
#include "engine/gomoku/gomoku.h"

#include <iostream>

namespace forethought::cli {

namespace {

using namespace gomoku;

/// The strongest rung with weights set by hand, so that a fit does not hang on the one before.
constexpr int kPlayer = 140;

/// One game of that rung against itself with eyes a little other on both sides; its positions as
/// samples, but for those that fives and live fours decide.
void play_samples(const MatchSettings& settings, int number, std::vector<Sample>& samples, Clock& clock) {
    const auto rung = find_rung<Switches>(Gomoku::ladder(), kPlayer).value();
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

} // namespace

void tune_gomoku(const TuneOptions& options) {
    if (!options.checkpoint.empty() || options.resume)
        throw UsageError{
            "a fit of Gomoku is made in one go: --checkpoint and --resume are for --game tactics"};
    if (!options.save.empty()) require_writable(options.save);
    const MatchSettings settings{.games = options.games,
                                 .seed = options.seed,
                                 .limits = {.nodes = options.nodes},
                                 .blur_a = Imperfection{kPlayer},
                                 .blur_b = Imperfection{kPlayer}};
    SteadyClock clock;
    std::vector<Sample> samples;
    Progress progress("games for tuning", settings.games);
    for (int number = 0; number < settings.games; ++number) {
        play_samples(settings, number, samples, clock);
        progress.add(50);
    }
    progress.finish();
    const Weights weights = fit(samples, weights_by_hand(), options.rounds);
    std::cout << "// Made by forethought tune --games " << settings.games << " --seed " << options.seed
              << " --nodes " << settings.limits.nodes << " --rounds " << options.rounds << ".\n";
    print(weights.my_patterns);
    print(weights.their_patterns);
    print(weights.my_threats);
    print(weights.their_threats);
    if (!options.save.empty())
        write_text(options.save,
                   text_of({options.game, std::string(kEvaluationKind), gomoku::numbers_of(weights)}));
    if (options.json)
        print_json({{"samples", samples.size()},
                    {"loss_by_hand", loss_of(samples, weights_by_hand())},
                    {"loss_fitted", loss_of(samples, weights)}});
}

} // namespace forethought::cli
