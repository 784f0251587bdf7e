#include "engine/xiangqi/puzzle.h"

#include "engine/core/listed_lines.h"
#include "engine/core/session.h"
#include "engine/xiangqi/mate_search.h"
#include "engine/xiangqi/notation/iccs.h"
#include "engine/xiangqi/rules.h"
#include "engine/xiangqi/xiangqi.h"

#include <sstream>

namespace forethought::xiangqi {

namespace {

Result<Puzzle> read_puzzle(const std::string& line) {
    std::istringstream words(line);
    Puzzle puzzle;
    std::string rung;
    std::string first;
    std::string fen;
    if (!(words >> puzzle.id >> puzzle.moves >> rung >> first) || !std::getline(words >> std::ws, fen))
        return Error{"it has not five parts"};
    if (puzzle.moves < 1 || puzzle.moves > MateSearch::kMostMoves)
        return Error{"no win of " + std::to_string(puzzle.moves) + " moves is a puzzle"};
    for (const auto& step : ladder())
        if (std::to_string(step.number) == rung) puzzle.rung = step.number;
    if (!puzzle.rung && rung != "-") return Error{rung + " is no rung"};
    const auto start = parse_fen(fen);
    if (!start) return Error{start.error()};
    puzzle.start = start.value();
    const auto action = parse_iccs(first);
    if (!action || !is_legal(puzzle.start.board, action.value()))
        return Error{"the first move " + first + " is not legal"};
    puzzle.first = action.value();
    return puzzle;
}

bool finds(const Switches& switches, const Puzzle& puzzle, std::uint64_t seed, Clock& clock) {
    Session<Xiangqi> session(switches, seed, Blur{}, clock);
    session.set(begin_at(puzzle.start));
    session.begin(Limits{.nodes = kGradingNodes});
    session.advance(Budget{});
    return session.best().action == puzzle.first;
}

} // namespace

std::optional<Puzzle> puzzle_in(const Start& start) {
    MateSearch search(start.board);
    const int moves = search.shortest();
    if (moves == 0) return std::nullopt;
    const auto winning = search.winning_moves(moves);
    if (winning.size() != 1) return std::nullopt;
    return Puzzle{.moves = moves, .first = winning.front(), .start = start};
}

std::optional<int> grade(const Puzzle& puzzle, Clock& clock) {
    std::optional<int> lowest;
    const auto rungs = ladder();
    for (std::size_t place = rungs.size(); place-- > 0;) {
        for (std::uint64_t seed = 1; seed <= kGradingGames; ++seed)
            if (!finds(rungs[place].switches, puzzle, seed, clock)) return lowest;
        lowest = rungs[place].number;
    }
    return lowest;
}

std::string format_puzzle(const Puzzle& puzzle) {
    return puzzle.id + " " + std::to_string(puzzle.moves) + " " +
           (puzzle.rung ? std::to_string(*puzzle.rung) : "-") + " " + format_iccs(puzzle.first) + " " +
           format_fen(puzzle.start);
}

Result<std::vector<Puzzle>> read_puzzles(std::string_view text) {
    return read_listed(text, read_puzzle);
}

} // namespace forethought::xiangqi
