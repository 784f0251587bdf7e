#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/gomoku/commands.h"
#include "engine/cli/gomoku/fit.h"
#include "engine/cli/gomoku/judge.h"
#include "engine/cli/progress.h"
#include "engine/cli/shard_games.h"
#include "engine/cli/weights_file.h"
#include "engine/core/match.h"
#include "engine/gomoku/gomoku.h"

#include <iostream>
#include <optional>

namespace forethought::cli {

namespace {

using namespace gomoku;

/// The strongest rung with weights set by hand, so that a fit does not hang on the one before.
constexpr int kPlayer = 140;

struct FitOptions {
    /// Nodes of the search that judges positions to which searches of the games' positions come; 0: what came
    /// of the games counts. One in so many positions of the games is searched.
    Nodes judge_nodes = 0;
    int one_in = 1;
};

/// Makes samples of games: of their positions and how they ended, but for those that fives and live fours
/// decide; or of the search of one position in so many, what a judge says of some that it comes to.
class Sampler {
  public:
    explicit Sampler(const FitOptions& own) : one_in_(static_cast<std::uint32_t>(own.one_in)) {
        if (own.judge_nodes > 0) judge_.emplace(own.judge_nodes);
    }

    /// A game begins, the `number`-th of those of a seed.
    void begin(std::uint64_t seed, int number) {
        rng_ = Rng(mix(seed, static_cast<std::uint64_t>(number)));
        seen_.clear();
    }

    void see(const Position& position) {
        if (judge_) {
            if (rng_.below(one_in_) != 0) return;
            for (Sample& sample : judge_->search(position, rng_)) samples_.push_back(std::move(sample));
            return;
        }
        board_.set(position);
        if (!is_about_decided(board_))
            seen_.push_back({Sample{features_of(board_), 0}, side_to_move(position)});
    }

    /// It is known how the game ended.
    void end(Outcome outcome) {
        for (auto& [sample, side] : seen_) {
            sample.points = outcome == Outcome::draw ? 0.5 : outcome == win_for(side) ? 1 : 0;
            samples_.push_back(sample);
        }
    }

    const std::vector<Sample>& samples() const { return samples_; }

  private:
    std::uint32_t one_in_;
    std::optional<Judge> judge_;
    Rng rng_{0};
    Board board_{BoardUpdate::tables};
    std::vector<std::pair<Sample, Side>> seen_;
    std::vector<Sample> samples_;
};

/// One game of that rung against itself with eyes a little other on both sides.
void play_samples(const MatchSettings& settings, int number, Sampler& sampler, Clock& clock) {
    const auto rung = find_rung<Switches>(Gomoku::ladder(), kPlayer).value();
    Position position = match_start<Gomoku>(settings, number);
    sampler.begin(settings.seed, number);
    const auto keep = [&](const Action& action) {
        sampler.see(position);
        play(position, action, nullptr);
    };
    const MatchGame game =
        play_match_game<Gomoku>(rung.switches, rung.switches, settings, number, clock, keep);
    sampler.end(game.outcome);
}

void sample_new_games(const TuneOptions& options, Sampler& sampler) {
    const MatchSettings settings{.games = options.games,
                                 .seed = options.seed,
                                 .limits = {.nodes = options.nodes},
                                 .blur_a = Imperfection{kPlayer},
                                 .blur_b = Imperfection{kPlayer}};
    SteadyClock clock;
    Progress progress("games for tuning", settings.games);
    for (int number = 0; number < settings.games; ++number) {
        play_samples(settings, number, sampler, clock);
        progress.add(50);
    }
    progress.finish();
}

/// One game that was played elsewhere, played again. Throws `UsageError` where it cannot have gone so.
void replay_samples(const ShardGames& played, int number, Sampler& sampler) {
    const auto place = static_cast<std::size_t>(number);
    Position position = match_start<Gomoku>(MatchSettings{.seed = played.seed}, number);
    sampler.begin(played.seed, number);
    for (const std::int32_t code : played.codes[place]) {
        const auto action = Gomoku::decode(code);
        if (!action || !is_legal(position, *action))
            throw UsageError{"game " + std::to_string(number) + " cannot be played again: code " +
                             std::to_string(code) + " is not legal where it comes"};
        sampler.see(position);
        play(position, *action, nullptr);
    }
    const MatchGame& game = played.games[place];
    if (!game.illegal && position.outcome != game.outcome)
        throw UsageError{"game " + std::to_string(number) + " ends otherwise when it is played again"};
    sampler.end(game.outcome);
}

void sample_shards(const ShardGames& played, Sampler& sampler) {
    const auto games = static_cast<int>(played.games.size());
    Progress progress("games replayed", games);
    for (int number = 0; number < games; ++number) {
        replay_samples(played, number, sampler);
        progress.add(50);
    }
    progress.finish();
}

/// As a list of C++, so many numbers on a line.
template <std::size_t N>
void print(const std::array<Score, N>& weights) {
    constexpr std::size_t kOnLine = 16;
    std::cout << "{";
    for (std::size_t i = 0; i < N; ++i)
        std::cout << (i == 0 ? "" : i % kOnLine == 0 ? ",\n " : ", ") << weights[i];
    std::cout << "},\n";
}

void tune(const TuneOptions& options, const FitOptions& own) {
    if (options.shard)
        throw UsageError{"games for a fit are played by 'match --shard I/N --codes', not by --shard"};
    if (own.one_in > 1 && own.judge_nodes == 0)
        throw UsageError{"--one-in is for positions that are judged: --judge-nodes"};
    if (!options.save.empty()) require_writable(options.save);
    std::string made_of = "tune --games " + std::to_string(options.games) + " --seed " +
                          std::to_string(options.seed) + " --nodes " + std::to_string(options.nodes);
    Sampler sampler(own);
    if (options.from.empty()) {
        sample_new_games(options, sampler);
    } else {
        made_of = "tune --from";
        for (const ShardGames& played : read_shard_games(Gomoku::kName, options.from)) {
            made_of += " " + played.title + ",";
            sample_shards(played, sampler);
        }
    }
    if (own.judge_nodes > 0)
        made_of +=
            " --judge-nodes " + std::to_string(own.judge_nodes) + " --one-in " + std::to_string(own.one_in);
    const std::vector<Sample>& samples = sampler.samples();
    const Weights weights = fit(samples, weights_by_hand(), options.fit_rounds);
    std::cout << "// Made by forethought " << made_of << " --rounds " << options.fit_rounds << ".\n";
    print(weights.my_patterns);
    print(weights.their_patterns);
    print(weights.my_threats);
    print(weights.their_threats);
    print(weights.my_kinds);
    print(weights.their_kinds);
    print(weights.sets);
    if (!options.save.empty())
        write_text(options.save,
                   text_of({options.game, std::string(kEvaluationKind), gomoku::numbers_of(weights)}));
    if (options.json)
        print_json({{"samples", samples.size()},
                    {"loss_by_hand", loss_of(samples, weights_by_hand())},
                    {"loss_fitted", loss_of(samples, weights)}});
}

} // namespace

Tuning add_gomoku_tuning(Command options) {
    const auto own = std::make_shared<FitOptions>();
    options
        .add_option("--judge-nodes", own->judge_nodes,
                    "nodes of a search of rung 160 that says what positions are worth that searches of rung "
                    "150 come to in the games, which counts instead of how these ended")
        .check(in_range(1.0, 1e12));
    options.add_option("--one-in", own->one_in, "of the games' positions one in so many is searched for it")
        .check(in_range(1, 1'000'000))
        .show_default();
    return [own](const TuneOptions& given) { tune(given, *own); };
}

} // namespace forethought::cli
