#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/json_file.h"
#include "engine/cli/origin.h"
#include "engine/cli/rungs.h"
#include "engine/cli/xiangqi/commands.h"
#include "engine/cli/xiangqi/deadline.h"
#include "engine/xiangqi/notation/iccs.h"

#include <cmath>
#include <cstdio>
#include <memory>
#include <numeric>

namespace forethought::cli {

namespace {

using namespace xiangqi;

/// The program of the source.
constexpr int kFixed = 30;

/// The same with the remedy.
XiangqiRung with_deadline(XiangqiRung rung) {
    rung.switches.depth = 99;
    rung.switches.deepens = true;
    return rung;
}

struct DeadlineOptions {
    /// The strongest that can be had with so little.
    int strong = 130;
    int sampler = 100;
    Nodes sampler_nodes = 20'000;
    Nodes most = 2'000'000;
    int moments = 12;
    int apart = 5;
    /// Within how many seconds the program with the remedy answers.
    double seconds = 2;
    /// Devices, by how many seconds a search of the fixed depth takes on them on average.
    std::vector<double> devices{80, 40, 20, 10, 5, 2, 1, 0.2};
    int games = 100;
    std::uint64_t seed = 1;
    /// The file that keeps it; empty to keep nothing.
    std::string save;
    bool json = false;
};

double rounded(double value) {
    return std::round(value * 1000) / 1000;
}

nlohmann::json to_json(const FinishedDepth& finished) {
    return {{"depth", finished.depth}, {"nodes", finished.nodes}, {"best", format_iccs(finished.best)}};
}

nlohmann::json to_json(const Moment& moment) {
    std::string moves;
    for (const Action action : moment.moves) moves += (moves.empty() ? "" : " ") + format_iccs(action);
    nlohmann::json deepening = nlohmann::json::array();
    for (const FinishedDepth& finished : moment.deepening) deepening.push_back(to_json(finished));
    return {{"moves", moves}, {"fixed", to_json(moment.fixed)}, {"deepening", deepening}};
}

Nodes mean_nodes(const std::vector<Moment>& moments) {
    const Nodes all = std::accumulate(moments.begin(), moments.end(), Nodes{0},
                                      [](Nodes sum, const Moment& one) { return sum + one.fixed.nodes; });
    return all / static_cast<Nodes>(moments.size());
}

/// Who plays against the program of the source on each device.
struct Players {
    XiangqiRung fixed;
    /// The same with the remedy, and what the ladder has made of it.
    XiangqiRung deepening;
    XiangqiRung strong;
};

/// What a player comes to within the time-out on a device that searches so many nodes in that time.
nlohmann::json measure_player(const DeadlineOptions& options, const XiangqiRung& player,
                              const XiangqiRung& fixed, Nodes nodes) {
    const MatchResult match = play_against_fixed(player, fixed, nodes, options.games, options.seed);
    const Interval interval = score_interval(match.wdl, match.pairs);
    return {{"games", match.wdl.games()},
            {"score", rounded(match.wdl.score())},
            {"score95", {rounded(interval.low), rounded(interval.high)}}};
}

/// The same for a device that takes `fixed_seconds` for `mean` nodes.
nlohmann::json measure_device(const DeadlineOptions& options, const Players& players, double fixed_seconds,
                              Nodes mean) {
    const double speed = static_cast<double>(mean) / fixed_seconds;
    const auto nodes = std::max<Nodes>(1, static_cast<Nodes>(speed * options.seconds));
    return {{"speed", std::llround(speed)},
            {"nodes", nodes},
            {"deepening", measure_player(options, players.deepening, players.fixed, nodes)},
            {"strong", measure_player(options, players.strong, players.fixed, nodes)}};
}

void print_head(const Players& players, const std::vector<Moment>& moments) {
    std::printf("depth %d: %llu nodes on average of %zu positions\n%14s %12s %12s %14s %14s\n",
                moments.front().fixed.depth, static_cast<unsigned long long>(mean_nodes(moments)),
                moments.size(), "nodes a second", "depth fixed", "time-out", "score of that",
                std::string(players.strong.name).c_str());
}

void print_device(const nlohmann::json& device, double fixed_seconds, double seconds) {
    std::printf("%14lld %10.1f s %10.1f s %12.1f %% %12.1f %%\n", device["speed"].get<long long>(),
                fixed_seconds, seconds, 100 * device["deepening"]["score"].get<double>(),
                100 * device["strong"]["score"].get<double>());
    std::fflush(stdout);
}

nlohmann::json measure(const DeadlineOptions& options) {
    const Players players{.fixed = rung_of<Xiangqi>(kFixed),
                          .deepening = with_deadline(rung_of<Xiangqi>(kFixed)),
                          .strong = rung_of<Xiangqi>(options.strong)};
    const auto moments = find_moments({.fixed = players.fixed,
                                       .deepening = players.deepening,
                                       .sampler = rung_of<Xiangqi>(options.sampler),
                                       .sampler_nodes = options.sampler_nodes,
                                       .most = options.most,
                                       .moments = options.moments,
                                       .apart = options.apart,
                                       .seed = options.seed});
    if (!options.json) print_head(players, moments);
    nlohmann::json shown = nlohmann::json::array();
    for (const Moment& moment : moments) shown.push_back(to_json(moment));
    nlohmann::json devices = nlohmann::json::array();
    for (const double fixed_seconds : options.devices) {
        devices.push_back(measure_device(options, players, fixed_seconds, mean_nodes(moments)));
        if (!options.json) print_device(devices.back(), fixed_seconds, options.seconds);
    }
    return {{"game", Xiangqi::kName},     {"fixed", kFixed},      {"strong", players.strong.number},
            {"seconds", options.seconds}, {"seed", options.seed}, {"moments", shown},
            {"devices", devices}};
}

void run_deadline(const DeadlineOptions& options) {
    if (!options.save.empty()) require_writable(options.save);
    for (const double device : options.devices)
        if (!(device > 0)) throw UsageError{"--devices: a search takes more than 0 seconds"};
    nlohmann::json measured = measure(options);
    if (options.json) print_json(measured);
    if (options.save.empty()) return;
    measured.update({{"commit", commit_of_build()}, {"date", today()}});
    write_with_lists(options.save, measured);
}

} // namespace

void add_deadline(Command program) {
    const Command command = program.add_command(
        "deadline",
        "Xiangqi: how long a fixed depth takes on slow devices, and what a time-out at every node keeps");
    const auto options = std::make_shared<DeadlineOptions>();
    add_json(command, options->json);
    command.add_option("--strong", options->strong, "the rung that shows what the ladder has made of it")
        .show_default();
    command.add_option("--sampler", options->sampler, "the rung that plays the game of the positions")
        .show_default();
    command.add_option("--sampler-nodes", options->sampler_nodes, "nodes of its moves")
        .check(in_range(1.0, 1e12))
        .show_default();
    command.add_option("--nodes", options->most, "nodes at most in which a position is deepened")
        .check(in_range(1.0, 1e12))
        .show_default();
    command.add_option("--positions", options->moments, "positions of the game")
        .check(in_range(1, 100))
        .show_default();
    command.add_option("--apart", options->apart, "plies from one to the next")
        .check(in_range(1, 100))
        .show_default();
    command.add_option("--seconds", options->seconds, "the time-out")
        .check(in_range(0.001, 1e6))
        .show_default();
    command
        .add_list("--devices", options->devices,
                  "devices, by the seconds that the fixed depth takes on average")
        .show_default();
    add_even_number(command, "--games", options->games, 100'000, "games of each device").show_default();
    add_seed(command, options->seed, "seed of the players");
    add_file(command, "--save", options->save, "file that keeps positions and figures");
    command.callback([options] { run_deadline(*options); });
}

} // namespace forethought::cli
