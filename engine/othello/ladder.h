#pragma once

#include "engine/core/ladder.h"

#include <cstdint>

namespace forethought::othello {

/// What a rung turns on; each rung adds one switch to those of the rung below. The player is the same for
/// all.
struct Switches {
    int rung = 0;
    /// Rung 10: the move that turns most discs over instead of a random one.
    bool flips_most = false;
    /// Rung 20: weights of cells.
    bool weighs_cells = false;
    /// Rung 30: mobility and corners count as well.
    bool counts_moves = false;
    /// Rung 40: plies that are searched by alpha-beta; 0 for a move without a search, 99 for as many as there
    /// is time for.
    int depth = 0;
    /// Rung 50: moves that leave few replies come first, and one ply more as long as there is time.
    bool orders = false;
    /// Rung 60: a transposition table, killers and history, principal variation search.
    bool remembers = false;
    /// Rung 70: stable discs, frontier and parity count as well.
    bool counts_stable = false;
    /// Rungs 80 and 90: with so many empty cells or fewer the rest is solved exactly, if the limits allow it.
    int solved_empties = 0;
    /// Rung 100: patterns instead of the static evaluation.
    bool is_fitted = false;
    /// Rung 110: Multi-ProbCut.
    bool cuts_unlikely = false;
    /// Rung 120: likely values of the endgame before the exact ones.
    bool solves_likely = false;
    /// Rung 130: opening moves from a book, if one is installed.
    bool consults_book = false;
    /// Rung 140: weights fitted to own games instead of those of the archive, if they are installed.
    bool knows_own_games = false;
    /// Rung 150: Multi-ProbCut needs fewer deviations, and late moves are searched less deeply.
    bool selects = false;
    /// Rung 150: a second search of the same root goes ahead and tells what it finds.
    bool confers = false;
    /// Whether this is that search.
    bool goes_ahead = false;

    /// In how many parallel searches the rung thinks (engine/core/parallel_search.h), and with what in each.
    constexpr int searches() const { return confers ? 2 : 1; }
    constexpr Switches of_search(int search) const {
        Switches switches = *this;
        switches.goes_ahead = search > 0;
        return switches;
    }
};

Ladder<Switches> ladder();

} // namespace forethought::othello
