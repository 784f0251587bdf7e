#include "engine/othello/endgame/small_search.h"

#include "engine/othello/endgame/last_moves.h"
#include "engine/othello/endgame/order.h"
#include "engine/othello/endgame/params.h"
#include "engine/othello/endgame/stability.h"

#include <algorithm>

namespace forethought::othello {

namespace {

constexpr int kNothing = -128;

} // namespace

int SmallSearch::solve(Board board, int alpha) {
    const int empties = board.empties();
    if (empties <= 4) return last_moves(board, alpha, nodes_);
    return search(board, alpha, empties, parity_of(board.empty()));
}

int SmallSearch::search(Board board, int alpha, int empties, Parity parity) {
    if (empties == 4) return last_four(board, alpha, parity, nodes_);
    if (alpha >= params::kStabilityPerEmpty * empties - params::kStabilityOffset) {
        const int most = kCells - 2 * count(stable_discs(board.theirs, board.mine));
        if (most <= alpha) return most;
    }
    return empties <= params::kFewEmpties ? search_few(board, alpha, empties, parity)
                                          : search_ordered(board, alpha, empties, parity);
}

int SmallSearch::pass(Board board, int alpha, int empties, Parity parity) {
    const Board other = board.passed();
    if (moves_of(other) == 0) return final_score(board);
    return -search(other, -alpha - 1, empties, parity);
}

/// The cells of odd quarters first, without looking at replies.
int SmallSearch::search_few(Board board, int alpha, int empties, Parity parity) {
    const Cells moves = moves_of(board);
    if (moves == 0) return pass(board, alpha, empties, parity);
    int best = kNothing;
    const Cells odd = moves & odd_cells(parity);
    for (Cells group : {odd, moves ^ odd})
        for (; group != 0; group &= group - 1) {
            const Cell cell = first_of(group);
            ++nodes_;
            const Board next = board.after(cell, flips_of(board, cell));
            const auto quarters = static_cast<Parity>(parity ^ quarter_of(cell));
            best = std::max(best, -search(next, -alpha - 1, empties - 1, quarters));
            if (best > alpha) return best;
        }
    return best;
}

int SmallSearch::search_ordered(Board board, int alpha, int empties, Parity parity) {
    const Cells moves = moves_of(board);
    if (moves == 0) return pass(board, alpha, empties, parity);
    const bool remembers = empties >= params::kFewestRemembered;
    const std::uint64_t hash = remembers ? hash_of(board) : 0;
    Cell known = kNowhere;
    if (remembers)
        if (const auto* entry = table_->find(hash)) {
            const Range& range = entry->range();
            if (range.level == params::kExact) {
                if (range.low > alpha) return range.low;
                if (range.high <= alpha) return range.high;
            }
            known = range.best;
        }
    Children children;
    for_each(moves, [&](Cell cell) {
        const Cells flips = flips_of(board, cell);
        const Board next = board.after(cell, flips);
        // Until the search comes there, what the table has of the boards behind this one is at hand.
        if (empties > params::kFewestRemembered) table_->prefetch(hash_of(next));
        children.add(cell, flips, cell == known ? kNothing : order_by_replies(next, cell, parity));
    });
    children.sort();
    int best = kNothing;
    Cell best_move = kNowhere;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const Child child = children[i];
        ++nodes_;
        const Board next = board.after(child.cell, child.flips);
        const auto quarters = static_cast<Parity>(parity ^ quarter_of(child.cell));
        const int value = -search(next, -alpha - 1, empties - 1, quarters);
        if (value <= best) continue;
        best = value;
        best_move = child.cell;
        if (best > alpha) break;
    }
    if (remembers) table_->store(hash, empties, alpha, alpha + 1, best, best_move, params::kExact);
    return best;
}

} // namespace forethought::othello
