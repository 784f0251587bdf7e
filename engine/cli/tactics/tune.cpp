#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/rungs.h"
#include "engine/cli/tactics/spsa.h"
#include "engine/cli/tune_options.h"
#include "engine/cli/weights_file.h"
#include "engine/core/match.h"
#include "engine/tactics/tactics.h"

#include <algorithm>
#include <csignal>
#include <iostream>
#include <sstream>

namespace forethought::cli {

namespace {

using namespace tactics;

/// The rung whose weights are fitted, and the games of a round.
constexpr int kPlayer = 150;
constexpr int kGames = 16;

StopSource g_stop;

void stop_tuning(int) {
    g_stop.request();
}

/// What a checkpoint has to agree on with the run that goes on from it.
nlohmann::json facts_of(const TuneOptions& options) {
    return {
        {"seed", options.seed}, {"nodes", options.nodes}, {"begun_with", Spsa::vector_of(kFittedWeights)}};
}

void save(const TuneOptions& options, const Spsa& spsa) {
    nlohmann::json checkpoint = facts_of(options);
    checkpoint["rounds"] = spsa.rounds();
    checkpoint["weights"] = spsa.vector();
    const std::string text = checkpoint.dump(1) + "\n";
    write_text(options.checkpoint, text);
}

void load(const TuneOptions& options, Spsa& spsa) {
    const auto checkpoint = nlohmann::json::parse(read_text(options.checkpoint), nullptr, false);
    const UsageError damaged{options.checkpoint + " is not a checkpoint of this tuning"};
    if (!checkpoint.is_object()) throw damaged;
    const nlohmann::json facts = facts_of(options);
    for (const auto& [name, value] : facts.items())
        if (!checkpoint.contains(name) || checkpoint[name] != value)
            throw UsageError{options.checkpoint + " was begun with another " + name};
    try {
        spsa.go_on(checkpoint.at("rounds").get<int>(), checkpoint.at("weights").get<Spsa::Vector>());
    } catch (const nlohmann::json::exception&) {
        throw damaged;
    }
}

/// A line of the log: the round, its score, the weights after it.
void log(const TuneOptions& options, const Spsa& spsa, double score) {
    const std::string path = options.checkpoint + ".csv";
    std::ostringstream line;
    if (!is_there(path)) {
        line << "round,score";
        for (const NamedWeight& named : kNamedWeights) line << "," << named.name;
        line << "\n";
    }
    line << spsa.rounds() << "," << score;
    for (const double weight : spsa.vector()) line << "," << weight;
    append_text(path, line.str() + "\n");
}

double score_of(const Weights& a, const Weights& b, MatchSettings settings, int round) {
    // Every round has maps of its own.
    settings.seed = mix(settings.seed, static_cast<std::uint64_t>(round));
    Switches switches_a = rung_of<Tactics>(kPlayer).switches;
    Switches switches_b = switches_a;
    switches_a.weights = a;
    switches_b.weights = b;
    SteadyClock clock;
    int halves = 0;
    for (int number = 0; number < settings.games; ++number)
        halves += half_points(play_match_game<Tactics>(switches_a, switches_b, settings, number, clock));
    return halves / 2.0 / settings.games;
}

void print(const Weights& weights) {
    for (const NamedWeight& named : kNamedWeights)
        std::cout << "." << named.name << " = " << weights.*named.weight << ",\n";
}

} // namespace

void tune_tactics(const TuneOptions& options) {
    if (!options.from.empty())
        throw UsageError{"the battle is tuned by matches while they are played: --from is for --game gomoku"};
    if (options.checkpoint.empty()) throw UsageError{"matches take long: name a --checkpoint"};
    if (!options.resume && is_there(options.checkpoint))
        throw UsageError{options.checkpoint + " is there already: --resume goes on with it"};
    std::signal(SIGINT, stop_tuning);
    std::signal(SIGTERM, stop_tuning);
    require_writable(options.checkpoint);
    if (!options.save.empty()) require_writable(options.save);
    const MatchSettings settings{.games = kGames, .seed = options.seed, .limits = {.nodes = options.nodes}};
    Spsa spsa(kFittedWeights, options.seed);
    if (options.resume) load(options, spsa);
    while (spsa.rounds() * kGames < options.games && !g_stop.requested()) {
        const double score = spsa.step(
            [&](const Weights& a, const Weights& b, int round) { return score_of(a, b, settings, round); });
        log(options, spsa, score);
        save(options, spsa);
    }
    std::cout << "// Made by forethought tune --game tactics --games " << spsa.rounds() * kGames << " --seed "
              << options.seed << " --nodes " << options.nodes << ".\n";
    print(spsa.weights());
    if (!options.save.empty())
        write_text(options.save, text_of({options.game, std::string(kEvaluationKind),
                                          tactics::numbers_of(spsa.weights())}));
    if (options.json) print_json({{"rounds", spsa.rounds()}, {"weights", spsa.vector()}});
}

} // namespace forethought::cli
