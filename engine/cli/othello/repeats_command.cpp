#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/json_file.h"
#include "engine/cli/origin.h"
#include "engine/cli/othello/commands.h"
#include "engine/cli/othello/repeats.h"
#include "engine/cli/rungs.h"
#include "engine/othello/notation.h"

#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace othello;

struct RepeatsOptions {
    /// Rungs with a static evaluation.
    std::vector<int> rungs{20, 40};
    int finder = 60;
    Nodes nodes = 3000;
    int lines = 40;
    int games = 10;
    int cost_games = 200;
    std::uint64_t seed = 1;
    /// The file that keeps it; empty to keep nothing.
    std::string save;
    bool json = false;
};

struct NamedRemedies {
    const char* name;
    Remedies remedies;
};

constexpr NamedRemedies kRemedies[] = {
    {"none", {}},
    {"several evaluations", {.evaluations = true}},
    {"jitter", {.jitter = true}},
    {"second-best moves", {.second_best = true}},
    {"all three", {.evaluations = true, .jitter = true, .second_best = true}},
    {"memory", {.memory = true}},
    {"all three and memory", {.evaluations = true, .jitter = true, .second_best = true, .memory = true}},
    {"blur", {.blur = true}},
    {"blur and memory", {.blur = true, .memory = true}},
};

double rounded(double value) {
    return std::round(value * 1000) / 1000;
}

nlohmann::json to_json(int rung, const WinningLine& line) {
    return {{"rung", rung},
            {"winner", line.winner == Side::first ? "black" : "white"},
            {"tries", line.tries},
            {"moves", format_moves(line.game)}};
}

nlohmann::json to_json(int rung, const NamedRemedies& named, const Repeats& repeats, const Cost& cost) {
    const Interval interval = score_interval(cost.games, cost.pairs);
    return {{"rung", rung},
            {"remedy", named.name},
            {"games", repeats.games},
            {"same", repeats.same},
            {"blind", repeats.blind},
            {"score", rounded(cost.games.score())},
            {"score95", {rounded(interval.low), rounded(interval.high)}},
            {"score_games", cost.games.games()}};
}

void print_row(const nlohmann::json& row) {
    const auto in_ten = [&](const char* field) {
        return 10 * row[field].get<double>() / row["games"].get<double>();
    };
    std::printf("%-22s %12.1f %12.1f %12.1f %%\n", row["remedy"].get<std::string>().c_str(), in_ten("same"),
                in_ten("blind"), 100 * row["score"].get<double>());
    std::fflush(stdout);
}

/// What was found and measured, as it is kept.
nlohmann::json measure(const RepeatsOptions& options) {
    nlohmann::json lines = nlohmann::json::array();
    nlohmann::json remedies = nlohmann::json::array();
    for (const int number : options.rungs) {
        const auto rung = rung_of<Othello>(number);
        if (!plays_statically(rung.switches))
            throw UsageError{"--rungs: rung " + std::to_string(rung.number) +
                             " does not play by a static evaluation of so many plies"};
        const RepeatSettings settings{.rung = rung,
                                      .finder = ready_rung<Othello>(options.finder),
                                      .finder_nodes = options.nodes,
                                      .lines = options.lines,
                                      .games = options.games,
                                      .cost_games = options.cost_games,
                                      .seed = options.seed};
        const auto found = find_lines(settings);
        for (const auto& line : found) lines.push_back(to_json(rung.number, line));
        if (!options.json)
            std::printf("%-22s %12s %12s %12s\n",
                        (std::to_string(rung.number) + " " + std::string(rung.name)).c_str(), "same, of 10",
                        "blind, of 10", "itself");
        for (const auto& named : kRemedies) {
            remedies.push_back(to_json(rung.number, named, repeat_lines(settings, named.remedies, found),
                                       cost_of(settings, named.remedies)));
            if (!options.json) print_row(remedies.back());
        }
    }
    return {{"game", Othello::kName},
            {"finder", rung_of<Othello>(options.finder).number},
            {"finder_nodes", options.nodes},
            {"seed", options.seed},
            {"lines", lines},
            {"remedies", remedies}};
}

void run_repeats(const RepeatsOptions& options) {
    if (!options.save.empty()) require_writable(options.save);
    nlohmann::json measured = measure(options);
    if (options.json) print_json(measured);
    if (options.save.empty()) return;
    measured.update({{"commit", commit_of_build()}, {"date", today()}});
    write_with_lists(options.save, measured);
}

} // namespace

void add_repeats(Command program) {
    const Command command = program.add_command(
        "repeats",
        "Othello: how often a line wins again that has beaten a static evaluation, with and without "
        "remedies");
    const auto options = std::make_shared<RepeatsOptions>();
    add_json(command, options->json);
    command.add_list("--rungs", options->rungs, "rungs with a static evaluation, of so many plies")
        .show_default();
    command.add_option("--finder", options->finder, "the rung that looks for lines that win").show_default();
    command.add_option("--nodes", options->nodes, "nodes of its turns")
        .check(in_range(1.0, 1e12))
        .show_default();
    command.add_option("--lines", options->lines, "lines for each rung")
        .check(in_range(1, 1000))
        .show_default();
    command.add_option("--games", options->games, "how often each is played again")
        .check(in_range(1, 1000))
        .show_default();
    add_even_number(command, "--score-games", options->cost_games, 100'000,
                    "games of each remedy against the evaluation without")
        .show_default();
    add_seed(command, options->seed, "seed of the players");
    add_file(command, "--save", options->save, "file that keeps lines and figures");
    command.callback([options] { run_repeats(*options); });
}

} // namespace forethought::cli
