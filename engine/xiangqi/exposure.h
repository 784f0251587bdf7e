#pragma once

#include "engine/xiangqi/action.h"
#include "engine/xiangqi/board.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::xiangqi {

/// On which ways a general that is not attacked may come to be attacked by pieces that do not move: because a
/// piece leaves that stands between, or because one comes between that is a cannon's screen.
class Exposure {
  public:
    Exposure(const Board& board, Side side);

    /// Whether a move of a piece other than the general may open such a way; of all others it is certain that
    /// they do not.
    bool may_open(Action move) const {
        return (marks_[static_cast<std::size_t>(move.from())] & kLeaves) != 0 ||
               (marks_[static_cast<std::size_t>(move.to())] & kEnters) != 0;
    }

  private:
    static constexpr std::uint8_t kLeaves = 1;
    static constexpr std::uint8_t kEnters = 2;

    void mark(Cell cell, std::uint8_t how) { marks_[static_cast<std::size_t>(cell)] |= how; }
    /// An enemy piece stands on a line of the general, by the places of both on it.
    template <class CellOf>
    void mark_line(Kind kind, LineBits bits, int place, int general, CellOf cell_of);

    std::array<std::uint8_t, kCells> marks_{};
};

} // namespace forethought::xiangqi
