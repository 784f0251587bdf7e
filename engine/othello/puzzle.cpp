#include "engine/othello/puzzle.h"

#include "engine/core/listed_lines.h"
#include "engine/core/session.h"
#include "engine/othello/endgame/search.h"
#include "engine/othello/notation.h"
#include "engine/othello/othello.h"
#include "engine/othello/rules.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace forethought::othello {

namespace {

constexpr std::array<std::string_view, 3> kKindNames{"win", "draw", "most"};
/// By so many discs more than the next one the right move wins where several do.
constexpr int kLeastLead = 6;
constexpr std::uint64_t kTableBytes = std::uint64_t{1} << 20;

std::optional<PuzzleKind> kind_of(int value, int second) {
    if (value > 0 && second <= 0) return PuzzleKind::win;
    if (value == 0 && second < 0) return PuzzleKind::draw;
    if (second > 0 && value - second >= kLeastLead) return PuzzleKind::most;
    return std::nullopt;
}

Result<Puzzle> read_puzzle(const std::string& line) {
    std::istringstream words(line);
    Puzzle puzzle;
    std::string kind;
    std::string rung;
    std::string first;
    std::string moves;
    std::string more;
    if (!(words >> puzzle.id >> kind >> puzzle.value >> puzzle.second >> rung >> first >> moves) ||
        words >> more)
        return Error{"it has not seven words"};
    const auto known = std::find(kKindNames.begin(), kKindNames.end(), kind);
    if (known == kKindNames.end()) return Error{"the kind " + kind + " is not known"};
    puzzle.kind = static_cast<PuzzleKind>(known - kKindNames.begin());
    for (const auto& step : ladder())
        if (std::to_string(step.number) == rung) puzzle.rung = step.number;
    if (!puzzle.rung && rung != "-") return Error{rung + " is no rung"};
    const auto position = play_moves(standard_start(), moves);
    if (!position) return Error{position.error()};
    puzzle.position = position.value();
    const auto action = parse_action(first);
    if (!action || action.value() == kPass || !is_legal(puzzle.position, action.value()))
        return Error{"the first move " + first + " is not legal"};
    puzzle.first = cell_of(action.value());
    return puzzle;
}

} // namespace

std::optional<Puzzle> puzzle_in(const Position& position) {
    EndgameSearch search(kTableBytes, nullptr);
    search.show(2);
    search.set_root(position.board, params::kExact, 0);
    while (search.advance(Nodes{1} << 20)) {
    }
    const auto& moves = search.root_moves();
    if (moves.size() < 2) return std::nullopt;
    Puzzle puzzle{.value = moves[0].score, .second = moves[1].score, .first = moves[0].move};
    const auto kind = kind_of(puzzle.value, puzzle.second);
    if (!kind) return std::nullopt;
    puzzle.kind = *kind;
    puzzle.position = position;
    return puzzle;
}

std::optional<int> grade(const Puzzle& puzzle, Clock& clock) {
    std::optional<int> lowest;
    const auto rungs = ladder();
    for (std::size_t place = rungs.size(); place-- > 0;) {
        Session<Othello> session(rungs[place].switches, 1, Blur{}, clock);
        session.set(puzzle.position);
        session.begin(Limits{.nodes = kGradingNodes});
        session.advance(Budget{});
        if (session.best().action != disc_on(puzzle.first)) break;
        lowest = rungs[place].number;
    }
    return lowest;
}

std::string format_puzzle(const Puzzle& puzzle) {
    return puzzle.id + " " + std::string(kKindNames[static_cast<std::size_t>(puzzle.kind)]) + " " +
           std::to_string(puzzle.value) + " " + std::to_string(puzzle.second) + " " +
           (puzzle.rung ? std::to_string(*puzzle.rung) : "-") + " " + format_cell(puzzle.first) + " " +
           format_moves(puzzle.position);
}

Result<std::vector<Puzzle>> read_puzzles(std::string_view text) {
    return read_listed(text, read_puzzle);
}

} // namespace forethought::othello
