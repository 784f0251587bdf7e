#pragma once

#include "engine/cli/interruption.h"
#include "engine/cli/measuring.h"
#include "engine/cli/round_shards.h"
#include "engine/cli/train_options.h"
#include "engine/cli/weights_file.h"
#include "engine/core/match.h"
#include "engine/core/own_weights.h"

#include <cstdint>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

/// A training in rounds, whatever the game: games are played, here or in shards, and a network is made out of
/// them.
namespace forethought::cli {

/// What a game brings to its training, as a type with static functions.
///
/// - `Plays`: the game; `Trainer`, `Plan`, `Round`: of its training; `Played`: what a game of it leaves to
/// learn.
/// - `kNetwork`: the kind of weights that a network is; `kUnit`: what there is to learn is counted in.
/// - `size(played)`, `learned(round)`: of what there is to learn from a game, and from all.
/// - `facts(trainer, plan)`: what tells the next round from others, beside what all games have.
/// - `line(trainer, game, played)`, `parse(trainer, game, line)`: what was played, as a shard has it; the
/// latter
///   throws `UsageError` for what cannot have been played.
/// - `numbers(trainer)`: the network as numbers; `text(trainer, options, round)`: as the engine reads it.
/// - `below(plan)`: the switches of the rung that it is tested against.
/// - `kCurve`, `curve(round)`: what a line of the learning curve has between processor time and the test.
template <class T>
class RoundTraining {
  public:
    using Trainer = typename T::Trainer;
    using Plan = typename T::Plan;
    using Round = typename T::Round;

    RoundTraining(const TrainOptions& options, const Plan& plan) : options_(options), plan_(plan) {
        const RoundOptions& own = options_.of_rounds;
        plan_.seed = options.seed;
        plan_.games = options.games;
        plan_.play.nodes = own.nodes.value_or(plan_.play.nodes);
        plan_.passes = own.passes.value_or(plan_.passes);
        plan_.teaching.experience = own.experience.value_or(plan_.teaching.experience);
        if (!own.weights.empty()) require_writable(own.weights);
        if (!own.save.empty()) require_writable(own.save);
        if (!options_.resume) require_place_for(options_);
        trainer_ = options_.resume
                       ? value_or_usage_error(Trainer::resume(options_.checkpoint, plan_, options_.threads))
                       : std::make_unique<Trainer>(plan_, options_.threads);
    }

    void run() {
        if (options_.shard) return play_shard();
        end_in_order_when_interrupted();
        if (!options_.from.empty()) {
            keep(learn_shards());
        } else {
            while (trainer_->rounds() < options_.of_rounds.rounds) {
                const auto round = trainer_->play_round(interruption());
                if (!round) break;
                keep(*round);
            }
        }
        std::cout << trainer_->rounds() << " rounds\n";
    }

  private:
    /// What tells the next round from others.
    RoundFacts facts() const {
        RoundFacts facts = T::facts(*trainer_, plan_);
        facts.update({{"game", options_.game},
                      {"seed", options_.seed},
                      {"round", trainer_->rounds() + 1},
                      {"games", plan_.games},
                      {"nodes_a_turn", plan_.play.nodes},
                      {"network", trainer_->rounds() == 0 ? "none yet" : digest_of(T::numbers(*trainer_))}});
        return facts;
    }

    /// Plays a part of the next round's games and writes them down.
    void play_shard() const {
        write_round_shard(facts(), *options_.shard, options_.threads, T::kUnit, [&](int game) {
            const auto played = trainer_->play_game(game);
            return RoundGame{T::line(*trainer_, game, played), static_cast<double>(T::size(played))};
        });
    }

    /// Learns the next round from games that were played elsewhere.
    Round learn_shards() {
        std::vector<typename T::Played> games(static_cast<std::size_t>(plan_.games));
        RoundShards shards(facts(), "the next round of " + options_.checkpoint);
        for (const std::string& file : options_.from)
            shards.add(file, [&](int game, const nlohmann::json& line) {
                games[static_cast<std::size_t>(game)] = T::parse(*trainer_, game, line);
            });
        shards.require_whole();
        return trainer_->learn_from(games);
    }

    /// Keeps what a round has taught, wherever it was asked for, and tests it. The checkpoint comes last: who
    /// goes on from it finds all the rest as it has to be.
    void keep(const Round& round) const {
        const RoundOptions& own = options_.of_rounds;
        if (!own.weights.empty()) write_text(own.weights, T::text(*trainer_, options_, round));
        if (!own.save.empty())
            write_text(own.save, text_of({options_.game, std::string(T::kNetwork), T::numbers(*trainer_)}));
        log(round, test());
        value_or_usage_error(trainer_->save(options_.checkpoint));
    }

    /// Games with the network against the rung below, from starts that nothing is learned from: those of the
    /// training are drawn from another number.
    MatchResult test() const {
        const MatchSettings settings{.games = options_.test_games,
                                     .seed = mix(options_.seed, 0x74657374),
                                     .limits = {.nodes = plan_.play.nodes}};
        SteadyClock clock;
        std::vector<MatchGame> games;
        for (int number = 0; number < settings.games; ++number)
            games.push_back(play_match_game<typename T::Plays>(trainer_->player(), T::below(plan_), settings,
                                                               number, clock));
        return sum_up(games);
    }

    /// A line of the learning curve.
    void log(const Round& round, const MatchResult& match) const {
        const std::string head =
            std::string("round,games,") + T::kUnit + ",processor_seconds," + T::kCurve + ",score,low,high";
        const std::string key = std::to_string(round.number) + ",";
        std::ostringstream row;
        const Interval score = score_interval(match.wdl, match.pairs);
        row << key << round.games << "," << T::learned(round) << ","
            << static_cast<std::int64_t>(round.processor_seconds);
        for (const double figure : T::curve(round)) row << "," << figure;
        if (match.wdl.games() > 0)
            row << "," << match.wdl.score() << "," << score.low << "," << score.high;
        else
            row << ",,,";
        write_row(options_.curve, head, key, row.str());
    }

    TrainOptions options_;
    Plan plan_;
    std::unique_ptr<Trainer> trainer_;
};

} // namespace forethought::cli
