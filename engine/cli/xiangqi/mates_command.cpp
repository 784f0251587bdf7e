#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/options.h"
#include "engine/cli/usage_error.h"
#include "engine/cli/xiangqi/commands.h"
#include "engine/core/rng.h"
#include "engine/xiangqi/mate_search.h"
#include "engine/xiangqi/puzzle.h"

#include <array>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace forethought::cli {

namespace {

using namespace xiangqi;

struct MatesOptions {
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

void run_mates(const MatesOptions& options) {
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
    const Command command = program.add_command(
        "mates", "Xiangqi: positions with one move that mates in one, two or three, proven, out of a file");
    const auto options = std::make_shared<MatesOptions>();
    add_file(command, "--positions", options->positions, "the file of FENs, a line each").required();
    command.add_option("--count", options->count, "positions of each length, at most")
        .check(in_range(1, 100'000))
        .show_default();
    add_seed(command, options->seed, "seed of the order in which positions are looked at");
    command.callback([options] { run_mates(*options); });
}

} // namespace forethought::cli
