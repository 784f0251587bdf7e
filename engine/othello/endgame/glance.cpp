#include "engine/othello/endgame/glance.h"

#include "engine/othello/endgame/order.h"
#include "engine/othello/score.h"

#include <algorithm>

namespace forethought::othello {

Score Glance::look(const JudgedBoard& board, int plies, Score alpha, Score beta) {
    const Cells moves = moves_of(board.board);
    if (moves == 0) {
        if (moves_of(board.board.passed()) == 0) return kDisc * final_score(board.board);
        JudgedBoard other = board;
        other.pass();
        return -look(other, plies, -beta, -alpha);
    }
    if (plies == 0) return weights_->value(board, moves);
    Children children;
    for_each(moves, [&](Cell cell) {
        const Cells flips = flips_of(board.board, cell);
        const int order = plies > 1 ? order_by_replies(board.board.after(cell, flips), cell, Parity{0}) : 0;
        children.add(cell, flips, order);
    });
    if (plies > 1) children.sort();
    Score best = -kMostScore;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const Child child = children[i];
        ++nodes_;
        best = std::max(
            best, -look(board.after(child.cell, child.flips), plies - 1, -beta, -std::max(alpha, best)));
        if (best >= beta) break;
    }
    return best;
}

} // namespace forethought::othello
