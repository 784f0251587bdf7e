#include "engine/cli/command.h"
#include "engine/cli/othello/commands.h"
#include "engine/cli/rungs.h"
#include "engine/cli/turn.h"
#include "engine/core/by_lot.h"
#include "engine/othello/othello.h"
#include "engine/othello/puzzle.h"
#include "engine/othello/rules.h"

#include <iostream>
#include <map>
#include <memory>

namespace forethought::cli {

namespace {

using namespace othello;

struct OnlyMovesOptions {
    int count = 24;
    std::uint64_t seed = 1;
    Nodes nodes = 300;
    /// Of the positions, from the fewest to the most.
    std::vector<int> empties{6, 12};
    int lowest = 20;
};

/// The highest rung that plays the games.
constexpr int kHighestPlayer = 110;
/// All moves of a position are solved.
constexpr int kMostEmpties = 16;

/// A move by lot is played so often, that games take many ways.
constexpr std::uint32_t kOneMoveByLot = 8;
/// So many moves there are to choose from at least.
constexpr std::size_t kLeastMoves = 4;

/// Looks for puzzles in games between players of middling rungs.
class Finder {
  public:
    explicit Finder(const OnlyMovesOptions& options) : options_(options) {}

    /// Plays a game to its end, or to the first puzzle in it that is still wanted.
    std::optional<Puzzle> search_game(std::uint64_t number) {
        Rng rng(mix(options_.seed, number));
        Position position = Othello::start(rng.next() & 0xffffffffu);
        while (position.outcome == Outcome::playing) {
            if (is_looked_at(position))
                if (auto puzzle = puzzle_in(position); puzzle && is_wanted(*puzzle, number)) return puzzle;
            play(position, next_move(rng, position), nullptr);
        }
        return std::nullopt;
    }

  private:
    /// Nobody has passed before, so that a list of moves tells the whole game.
    bool is_looked_at(const Position& position) const {
        const int empties = position.board.empties();
        return empties >= options_.empties.front() && empties <= options_.empties.back() &&
               !must_pass(position) && legal_actions(position).size() >= kLeastMoves &&
               static_cast<int>(position.actions.size()) == kCells - 4 - empties;
    }

    /// Of each kind as many of each grade, and none that the weakest find.
    bool is_wanted(Puzzle& puzzle, std::uint64_t number) {
        puzzle.rung = grade(puzzle, clock_);
        if (puzzle.rung && *puzzle.rung < options_.lowest) return false;
        puzzle.id = "game_" + std::to_string(options_.seed) + "_" + std::to_string(number);
        int& known = known_[{puzzle.kind, puzzle.rung.value_or(kStrongest) / kGradeStep}];
        return ++known <= (options_.count + kGrades - 1) / kGrades;
    }

    Action next_move(Rng& rng, const Position& position) {
        if (rng.chance(1, kOneMoveByLot)) return action_by_lot<Othello>(position, rng);
        const int span = (kHighestPlayer - options_.lowest) / 10 + 1;
        const int rung = options_.lowest + 10 * static_cast<int>(rng.below(static_cast<std::uint32_t>(span)));
        return play_turn<Othello>(ready_rung<Othello>(rung), position, options_.nodes, rng.next())
            .actions.front();
    }

    /// Grades that are told apart: rungs 30-50, 60-80 and so on.
    static constexpr int kGradeStep = 30;
    static constexpr int kGrades = 3;

    OnlyMovesOptions options_;
    ManualClock clock_;
    std::map<std::pair<PuzzleKind, int>, int> known_;
};

void run_only_moves(const OnlyMovesOptions& options) {
    if (options.empties.front() > options.empties.back())
        throw UsageError{"--empties: the fewest come before the most"};
    // All rungs grade.
    ready_rung<Othello>(kStrongest);
    Finder finder(options);
    std::map<PuzzleKind, int> found;
    const auto is_done = [&](PuzzleKind kind) { return found[kind] >= options.count; };
    for (std::uint64_t number = 0;
         !is_done(PuzzleKind::win) || !is_done(PuzzleKind::draw) || !is_done(PuzzleKind::most); ++number) {
        const auto puzzle = finder.search_game(number);
        if (!puzzle || is_done(puzzle->kind)) continue;
        ++found[puzzle->kind];
        std::cout << format_puzzle(*puzzle) << std::endl;
    }
}

} // namespace

void add_only_moves(Command program) {
    const Command command = program.add_command(
        "only-moves", "Othello: endings with one move that wins, draws or wins by the most, found in games");
    const auto options = std::make_shared<OnlyMovesOptions>();
    command.add_option("--count", options->count, "endings of each of the three kinds")
        .check(in_range(1, 100'000))
        .show_default();
    add_seed(command, options->seed, "seed of the games");
    command.add_option("--nodes", options->nodes, "nodes of a move in the games")
        .check(in_range(10.0, 1e9))
        .show_default();
    command.add_option("--empties", options->empties, "empty cells, the fewest and the most")
        .expected(2)
        .check(in_range(1, kMostEmpties))
        .show_default();
    command.add_option("--least", options->lowest, "the lowest rung that plays, and that may find an ending")
        .check(in_range(0, kHighestPlayer))
        .show_default();
    command.callback([options] { run_only_moves(*options); });
}

} // namespace forethought::cli
