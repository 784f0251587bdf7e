#include "engine/cli/command.h"
#include "engine/cli/fields.h"
#include "engine/cli/files.h"
#include "engine/cli/interruption.h"
#include "engine/cli/json_text.h"
#include "engine/cli/merged_shards.h"
#include "engine/cli/rungs.h"
#include "engine/cli/shard_writer.h"
#include "engine/cli/tactics/commands.h"
#include "engine/cli/tactics/spsa.h"
#include "engine/cli/weights_file.h"
#include "engine/core/match.h"
#include "engine/tactics/tactics.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <span>
#include <sstream>
#include <utility>
#include <vector>

namespace forethought::cli {

namespace {

using namespace tactics;

/// The rung whose weights are fitted.
constexpr int kPlayer = 150;

/// Far beyond what any tuning comes to.
constexpr int kMostRounds = 1'000'000;
constexpr double kMostWeight = 1e6;

/// What a checkpoint has to agree on with the run that goes on from it.
nlohmann::json facts_of(const TuneOptions& options) {
    return {{"seed", options.seed},
            {"nodes", options.nodes},
            {"round_games", options.of_rounds.games},
            {"begun_with", Spsa::vector_of(kFittedWeights)}};
}

void save(const TuneOptions& options, const Spsa& spsa) {
    nlohmann::json checkpoint = facts_of(options);
    checkpoint["rounds"] = spsa.rounds();
    checkpoint["weights"] = spsa.vector();
    const std::string text = checkpoint.dump(1) + "\n";
    write_text(options.of_rounds.checkpoint, text);
}

constexpr Kind kRounds{"a whole number from 0", [](const nlohmann::json& value) {
                           return value.is_number_unsigned() && value <= kMostRounds;
                       }};
constexpr Kind kVector{"the weights", [](const nlohmann::json& value) {
                           return value.is_array() && value.size() == Spsa::kWeights &&
                                  std::all_of(value.begin(), value.end(), [](const nlohmann::json& weight) {
                                      return weight.is_number() &&
                                             std::abs(weight.get<double>()) <= kMostWeight;
                                  });
                       }};
constexpr Field kCheckpointFields[] = {{"rounds", kRounds}, {"weights", kVector}};

void load(const TuneOptions& options, Spsa& spsa) {
    const std::string title = title_of(options.of_rounds.checkpoint);
    const UsageError damaged{title + " is not a checkpoint of this tuning"};
    const nlohmann::json checkpoint = [&] {
        try {
            return read_json(read_text(options.of_rounds.checkpoint));
        } catch (const JsonMistake& mistake) {
            throw UsageError{damaged.what + ", by line " + std::to_string(mistake.line) +
                             (mistake.what.empty() ? "" : ": " + mistake.what)};
        }
    }();
    if (!checkpoint.is_object()) throw damaged;
    const nlohmann::json facts = facts_of(options);
    for (const auto& [name, value] : facts.items())
        if (!checkpoint.contains(name) || checkpoint[name] != value)
            throw UsageError{title + " was begun with another " + name};
    if (!check_fields(checkpoint, kCheckpointFields)) throw damaged;
    spsa.go_on(checkpoint["rounds"], checkpoint["weights"]);
}

/// A line of the log: the round, its score, the weights after it.
void log(const TuneOptions& options, const Spsa& spsa, double score) {
    std::string head = "round,score";
    for (const NamedWeight& named : kNamedWeights) head += "," + std::string(named.name);
    const std::string key = std::to_string(spsa.rounds()) + ",";
    std::ostringstream row;
    row << key << score;
    for (const double weight : spsa.vector()) row << "," << weight;
    write_row(options.of_rounds.checkpoint + ".csv", head, key, row.str());
}

/// The match of a round: between the weights moved one way, and the other way.
struct RoundMatch {
    RoundMatch(const TuneOptions& options, const Spsa& spsa)
        : trial(spsa.trial()),
          a(rung_of<Tactics>(kPlayer)),
          b(a),
          settings{.games = options.of_rounds.games,
                   // Every round has maps of its own.
                   .seed = mix(options.seed, static_cast<std::uint64_t>(spsa.rounds())),
                   .limits = {.nodes = options.nodes}} {
        a.switches.weights = trial.up;
        b.switches.weights = trial.down;
    }

    /// What tells it from other matches.
    nlohmann::json facts() const {
        nlohmann::json facts = cli::facts_of(std::string(Tactics::kName), kPlayer, kPlayer, settings);
        facts["a_weights"] = digest_of(tactics::numbers_of(trial.up));
        facts["b_weights"] = digest_of(tactics::numbers_of(trial.down));
        return facts;
    }

    Spsa::Trial trial;
    Rung<Switches> a;
    Rung<Switches> b;
    MatchSettings settings;
};

double score_of(std::span<const MatchGame> games) {
    int halves = 0;
    for (const MatchGame& game : games) halves += half_points(game);
    return halves / 2.0 / static_cast<double>(games.size());
}

double play(const RoundMatch& match) {
    SteadyClock clock;
    std::vector<MatchGame> games;
    for (int number = 0; number < match.settings.games; ++number)
        games.push_back(
            play_match_game<Tactics>(match.a.switches, match.b.switches, match.settings, number, clock));
    return score_of(games);
}

/// The same from shards of the match.
double add_up(const RoundMatch& match, const TuneOptions& options) {
    nlohmann::json facts = match.facts();
    facts["a_signature"] = facts["b_signature"] = signature_of<Tactics>(kPlayer);
    MergedShards shards;
    shards.expect(std::move(facts), "the next round of " + options.of_rounds.checkpoint);
    for (const std::string& file : options.from) shards.add(file);
    if (shards.matches().empty()) throw UsageError{"there is no shard in what was given"};
    if (shards.missing() > 0) throw UsageError{shards.gap() + ": play these first"};
    return score_of(shards.matches().front().played());
}

void print(const Weights& weights) {
    for (const NamedWeight& named : kNamedWeights)
        std::cout << "." << named.name << " = " << weights.*named.weight << ",\n";
}

/// One round more, whose score is kept with what it has taught.
void learn(const TuneOptions& options, Spsa& spsa, const Spsa::Trial& trial, double score) {
    spsa.learn(trial, score);
    log(options, spsa, score);
    save(options, spsa);
}

void report(const TuneOptions& options, const Spsa& spsa) {
    std::cout << "// Made by forethought tune --game tactics --games "
              << spsa.rounds() * options.of_rounds.games << " --seed " << options.seed << " --nodes "
              << options.nodes << ".\n";
    print(spsa.weights());
    if (!options.save.empty())
        write_text(options.save, text_of({options.game, std::string(kEvaluationKind),
                                          tactics::numbers_of(spsa.weights())}));
    if (options.json) print_json({{"rounds", spsa.rounds()}, {"weights", spsa.vector()}});
}

void tune(const TuneOptions& options) {
    if (options.of_rounds.checkpoint.empty()) throw UsageError{"matches take long: name a --checkpoint"};
    if (!options.of_rounds.resume && is_there(options.of_rounds.checkpoint))
        throw UsageError{options.of_rounds.checkpoint + " is there already: --resume goes on with it"};
    // What only plays a part of a round reads the checkpoint, as others may do.
    std::optional<Hold> held;
    if (!options.shard) {
        require_writable(options.of_rounds.checkpoint);
        held.emplace(hold(options.of_rounds.checkpoint, "a tuning"));
    }
    Spsa spsa(kFittedWeights, options.seed);
    if (options.of_rounds.resume) load(options, spsa);
    if (options.shard) {
        const RoundMatch match(options, spsa);
        write_shard<Tactics>(match.a, match.b, match.settings, *options.shard, 1, match.facts());
        return;
    }
    end_in_order_when_interrupted();
    if (!options.save.empty()) require_writable(options.save);
    if (!options.from.empty()) {
        const RoundMatch match(options, spsa);
        learn(options, spsa, match.trial, add_up(match, options));
    } else {
        while (spsa.rounds() * options.of_rounds.games < options.games && !interruption().requested()) {
            const RoundMatch match(options, spsa);
            learn(options, spsa, match.trial, play(match));
        }
    }
    report(options, spsa);
}

} // namespace

Tuning add_tactics_tuning(Command) {
    return tune;
}

} // namespace forethought::cli
