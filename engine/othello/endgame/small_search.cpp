#include "engine/othello/endgame/small_search.h"

#include "engine/othello/endgame/last_moves.h"
#include "engine/othello/endgame/order.h"
#include "engine/othello/endgame/params.h"
#include "engine/othello/endgame/stability.h"

#include <algorithm>
#include <array>

namespace forethought::othello {

namespace {

constexpr int kNothing = -128;

/// A move with the board behind it.
struct Branch {
    Board next;
    Cells replies;
    int order;
    Cell cell;
};

} // namespace

int SmallSearch::solve(Board board, int alpha) {
    const int empties = board.empties();
    if (empties <= 4) return last_moves(board, alpha, nodes_);
    return search(board, moves_of(board), alpha, empties, parity_of(board.empty()));
}

int SmallSearch::search(Board board, Cells moves, int alpha, int empties, Parity parity) {
    if (moves == 0) return pass(board, alpha, empties, parity);
    if (alpha >= params::kStabilityPerEmpty * empties - params::kStabilityOffset) {
        const int most = most_by_stability(board, alpha);
        if (most <= alpha) return most;
    }
    return empties < params::kFewestOrdered ? search_five(board, moves, alpha, parity)
                                            : search_ordered(board, moves, alpha, empties, parity);
}

int SmallSearch::pass(Board board, int alpha, int empties, Parity parity) {
    const Board other = board.passed();
    const Cells moves = moves_of(other);
    if (moves == 0) return final_score(board);
    return -search(other, moves, -alpha - 1, empties, parity);
}

static_assert(params::kFewestOrdered == 6);

/// The cells of odd quarters first, without looking at replies.
int SmallSearch::search_five(Board board, Cells moves, int alpha, Parity parity) {
    int best = kNothing;
    const Cells odd = moves & odd_cells(parity);
    for (Cells group : {odd, moves ^ odd})
        for (; group != 0; group &= group - 1) {
            const Cell cell = first_of(group);
            ++nodes_;
            const Board next = board.after(cell, flips_of(board, cell));
            const auto quarters = static_cast<Parity>(parity ^ quarter_of(cell));
            best = std::max(best, -last_four(next, -alpha - 1, quarters, nodes_));
            if (best > alpha) return best;
        }
    return best;
}

int SmallSearch::search_ordered(Board board, Cells moves, int alpha, int empties, Parity parity) {
    const bool is_near = empties < params::kFewestRemembered;
    const std::uint64_t hash = hash_of(board);
    const Range* range = nullptr;
    if (is_near)
        range = near_.find(hash);
    else if (const auto* entry = table_->find(hash))
        range = &entry->range();
    Cell known = kNowhere;
    if (range) {
        if (is_near || range->level == params::kExact) {
            if (range->low > alpha) return range->low;
            if (range->high <= alpha) return range->high;
        }
        known = range->best;
    }
    int best = kNothing;
    Cell best_move = kNowhere;
    const auto try_move = [&](Cell cell, Board next, Cells replies) {
        ++nodes_;
        const auto quarters = static_cast<Parity>(parity ^ quarter_of(cell));
        const int value = -search(next, replies, -alpha - 1, empties - 1, quarters);
        if (value <= best) return;
        best = value;
        best_move = cell;
    };
    if (known != kNowhere && has(moves, known)) {
        const Board next = board.after(known, flips_of(board, known));
        try_move(known, next, moves_of(next));
        moves ^= only(known);
    }
    if (best <= alpha && moves != 0) {
        std::array<Branch, kMostMoves> branches;
        std::size_t size = 0;
        const Cells odd = odd_cells(parity);
        for_each(moves, [&](Cell cell) {
            const Board next = board.after(cell, flips_of(board, cell));
            // Until the search comes there, what the table has of the boards behind this one is at hand.
            if (empties > params::kFewestRemembered) table_->prefetch(hash_of(next));
            const Cells replies = moves_of(next);
            branches[size++] = {next, replies, order_at_the_end(next, replies, cell, odd), cell};
        });
        // Most nodes need the first one only, so they are not sorted before.
        for (std::size_t i = 0; i < size && best <= alpha; ++i) {
            std::size_t first = i;
            for (std::size_t j = i + 1; j < size; ++j)
                if (branches[j].order < branches[first].order) first = j;
            const Branch branch = branches[first];
            branches[first] = branches[i];
            try_move(branch.cell, branch.next, branch.replies);
        }
    }
    if (is_near)
        near_.store(hash, alpha, best, best_move);
    else
        table_->store(hash, empties, alpha, alpha + 1, best, best_move, params::kExact);
    return best;
}

} // namespace forethought::othello
