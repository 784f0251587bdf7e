#include "engine/cli/command.h"
#include "engine/cli/measurement.h"
#include "engine/cli/othello/commands.h"
#include "engine/cli/rungs.h"
#include "engine/cli/turn.h"
#include "engine/core/by_lot.h"
#include "engine/othello/othello.h"
#include "engine/othello/params.h"
#include "engine/othello/patterns/installed_weights.h"
#include "engine/othello/rules.h"
#include "engine/othello/training/probe_deviations.h"

#include <cstdio>
#include <memory>

namespace forethought::cli {

namespace {

using namespace othello;

struct DeviationsOptions {
    int boards = 720;
    int deepest = 8;
    std::uint64_t seed = 1;
    Nodes nodes = 300;
    bool json = false;
};

/// The rung that plays the games, a move of which is by lot so often, that they take many ways.
constexpr int kPlayer = 110;
constexpr std::uint32_t kOneByLot = 8;
/// One board is taken out of so many moves, and none with so few empty cells: the endgame has those.
constexpr std::uint32_t kOneInMoves = 12;
constexpr int kFewestEmpties = 14;

/// Boards of one game, searched.
void search_game(const DeviationsOptions& options, const Rung<Switches>& player, std::uint64_t number,
                 std::vector<SearchedBoard>& searched) {
    Rng rng(mix(options.seed, number));
    Position position = Othello::start(rng.next() & 0xffffffffu);
    while (position.outcome == Outcome::playing && position.board.empties() >= kFewestEmpties) {
        // One move alone is not searched.
        const bool has_choice = count(moves_of(position.board)) > 1;
        if (has_choice && rng.chance(1, kOneInMoves))
            searched.push_back(search_to_depths(position.board, options.deepest, *installed_weights()));
        const auto action =
            rng.chance(1, kOneByLot)
                ? action_by_lot<Othello>(position, rng)
                : play_turn<Othello>(player, position, options.nodes, rng.next()).actions.front();
        play(position, action, nullptr);
    }
}

nlohmann::json to_json(const PairOfDepths& pair) {
    return {{"depth", pair.depth},
            {"shallow", pair.shallow},
            {"boards", pair.boards},
            {"mean", rounded(pair.mean)},
            {"deviation", rounded(pair.deviation)},
            {"modelled", rounded(pair.modelled)}};
}

void print(const std::vector<PairOfDepths>& pairs, const DeviationFit& fit) {
    std::printf("%6s %8s %8s %8s %10s %10s\n", "depth", "shallow", "boards", "mean", "deviation", "modelled");
    for (const PairOfDepths& pair : pairs)
        std::printf("%6d %8d %8zu %8.0f %10.0f %10.0f\n", pair.depth, pair.shallow, pair.boards, pair.mean,
                    pair.deviation, pair.modelled);
    std::printf("fitted: %.0f and %.0f for each ten discs; params.h has %d and %d\n", fit.deviation,
                fit.growth, params::kDeviation, params::kDeviationGrowth);
}

void run_deviations(const DeviationsOptions& options) {
    const auto player = ready_rung<Othello>(kPlayer);
    std::vector<SearchedBoard> searched;
    const auto wanted = static_cast<std::size_t>(options.boards);
    for (std::uint64_t number = 0; searched.size() < wanted; ++number)
        search_game(options, player, number, searched);
    searched.resize(wanted);
    const auto pairs = pairs_of_depths(searched);
    const auto fit = fit_deviation(searched);
    if (!options.json) return print(pairs, fit);
    nlohmann::json rows = nlohmann::json::array();
    for (const PairOfDepths& pair : pairs) rows.push_back(to_json(pair));
    print_json({{"seed", options.seed},
                {"pairs", rows},
                {"deviation", rounded(fit.deviation)},
                {"growth", rounded(fit.growth)}});
}

} // namespace

void add_deviations(Command program) {
    const Command command = program.add_command(
        "deviations", "Othello: by how much deep searches say something else than shallow ones, for ProbCut");
    const auto options = std::make_shared<DeviationsOptions>();
    command.add_option("--boards", options->boards, "boards of games that are searched")
        .check(in_range(2, 1'000'000))
        .show_default();
    command.add_option("--deepest", options->deepest, "plies of the deepest search")
        .check(in_range(params::kFewestProbedPlies, 20))
        .show_default();
    add_seed(command, options->seed, "seed of the games");
    command.add_option("--nodes", options->nodes, "nodes of a move in the games")
        .check(in_range(10.0, 1e9))
        .show_default();
    add_json(command, options->json);
    command.callback([options] { run_deviations(*options); });
}

} // namespace forethought::cli
