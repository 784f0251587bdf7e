#pragma once

#include "engine/core/ladder.h"
#include "engine/gomoku/search_constants.h"

#include <cstdint>

namespace forethought::gomoku {

struct Weights;
namespace network {
struct Weights;
}

/// How the patterns of the cells are updated after a stone: all of them, or incrementally.
enum class BoardUpdate : std::uint8_t {
    /// Every cell, after every stone.
    whole_board,
    /// Incrementally: the cells around the stone.
    around_the_stone,
    /// The same cells, by one look into a table for each line.
    tables,
};

/// What a rung turns on; each rung adds one switch to those of the rung below. The player is the same for
/// all.
struct Switches {
    int rung = 0;
    /// Rung 10: the cell with the best own patterns instead of one by lot.
    bool attacks = false;
    /// Rung 20: the enemy's patterns count as well.
    bool defends = false;
    /// Plies that are searched; 0 for a move without a search, 99 for as many as there is time for.
    int depth = 0;
    /// Rung 40: alpha-beta instead of minimax.
    bool prunes = false;
    /// Rungs 10, 40 and 140.
    BoardUpdate board_update = BoardUpdate::whole_board;
    /// Rung 50: moves in the order of buckets, and only the replies that a threat leaves.
    bool orders = false;
    /// Rung 60: cells without a neighbour are left out, but for the two exceptions.
    bool wants_neighbours = false;
    /// Rung 70: at most so many moves of a position are searched; 0 for all. Those that select have more, and
    /// come to fewer of them near the leaves.
    int most_moves = 0;
    /// Rung 80: one ply more as long as there is time.
    bool deepens = false;
    /// Rung 90: a transposition table.
    bool remembers = false;
    std::uint64_t table_bytes = 4u << 20;
    /// Rung 100: the only reply to a four costs no depth.
    bool extends = false;
    /// Rung 110: principal variation search, killers, history and late-move reductions.
    bool reduces = false;
    /// Rung 120: VCF (victory by continuous fours) at the leaves and at the root.
    bool searches_vcf = false;
    /// Rung 130: VCT (victory by continuous threats) at the root.
    bool searches_vct = false;
    /// Rung 150: fitted weights of the evaluation.
    bool fitted = false;
    /// Rung 160: this network values positions and orders moves, where five or more win; null for none.
    const network::Weights* network = nullptr;
    /// Rung 160: what the values make unlikely is looked at less deeply, or not at all.
    bool selects = false;
    /// By which numbers the rung searches; they outlive who plays by them.
    const SearchConstants* constants = &kPlainConstants;
    /// Rung 170: a second search of the same root goes ahead and tells what it finds.
    bool confers = false;
    /// Whether this is that search.
    bool goes_ahead = false;
    /// Rung 170: games are begun by heart (engine/gomoku/book/book.h).
    bool consults_book = false;
    /// Weights of one's own instead, which outlive who plays by them; null for those of the rung.
    const Weights* weights = nullptr;

    /// In how many parallel searches the rung thinks (engine/core/parallel_search.h), and with what in each.
    constexpr int searches() const { return confers ? 2 : 1; }
    constexpr Switches of_search(int search) const {
        Switches switches = *this;
        switches.goes_ahead = search > 0;
        // One VCT search is enough.
        switches.searches_vct = searches_vct && search == 0;
        return switches;
    }
};

Ladder<Switches> ladder();

} // namespace forethought::gomoku
