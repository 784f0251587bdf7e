#include "tests/engine/gomoku/win_proof.h"

#include <algorithm>

namespace forethought::gomoku {

namespace {

constexpr int kProofTableLog2 = 18;
/// Threes in a row of threats, and moves of one search for them.
constexpr int kMostDepth = 8;
constexpr Nodes kProofPlenty = 200'000;

} // namespace

WinProof::WinProof(const ForcedWin& win) : win_(win), grid_(win.position), search_(kProofTableLog2) {
    board_.set(win.position);
}

bool WinProof::holds() {
    return attack_with(win_.first.front());
}

/// The winner is to move, with the move that the search names.
bool WinProof::attack() {
    for (int depth = 0; depth <= kMostDepth; ++depth)
        if (search_.threats(board_, depth, kProofPlenty) == Verdict::wins)
            return attack_with(search_.line().front());
    return false;
}

bool WinProof::attack_with(Cell move) {
    if (!grid_.is_empty(move) || !grid_.is_allowed(move, grid_.to_move())) return false;
    ++moves_;
    make(move);
    const bool won = grid_.stands_in_five(move) || defence();
    unmake(move);
    return won;
}

/// The loser is to move: whether it loses whatever it does.
bool WinProof::defence() {
    const Colour me = grid_.to_move();
    if (grid_.is_full() || !grid_.winning_cells(me).empty()) return false;
    const auto fives = grid_.winning_cells(other(me));
    if (fives.size() > 1) return true;
    const auto replies = grid_.allowed_cells();
    // The end of the game, and nobody has won.
    if (replies.empty()) return false;
    if (fives.size() == 1) {
        const Cell only = fives.front();
        return std::find(replies.begin(), replies.end(), only) == replies.end() || answered(only, {});
    }
    const auto threats = open_fours(other(me));
    return std::all_of(replies.begin(), replies.end(), [&](Cell reply) { return answered(reply, threats); });
}

/// Whether the winner wins after a reply, most often by one of the open fours that were there before it.
bool WinProof::answered(Cell reply, const std::vector<Cell>& open_fours) {
    const Colour me = grid_.to_move();
    make(reply);
    bool won = false;
    if (naive::winning_cells_with(grid_, reply, me).empty())
        won = std::any_of(open_fours.begin(), open_fours.end(), [&](Cell cell) {
            if (cell == reply || !grid_.is_allowed(cell, other(me))) return false;
            grid_.put(cell, other(me));
            const bool open = naive::winning_cells_with(grid_, cell, other(me)).size() > 1;
            grid_.take(cell);
            return open;
        });
    won = won || attack();
    unmake(reply);
    return won;
}

/// Empty cells on which a stone of the colour makes two cells to win on.
std::vector<Cell> WinProof::open_fours(Colour colour) {
    std::vector<Cell> cells = grid_.empty_cells();
    std::erase_if(cells, [&](Cell cell) {
        grid_.put(cell, colour);
        const bool open = naive::winning_cells_with(grid_, cell, colour).size() > 1;
        grid_.take(cell);
        return !open;
    });
    return cells;
}

void WinProof::make(Cell cell) {
    board_.make(cell);
    grid_.make(cell);
}

void WinProof::unmake(Cell cell) {
    board_.unmake();
    grid_.unmake(cell);
}

} // namespace forethought::gomoku
