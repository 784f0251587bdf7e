#pragma once

#include "engine/core/memo_table.h"
#include "engine/core/types.h"
#include "engine/gomoku/board.h"

#include <vector>

namespace forethought::gomoku {

/// What a search for a win by force came to.
enum class Verdict : std::uint8_t {
    /// The side to move wins; the line is known.
    wins,
    /// It does not, by such means, within the depth.
    does_not,
    /// The nodes did not suffice to tell.
    unknown,
};

/// Searches for wins in which every move of the attacker leaves the defender only the replies that a threat
/// allows. Fours only (VCF): one reply each, so that it is a line. Fours and threes (VCT): a few replies
/// each, all of which must lose. What is found is true of any play; what is not found may still be won.
/// Results of positions are kept from search to search. Source: Allis, van den Herik and Huntjens 1993, for
/// the idea of searching the attacker's threats only.
class ThreatSearch {
  public:
    /// `table_log2`: room for 2^table_log2 positions.
    explicit ThreatSearch(int table_log2);

    /// Continuous fours of the side to move, at most `limit` nodes. The board is as before afterwards.
    Verdict fours(Board& board, Nodes limit);

    /// The same for many positions: only fours that build something besides. Misses little and is quick.
    Verdict building_fours(Board& board, Nodes limit);

    /// Continuous threats of the side to move, of which at most `depth` need not be fours. May be called
    /// again with the same arguments after `unknown`, and then goes on with what is known.
    Verdict threats(Board& board, int depth, Nodes limit);

    /// Length of the win found last, 0 when there was none.
    Ply plies() const { return plies_; }
    /// Its line: the attacker's moves and the longest-lived replies seen, to the five; shorter than the win
    /// where the table has lost what follows, but never empty.
    const std::vector<Cell>& line() const { return line_; }
    /// Moves made since it was made.
    Nodes nodes() const { return nodes_; }

    void clear();

  private:
    struct Entry {
        /// Depth up to which there is no win, `kBuilding` where only some fours were looked at; 127 for a
        /// win.
        std::int8_t depth = 0;
        /// The winning move, and the plies of the win.
        Cell move = 0;
        std::int16_t plies = 0;
    };
    static constexpr std::int8_t kWon = 127;
    /// The depth of a search for nothing but fours that build something.
    static constexpr int kBuilding = -1;
    static constexpr int kMostPlies = 160;

    /// Plies of the win, 0 when there is none.
    int attack(Board& board, int depth, int ply);
    int attack_with(Board& board, Cell move, int depth, int ply);
    int defend(Board& board, int depth, int ply);
    int answer(Board& board, Cell reply, int depth, int ply);
    int quick_win(const Board& board, Cell& move) const;
    int known_win(const Board& board, Cell& move) const;
    bool out_of_nodes() const { return nodes_ >= end_; }
    void collect_line(Board& board);
    Cell longest_reply(Board& board) const;

    MemoTable<Entry> table_;
    std::vector<Cell> line_;
    Ply plies_ = 0;
    Nodes nodes_ = 0;
    Nodes end_ = 0;
    bool cut_ = false;
};

} // namespace forethought::gomoku
