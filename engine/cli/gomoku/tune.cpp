#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/gomoku/fit.h"
#include "engine/cli/gomoku/shard_games.h"
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

/// The positions of a game as samples, but for those that fives and live fours decide.
class SampledGame {
  public:
    void see(const Position& position) {
        board_.set(position);
        if (!is_about_decided(board_))
            seen_.push_back({Sample{features_of(board_), 0}, side_to_move(position)});
    }

    /// Appends the samples, now that it is known how the game ended.
    void end(Outcome outcome, std::vector<Sample>& samples) {
        for (auto& [sample, side] : seen_) {
            sample.points = outcome == Outcome::draw ? 0.5 : outcome == win_for(side) ? 1 : 0;
            samples.push_back(sample);
        }
    }

  private:
    Board board_{Upkeep::tables};
    std::vector<std::pair<Sample, Side>> seen_;
};

/// One game of that rung against itself with eyes a little other on both sides.
void play_samples(const MatchSettings& settings, int number, std::vector<Sample>& samples, Clock& clock) {
    const auto rung = find_rung<Switches>(Gomoku::ladder(), kPlayer).value();
    Position position = match_start<Gomoku>(settings, number);
    SampledGame sampled;
    const auto keep = [&](const Action& action) {
        sampled.see(position);
        play(position, action, nullptr);
    };
    const MatchGame game =
        play_match_game<Gomoku>(rung.switches, rung.switches, settings, number, clock, keep);
    sampled.end(game.outcome, samples);
}

std::vector<Sample> samples_of_new_games(const TuneOptions& options) {
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
    return samples;
}

/// One game that was played elsewhere, played again. Throws `UsageError` where it cannot have gone so.
void replay_samples(const ShardGames& played, int number, std::vector<Sample>& samples) {
    const auto place = static_cast<std::size_t>(number);
    Position position = match_start<Gomoku>(MatchSettings{.seed = played.seed}, number);
    SampledGame sampled;
    for (const std::int32_t code : played.codes[place]) {
        const auto action = Gomoku::decode(code);
        if (!action || !is_legal(position, *action))
            throw UsageError{"game " + std::to_string(number) + " cannot be played again: code " +
                             std::to_string(code) + " is not legal where it comes"};
        sampled.see(position);
        play(position, *action, nullptr);
    }
    const MatchGame& game = played.games[place];
    if (!game.illegal && position.outcome != game.outcome)
        throw UsageError{"game " + std::to_string(number) + " ends otherwise when it is played again"};
    sampled.end(game.outcome, samples);
}

std::vector<Sample> samples_of_shards(const ShardGames& played) {
    std::vector<Sample> samples;
    for (int number = 0; number < static_cast<int>(played.games.size()); ++number)
        replay_samples(played, number, samples);
    return samples;
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
    if (options.shard)
        throw UsageError{"games for a fit of Gomoku are played by 'match --shard I/N --codes': --shard is "
                         "for --game tactics"};
    if (!options.save.empty()) require_writable(options.save);
    std::string made_of = "tune --games " + std::to_string(options.games) + " --seed " +
                          std::to_string(options.seed) + " --nodes " + std::to_string(options.nodes);
    std::vector<Sample> samples;
    if (options.from.empty()) {
        samples = samples_of_new_games(options);
    } else {
        const ShardGames played = read_shard_games(options.from);
        made_of = "tune --from " + played.title + ",";
        samples = samples_of_shards(played);
    }
    const Weights weights = fit(samples, weights_by_hand(), options.rounds);
    std::cout << "// Made by forethought " << made_of << " --rounds " << options.rounds << ".\n";
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
