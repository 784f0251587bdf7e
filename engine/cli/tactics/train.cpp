#include "engine/cli/measuring.h"
#include "engine/cli/round_shards.h"
#include "engine/cli/rungs.h"
#include "engine/cli/tactics/lesson_lines.h"
#include "engine/cli/train_options.h"
#include "engine/cli/weights_file.h"
#include "engine/core/match.h"
#include "engine/tactics/own_weights.h"
#include "engine/tactics/tactics.h"
#include "engine/tactics/training/trainer.h"

#include <csignal>
#include <iostream>
#include <sstream>

namespace forethought::cli {

namespace {

using namespace tactics;

/// The rung that the network is added to, and that it is tested against.
constexpr int kBelow = 160;
/// The strongest that looks for no answers to its plans.
constexpr int kPlanner = 140;

struct OwnOptions {
    TrainingPlan plan;
    int rounds = 20;
    /// The file that the network is written to after each round, as the engine reads it.
    std::string weights;
    /// The same as a file for a player of a match.
    std::string save;
};

StopSource g_stop;

void stop_training(int) {
    g_stop.request();
}

template <class Numbers>
void add_line(std::ostream& text, const Numbers& numbers) {
    for (const auto number : numbers) text << number << ",";
    text << "\n";
}

/// The network as engine/tactics/data/network.inc holds it.
std::string text_of(const network::Weights& weights, const TrainOptions& options, const Round& round) {
    std::ostringstream text;
    text << "// Made by forethought train --game tactics --seed " << options.seed << " --rounds "
         << round.number << ": " << round.games << " games.\n";
    text << ".facts = {{\n";
    for (const auto& fact : weights.facts) {
        text << "{";
        for (std::size_t i = 0; i < fact.size(); ++i) text << (i > 0 ? "," : "") << fact[i];
        text << "},\n";
    }
    text << "}},\n.bias = {\n";
    add_line(text, weights.bias);
    text << "},\n.worth = {\n";
    add_line(text, weights.worth);
    text << "},\n.base = " << weights.base << ",\n";
    return text.str();
}

/// Games of the rung with the network against the one without.
MatchResult test(const Trainer& trainer, const TrainOptions& options, const TrainingPlan& plan) {
    // Battles that nothing is learned from: the seeds of the training's are drawn from another number.
    const MatchSettings settings{.games = options.test_games,
                                 .seed = mix(options.seed, 0x74657374),
                                 .limits = {.nodes = plan.play.nodes}};
    SteadyClock clock;
    std::vector<MatchGame> games;
    for (int number = 0; number < settings.games; ++number)
        games.push_back(
            play_match_game<Tactics>(trainer.player(), plan.play.opponent, settings, number, clock));
    return sum_up(games);
}

/// A line of the learning curve.
void log(const std::string& path, const Round& round, const MatchResult& match) {
    std::ostringstream line;
    if (!is_there(path))
        line << "round,games,lessons,processor_seconds,learned,held_out,held_out_without,outcome,"
                "outcome_without,score,low,high\n";
    const Interval score = score_interval(match.tally, match.pairs);
    line << round.number << "," << round.games << "," << round.lessons << ","
         << static_cast<std::int64_t>(round.processor_seconds) << "," << round.learned << ","
         << round.held_out << "," << round.held_out_without << "," << round.outcome << ","
         << round.outcome_without << ",";
    if (match.tally.games() > 0)
        line << match.tally.score() << "," << score.low << "," << score.high;
    else
        line << ",,";
    append_text(path, line.str() + "\n");
}

/// What tells the next round from others.
RoundFacts facts_of(const Trainer& trainer, const TrainOptions& options, const TrainingPlan& plan) {
    const std::string network =
        trainer.rounds() == 0 ? "none yet" : digest_of(network::numbers_of(trainer.weights()));
    return {{"game", options.game},
            {"seed", options.seed},
            {"round", trainer.rounds() + 1},
            {"games", plan.games},
            {"nodes_a_turn", plan.play.nodes},
            {"replies", plan.play.replies},
            {"network", network},
            {"opponent_signature", signature_of<Tactics>(kBelow)},
            {"planner_signature", signature_of<Tactics>(kPlanner)}};
}

/// Plays a part of the next round's games and writes them down.
void play_shard(const Trainer& trainer, const TrainOptions& options, const TrainingPlan& plan) {
    write_round_shard(facts_of(trainer, options, plan), *options.shard, options.threads, "lessons a game",
                      [&](int game) {
                          const std::vector<Lesson> lessons = trainer.play_game(game);
                          return RoundGame{lesson_line(trainer.battle_of(game), lessons),
                                           static_cast<double>(lessons.size())};
                      });
}

/// Learns the next round from games that were played elsewhere.
Round learn_shards(Trainer& trainer, const TrainOptions& options, const TrainingPlan& plan) {
    std::vector<std::vector<Lesson>> games(static_cast<std::size_t>(plan.games));
    RoundShards shards(facts_of(trainer, options, plan), "the next round of " + options.checkpoint);
    for (const std::string& file : options.from)
        shards.add(file, [&](int game, const nlohmann::json& line) {
            games[static_cast<std::size_t>(game)] =
                parse_lessons(line, trainer.battle_of(game), trainer.number_of(game));
        });
    shards.require_whole();
    return trainer.learn_from(games);
}

/// Keeps what a round has taught, wherever it was asked for, and tests it.
void keep(const Trainer& trainer, const Round& round, const TrainOptions& options, const OwnOptions& own,
          const TrainingPlan& plan) {
    value_or_usage_error(trainer.save(options.checkpoint));
    if (!own.weights.empty()) {
        const std::string text = text_of(trainer.weights(), options, round);
        write_text(own.weights, text);
    }
    if (!own.save.empty())
        write_text(own.save, cli::text_of({options.game, std::string(kNetworkKind),
                                           network::numbers_of(trainer.weights())}));
    log(options.curve, round, test(trainer, options, plan));
}

TrainingPlan plan_of(const TrainOptions& options, const OwnOptions& own) {
    TrainingPlan plan = own.plan;
    plan.seed = options.seed;
    plan.games = options.games;
    plan.play.opponent = rung_of<Tactics>(kBelow).switches;
    plan.play.planner = rung_of<Tactics>(kPlanner).switches;
    return plan;
}

void train(const TrainOptions& options, const OwnOptions& own) {
    const TrainingPlan plan = plan_of(options, own);
    if (!own.weights.empty()) require_writable(own.weights);
    if (!own.save.empty()) require_writable(own.save);
    if (!options.resume) require_place_for(options);
    const auto trainer =
        options.resume ? value_or_usage_error(Trainer::resume(options.checkpoint, plan, options.threads))
                       : std::make_unique<Trainer>(plan, options.threads);
    if (options.shard) return play_shard(*trainer, options, plan);
    std::signal(SIGINT, stop_training);
    std::signal(SIGTERM, stop_training);
    if (!options.from.empty()) {
        keep(*trainer, learn_shards(*trainer, options, plan), options, own, plan);
    } else {
        while (trainer->rounds() < own.rounds) {
            const auto round = trainer->play_round(g_stop);
            if (!round) break;
            keep(*trainer, *round, options, own, plan);
        }
    }
    std::cout << trainer->rounds() << " rounds\n";
}

} // namespace

Training add_tactics_training(Command options) {
    const auto own = std::make_shared<OwnOptions>();
    TrainingPlan& plan = own->plan;
    options
        .add_option("--rounds", own->rounds, "rounds, those before --resume included; with --from it is one")
        .check(in_range(1, 1'000'000))
        .show_default();
    options.add_option("--nodes", plan.play.nodes, "nodes a turn").check(in_range(500.0, 1e9)).show_default();
    options.add_option("--replies", plan.play.replies, "tries to answer a state that is learned from")
        .check(in_range(1, 1'000'000))
        .show_default();
    options.add_option("--haste", plan.teaching.haste, "what a turn leaves of the lead in chances")
        .check(in_range(0.5, 1.0))
        .show_default();
    add_file(options, "--weights", own->weights, "a file for the network as the engine reads it");
    add_file(options, "--save", own->save, "a file for the network, as 'match --a-weights' takes it");
    return [own](const TrainOptions& given) { train(given, *own); };
}

} // namespace forethought::cli
