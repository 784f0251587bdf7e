#pragma once

#include "engine/gomoku/forced_win.h"
#include "engine/gomoku/threat_search.h"
#include "tests/engine/gomoku/naive_threats.h"

#include <vector>

namespace forethought::gomoku {

/// Shows that a position is won whatever the loser does. The winner's moves are named by the engine's search,
/// and nothing else is taken from it: a naive board knows the rules, every legal reply is tried, and what
/// counts as won is a five, two cells to make one, or a stone that makes two where the loser has no five to
/// make before.
class WinProof {
  public:
    explicit WinProof(const ForcedWin& win);

    /// Whether the side to move wins with the first move that is known.
    bool holds();

    /// Moves of the winner that were followed.
    int moves() const { return moves_; }

  private:
    bool attack();
    bool attack_with(Cell move);
    bool defence();
    bool answered(Cell reply, const std::vector<Cell>& open_fours);
    std::vector<Cell> open_fours(Colour colour);

    void make(Cell cell);
    void unmake(Cell cell);

    const ForcedWin& win_;
    naive::Grid grid_;
    Board board_{BoardUpdate::tables};
    ThreatSearch search_;
    int moves_ = 0;
};

} // namespace forethought::gomoku
