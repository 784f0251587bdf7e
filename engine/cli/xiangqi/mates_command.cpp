#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/options.h"
#include "engine/cli/rungs.h"
#include "engine/cli/turn.h"
#include "engine/cli/usage_error.h"
#include "engine/cli/xiangqi/commands.h"
#include "engine/core/by_lot.h"
#include "engine/core/rng.h"
#include "engine/xiangqi/mate_search.h"
#include "engine/xiangqi/openings.h"
#include "engine/xiangqi/puzzle.h"
#include "engine/xiangqi/rules.h"
#include "engine/xiangqi/xiangqi.h"

#include <array>
#include <iostream>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace forethought::cli {

namespace {

using namespace xiangqi;

struct MatesOptions {
    /// Empty for positions of games that are played for it.
    std::string positions;
    int count = 36;
    std::uint64_t seed = 1;
};

/// No kind of piece begins more than this part of the wins of a length.
constexpr int kKindPart = 3;

/// A position and the line of the file that it stands in.
struct Candidate {
    int line = 0;
    Start start{};
};

/// FENs, a line each; what comes after a bar, or after a # at the beginning, is left out.
std::vector<Candidate> read_candidates(const std::string& path) {
    std::vector<Candidate> candidates;
    int number = 0;
    read_lines(path, [&](std::string_view line, bool) {
        ++number;
        if (line.empty() || line[0] == '#') return;
        const auto start = parse_fen(line.substr(0, line.find('|')));
        if (!start)
            throw UsageError{title_of(path) + ", line " + std::to_string(number) + ": " + start.error()};
        candidates.push_back({number, start.value()});
    });
    return candidates;
}

/// Takes puzzles until there are enough of each length, of several kinds of pieces.
class Collection {
  public:
    explicit Collection(int count) : count_(count) {}

    bool is_full() const {
        for (int moves = 1; moves <= MateSearch::kMostMoves; ++moves)
            if (found_[static_cast<std::size_t>(moves)] < count_) return false;
        return true;
    }

    bool take(const Puzzle& puzzle) {
        const auto length = static_cast<std::size_t>(puzzle.moves);
        const auto kind = static_cast<std::size_t>(kind_of(puzzle.start.board.at(puzzle.first.from())));
        int& of_kind = by_kind_[length][kind];
        if (found_[length] == count_ || of_kind * kKindPart >= count_) return false;
        ++found_[length];
        ++of_kind;
        return true;
    }

  private:
    int count_;
    std::array<int, MateSearch::kMostMoves + 1> found_{};
    std::array<std::array<int, 8>, MateSearch::kMostMoves + 1> by_kind_{};
};

/// Rungs that play the games, weak enough to let themselves be mated, and their nodes.
constexpr int kLowestPlayer = 30;
constexpr int kPlayers = 8;
constexpr Nodes kPlayersNodes = 400;
/// A move by lot is played so often, that games take many ways.
constexpr std::uint32_t kOneMoveByLot = 10;
/// No game is played longer.
constexpr int kLongestGame = 160;
/// Before these many plies nobody is mated.
constexpr int kFirstLook = 16;

/// Plays game `number` until it holds a puzzle; none when it holds none.
std::optional<Puzzle> puzzle_of_game(std::uint64_t seed, std::uint64_t number) {
    Rng rng(mix(seed, number));
    Position position = balanced_opening(rng.next() & 0xffffffffu);
    for (int ply = 0; ply < kLongestGame && position.outcome() == Outcome::playing; ++ply) {
        if (ply >= kFirstLook)
            if (auto puzzle = puzzle_in(Start{.board = position.board()})) return puzzle;
        if (rng.chance(1, kOneMoveByLot)) {
            play(position, action_by_lot<Xiangqi>(position, rng), nullptr);
        } else {
            const int rung = kLowestPlayer + 10 * static_cast<int>(rng.below(kPlayers));
            position = play_turn<Xiangqi>(ready_rung<Xiangqi>(rung), position, kPlayersNodes, rng.next()).end;
        }
    }
    return std::nullopt;
}

void run_own_mates(const MatesOptions& options) {
    ManualClock clock;
    Collection collection(options.count);
    std::set<std::uint64_t> known;
    for (std::uint64_t number = 0; !collection.is_full(); ++number) {
        auto puzzle = puzzle_of_game(options.seed, number);
        if (!puzzle || !known.insert(puzzle->start.board.hash()).second || !collection.take(*puzzle))
            continue;
        puzzle->id = "game_" + std::to_string(options.seed) + "_" + std::to_string(number);
        puzzle->rung = grade(*puzzle, clock);
        std::cout << format_puzzle(*puzzle) << std::endl;
    }
}

void run_mates(const MatesOptions& options) {
    if (options.positions.empty()) {
        run_own_mates(options);
        return;
    }
    auto candidates = read_candidates(options.positions);
    Rng rng(options.seed);
    rng.shuffle(candidates, static_cast<int>(candidates.size()));
    ManualClock clock;
    Collection collection(options.count);
    for (const Candidate& candidate : candidates) {
        if (collection.is_full()) return;
        auto puzzle = puzzle_in(candidate.start);
        if (!puzzle || !collection.take(*puzzle)) continue;
        puzzle->id = "line_" + std::to_string(candidate.line);
        puzzle->rung = grade(*puzzle, clock);
        std::cout << format_puzzle(*puzzle) << std::endl;
    }
}

} // namespace

void add_mates(Command program) {
    const Command command =
        program.add_command("mates", "Xiangqi: positions with one move that mates in one, two or three, "
                                     "proven, out of a file or out of games of weak rungs");
    const auto options = std::make_shared<MatesOptions>();
    add_file(command, "--positions", options->positions,
             "the file of FENs, a line each; without it games are played");
    command.add_option("--count", options->count, "positions of each length, at most")
        .check(in_range(1, 100'000))
        .show_default();
    add_seed(command, options->seed, "seed of the order in which positions are looked at, or of the games");
    command.callback([options] { run_mates(*options); });
}

} // namespace forethought::cli
