#include "engine/gomoku/win_prover.h"

#include <algorithm>

namespace forethought::gomoku {

namespace {

constexpr int kTableLog2 = 18;

/// Whether a stone of the side to move makes neither a four nor a three, and yet builds something.
bool is_quiet(const Board& board, Cell cell) {
    const CellView& view = board.at(cell);
    const Colour me = board.to_move();
    return view.threat(me) < Threat::three && (view.threat(me) == Threat::two || builds(view.lines(me)));
}

/// A search for nothing but fours that finds the shortest win.
class FoursInOrder {
  public:
    FoursInOrder(Board& board, Nodes limit) : board_(board), left_(limit) {}

    bool gave_up() const { return left_ == 0; }

    bool wins_within(Ply plies) {
        const Colour me = board_.to_move();
        if (board_.count(me, Threat::five) > 0) return plies >= 1;
        const int threatened = board_.count(other(me), Threat::five);
        if (plies < 3 || threatened > 1) return false;
        CellBits cells = board_.cells(me, Threat::live_four);
        cells |= board_.cells(me, Threat::four_three);
        cells |= board_.cells(me, Threat::four);
        if (threatened == 1) cells &= board_.cells(other(me), Threat::five);
        bool won = false;
        cells.for_each([&](Cell cell) {
            if (!won && left_ > 0 && !board_.is_forbidden(cell)) won = four_wins(cell, plies);
        });
        return won;
    }

  private:
    bool four_wins(Cell cell, Ply plies) {
        --left_;
        const Colour me = board_.to_move();
        board_.make(cell);
        const CellBits fives = board_.cells(me, Threat::five);
        bool won = board_.count(me, Threat::five) > 1;
        if (board_.count(other(me), Threat::five) > 0 || fives.empty()) {
            won = false;
        } else if (!won) {
            won = board_.is_forbidden(fives.first());
            if (!won) {
                board_.make(fives.first());
                won = wins_within(plies - 2);
                board_.unmake();
            }
        }
        board_.unmake();
        return won;
    }

    Board& board_;
    Nodes left_;
};

} // namespace

WinProver::WinProver() : search_(kTableLog2) {}

Ply WinProver::win_by_threats(Board& board) {
    for (int depth = 0; depth <= effort_.depth; ++depth) {
        const Verdict verdict = search_.threats(board, depth, effort_.nodes);
        if (verdict == Verdict::wins) return search_.plies();
        if (verdict == Verdict::unknown) break;
    }
    return 0;
}

Ply WinProver::refute(Board& board, Cell reply) {
    board.make(reply);
    const Ply plies = board.is_full() ? 0 : win_by_threats(board);
    board.unmake();
    return plies > 0 ? plies + 1 : 0;
}

Ply WinProver::loss(Board& board) {
    const Colour me = board.to_move();
    if (board.count(me, Threat::five) > 0) return 0;
    const int fives = board.count(other(me), Threat::five);
    if (fives > 1) return 2;
    const CellBits replies = fives == 1 ? board.cells(other(me), Threat::five) : board.empty_cells();
    Ply longest = 0;
    bool holds = false;
    const auto try_out = [&](Cell reply) {
        if (holds || !replies.has(reply) || board.is_forbidden(reply)) return;
        const Ply plies = refute(board, reply);
        holds = plies == 0;
        if (holds) holding_ = reply;
        longest = std::max(longest, plies);
    };
    if (holding_ >= 0) try_out(holding_);
    CellBits near = board.near_cells();
    near.for_each(try_out);
    replies.for_each([&](Cell reply) {
        if (!near.has(reply)) try_out(reply);
    });
    if (holds) return 0;
    // The only cell that would have stopped the five is forbidden.
    return longest == 0 && fives == 1 ? 2 : longest;
}

Ply WinProver::loss_after(Board& board, Cell move) {
    board.make(move);
    const Ply plies = board.is_full() ? 0 : loss(board);
    board.unmake();
    return plies;
}

std::vector<Cell> WinProver::winning_moves(Board& board) {
    std::vector<Cell> moves;
    const CellBits fives = board.cells(board.to_move(), Threat::five);
    board.near_cells().for_each([&](Cell cell) {
        if (board.is_forbidden(cell)) return;
        if (fives.has(cell) || loss_after(board, cell) > 0) moves.push_back(cell);
    });
    return moves;
}

bool WinProver::is_only_move(Board& board, Cell known) {
    return loses_anyhow(board, known, kFoursTried);
}

bool WinProver::loses_anyhow(Board& board, Cell left_out, int fours) {
    if (board.count(board.to_move(), Threat::five) > 0) return false;
    bool holds = false;
    const auto try_out = [&](Cell move) {
        if (holds || move == left_out || board.is_forbidden(move)) return;
        holds = !loses_with(board, move, fours);
        if (holds) holding_ = move;
    };
    // The move that held elsewhere often holds again.
    if (holding_ >= 0 && board.is_empty(holding_)) try_out(holding_);
    const CellBits near = board.near_cells();
    near.for_each(try_out);
    const CellBits all = board.empty_cells();
    all.for_each([&](Cell move) {
        if (!near.has(move)) try_out(move);
    });
    return !holds;
}

bool WinProver::loses_with(Board& board, Cell move, int fours) {
    const Colour me = board.to_move();
    board.make(move);
    bool loses = false;
    const CellBits fives = board.cells(me, Threat::five);
    if (board.is_full()) {
        loses = false;
    } else if (board.count(other(me), Threat::five) > 0) {
        loses = true;
    } else if (fives.empty()) {
        loses = win_by_threats(board) > 0;
    } else if (board.count(me, Threat::five) == 1 && fours > 0 && !board.is_forbidden(fives.first())) {
        board.make(fives.first());
        loses = !board.is_full() && loses_anyhow(board, -1, fours - 1);
        board.unmake();
    }
    board.unmake();
    return loses;
}

Cell WinProver::quiet_win(Board& board, Ply& plies) {
    Cell found = -1;
    if (board.count(other(board.to_move()), Threat::five) > 0) return found;
    board.near_cells().for_each([&](Cell cell) {
        if (found >= 0 || board.is_forbidden(cell) || !is_quiet(board, cell)) return;
        if (const Ply rest = loss_after(board, cell)) {
            found = cell;
            plies = rest + 1;
        }
    });
    return found;
}

Ply shortest_win_by_fours(Board& board, Ply most, Nodes limit) {
    FoursInOrder search(board, limit);
    for (Ply plies = 1; plies <= most && !search.gave_up(); plies += 2)
        if (search.wins_within(plies)) return plies;
    return 0;
}

} // namespace forethought::gomoku
