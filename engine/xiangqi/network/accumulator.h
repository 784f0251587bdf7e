#pragma once

#include "engine/xiangqi/board.h"
#include "engine/xiangqi/network/network.h"

#include <array>
#include <cstddef>
#include <vector>

namespace forethought::xiangqi::network {

/// What a network sees of the boards of a search, from its root to where it is. Moves wait until somebody
/// asks for a value, so that one that is taken back at once costs nothing.
class Accumulator {
  public:
    /// For so many moves in a row. `network` must outlive it.
    Accumulator(const Network& network, std::size_t moves) : network_(&network), levels_(moves + 1) {}

    /// The board is the root from now on.
    void set(const Board& board);
    /// A move was made; without one the side to move has passed.
    void make(const Change& change);
    void pass() { make(Change{}); }
    void unmake() { --height_; }

    /// The value of the board for the side to move, in hundredths of a soldier.
    Score value(Side to_move);

  private:
    struct Level {
        /// What led here from the level below, and whether it is in the views already.
        Change change{};
        bool is_seen = false;
        int pieces = 0;
        /// Red's and Black's.
        std::array<Network::View, 2> views{};
    };

    void see(const Level& below, Level& level) const;

    const Network* network_;
    std::vector<Level> levels_;
    std::size_t height_ = 0;
};

} // namespace forethought::xiangqi::network
