#pragma once

#include "engine/gomoku/threat_search.h"

#include <vector>

namespace forethought::gomoku {

/// Proves wins by force, those too that begin with a quiet move: every reply to it is tried, and a search for
/// continuous threats must win against each. What it calls won is won; what it does not, may be won still.
class WinProver {
  public:
    /// How hard it tries: threes in a row of threats at most, and moves of one search for them.
    struct Effort {
        int depth = 4;
        Nodes nodes = 3'000;
    };

    WinProver();

    void set_effort(const Effort& effort) { effort_ = effort; }

    /// Plies within which the side to move wins by fours and threes alone, the fewest threes first; 0 when no
    /// such win is known.
    Ply win_by_threats(Board& board);
    /// The line of that win, as `ThreatSearch::line`.
    const std::vector<Cell>& line() const { return search_.line(); }

    /// Plies within which the side to move loses whatever it does; 0 when it may hold.
    Ply loss(Board& board);

    /// Cells at most two steps from a stone on which the side to move wins by force.
    std::vector<Cell> winning_moves(Board& board);

    /// The first such cell whose stone threatens neither a four nor a live four, -1 when there is none, and
    /// the plies of its win. Only where no five has to be stopped.
    Cell quiet_win(Board& board, Ply& plies);

    /// Whether the side to move loses by force after every move but `known`: the other side then wins by
    /// fours and threes, also after fours, at most `kFoursTried` of them in a row, that it has to stop first.
    bool is_only_move(Board& board, Cell known);

    void clear() { search_.clear(); }

  private:
    static constexpr int kFoursTried = 4;

    /// The same after every move that is not left out; with `fours` fours at most still to come.
    bool loses_anyhow(Board& board, Cell left_out, int fours);
    bool loses_with(Board& board, Cell move, int fours);
    Ply loss_after(Board& board, Cell move);
    /// Plies of the win after a reply, counted from before it; 0 when the reply may hold.
    Ply refute(Board& board, Cell reply);

    ThreatSearch search_;
    Effort effort_{};
    /// The reply that held last: it often holds again.
    Cell holding_ = -1;
};

/// Plies of the shortest win of the side to move by nothing but fours, at most `most`; 0 when there is none,
/// or when more than `limit` moves would have to be looked at.
Ply shortest_win_by_fours(Board& board, Ply most, Nodes limit);

} // namespace forethought::gomoku
