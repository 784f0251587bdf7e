#include "engine/cli/command.h"
#include "engine/cli/gomoku/commands.h"
#include "engine/cli/gomoku/puzzle_finder.h"

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace gomoku;

const std::vector<std::pair<std::string, Means>> kMeans{
    {"fours", Means::fours}, {"threes", Means::threes}, {"quiet", Means::quiet}};
const std::vector<std::pair<std::string, Rule>> kRules{
    {"freestyle", Rule::freestyle}, {"standard", Rule::standard}, {"renju", Rule::renju}};

struct PuzzlesOptions {
    int count = 10;
    PuzzleWishes wishes;
};

void run_puzzles(const PuzzlesOptions& options) {
    PuzzleFinder finder(options.wishes);
    int found = 0;
    for (std::uint64_t number = 0; found < options.count; ++number) {
        auto win = finder.search_game(number);
        if (!win) continue;
        win->id = "game_" + std::to_string(options.wishes.seed) + "_" + std::to_string(number);
        std::cout << format_win(*win) << std::endl;
        ++found;
    }
}

} // namespace

void add_puzzles(Command program) {
    const Command command = program.add_command(
        "puzzles", "Gomoku positions that are won by force, found in games of weak rungs");
    const auto options = std::make_shared<PuzzlesOptions>();
    PuzzleWishes& wishes = options->wishes;
    command.add_option("--count", options->count, "positions to find")
        .check(in_range(1, 100'000))
        .show_default();
    add_seed(command, wishes.seed, "seed of the games");
    command.add_option("--nodes", wishes.nodes, "nodes of a move in the games")
        .check(in_range(10.0, 1e9))
        .show_default();
    command.add_option("--plies", wishes.plies, "length of the win at least")
        .check(in_range(3, 99))
        .show_default();
    command.add_option("--ways", wishes.ways, "first moves that win, at most")
        .check(in_range(1, 400))
        .show_default();
    command.add_flag("--sole", wishes.sole, "every first move but one loses by force");
    add_choice(command, "--kind", wishes.means, "the only means that the wins may take", kMeans);
    command.add_option("--size", wishes.size, "board of the games instead of one by lot")
        .check(in_range(kSmallestBoard, kLargestBoard));
    add_choice(command, "--rule", wishes.rule, "rule of the games instead of one by lot", kRules);
    command.callback([options] { run_puzzles(*options); });
}

} // namespace forethought::cli
