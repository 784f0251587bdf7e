#pragma once

#include "engine/core/ladder.h"
#include "engine/xiangqi/evaluation/features.h"
#include "engine/xiangqi/params.h"

#include <cstdint>

namespace forethought::xiangqi {

struct Weights;
namespace network {
class Network;
}

/// What a rung turns on; each rung adds one switch to those of the rung below. The player is the same for
/// all.
struct Switches {
    int rung = 0;
    /// Rung 10: the capture that wins most by the exchanges that follow, instead of a random move.
    bool takes_most = false;
    /// Rungs 20 and 30: plies that are searched by alpha-beta, by material and places; 0 for a move without a
    /// search, 99 for as many as there is time for.
    int depth = 0;
    /// Rung 40: captures are searched to their end.
    bool quiesces = false;
    /// Rung 50: one ply more as long as there is time.
    bool deepens = false;
    /// Rung 60: captures by victim and attacker, killers, history.
    bool orders = false;
    /// Rung 70: a transposition table.
    bool remembers = false;
    /// Rung 80: null move, and narrow windows for all moves but the first.
    bool passes = false;
    /// Rung 90: late moves are searched less deeply.
    bool reduces = false;
    /// Rung 100: a ply more in check, and captures that lose by exchange come last or not at all.
    bool extends = false;
    bool weighs_exchanges = false;
    /// Rung 110: futility and late-move pruning.
    bool skips = false;
    /// Rung 120: what is counted besides material and places.
    EvaluationParts parts{};
    /// Rung 130: a position that comes again below the root is judged at once.
    bool knows_repetition = false;
    /// Rung 140: begins by an opening book.
    bool consults_book = false;
    /// Rung 150: weights that were fitted to games of its own.
    bool is_fitted = false;
    std::uint64_t table_bytes = params::kTableBytes;
    /// Rung 160: positions are valued by a network.
    bool has_network = false;
    /// Rung 170: a second search of the same root goes ahead and tells what it finds.
    bool confers = false;
    /// Whether this is that search.
    bool goes_ahead = false;
    /// Weights and a network of one's own instead of the engine's; null for none.
    const Weights* weights = nullptr;
    const network::Network* network = nullptr;

    /// In how many parallel searches the rung thinks (engine/core/parallel_search.h), and with what in each.
    constexpr int searches() const { return confers ? 2 : 1; }
    constexpr Switches of_search(int search) const {
        Switches switches = *this;
        switches.goes_ahead = search > 0;
        return switches;
    }
};

Ladder<Switches> ladder();

} // namespace forethought::xiangqi
