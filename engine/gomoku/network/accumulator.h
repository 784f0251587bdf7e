#pragma once

#include "engine/core/move_list.h"
#include "engine/core/types.h"
#include "engine/gomoku/board.h"
#include "engine/gomoku/network/network.h"

#include <array>
#include <cstdint>
#include <vector>

namespace forethought::gomoku::network {

/// What matters how much in the order of moves, with this board in front of the side to move.
struct Attention {
    /// How much a cell's neurons count, the mover's first; in `kWeightUnit`.
    std::array<std::int16_t, 2 * kNeurons> to_neurons{};
    /// What the neurons of the context count to; in `kUnit`.
    std::array<std::int16_t, kContext> context{};
};

/// What a network sees of a board: the neurons of every empty cell and their sums, kept up to date by every
/// stone. Stones wait until somebody asks, so that one that is taken back at once costs nothing.
class Accumulator {
  public:
    /// `weights` must outlive it.
    explicit Accumulator(const Weights& weights) : weights_(&weights) {}

    /// Sees what stands on the board, and nothing of what was before but which stones came last.
    void set(const Board& board, const LastStones& last = {kNoStone, kNoStone});
    /// A stone is placed on an empty cell, or the last one that was placed is taken back.
    void make(Cell cell, Colour colour) { waiting_.push_back({cell, colour}); }
    void unmake();

    /// Value of the position for the side to move; points of the evaluation. `board` has the same stones.
    Score value(const Board& board);

    /// What to pay attention to, with all stones taken in. `board` has the same stones.
    Attention attention(const Board& board);
    /// How soon the side to move should look at an empty cell: the logarithm of the odds that it is the best
    /// one, up to what all cells have in common, in `kUnit`. `attention` is of this position.
    int order(const Board& board, const Attention& attention, Cell cell) const;

  private:
    static constexpr std::size_t kBoth = 2 * kNeurons;
    /// Of one cell: black's, then white's.
    struct alignas(2 * kBoth) Neurons {
        std::array<std::int16_t, kBoth> sums{};
    };
    struct Stone {
        Cell cell = 0;
        Colour colour = Colour::black;
    };
    /// A line that looked otherwise before a stone was placed.
    struct Changed {
        Cell cell = 0;
        LineCode was = 0;
        std::uint8_t direction = 0;
    };
    /// A stone that was taken in, and the last ones before it; what it changed lies in `changed_` from
    /// `begin` on.
    struct Placed {
        Stone stone;
        LastStones last{};
        std::size_t begin = 0;
    };

    LineCode& code(Cell cell, std::size_t direction) {
        return codes_[static_cast<std::size_t>(cell)][direction];
    }
    void take_in();
    void look_at(Cell cell);
    void place(Stone stone);
    void look_along(int direction, Cell cell);
    void change(Cell cell, std::size_t direction, LineCode now);
    void change_neurons(Cell cell, std::size_t colour, LineCode was, LineCode now);
    void count(Cell cell, int sign);
    Inputs inputs(const Board& board) const;

    const Weights* weights_;
    const LineBits* walls_ = nullptr;
    std::array<LineBits, 2> of_colour_{};
    /// For black.
    std::array<std::array<LineCode, kDirections>, kMostCells> codes_{};
    std::array<Neurons, kMostCells> neurons_{};
    /// What the neurons of all empty cells count to, black's first: 16 bits without a sign.
    alignas(16) std::array<std::int16_t, kBoth> counted_{};
    LastStones last_{kNoStone, kNoStone};
    MoveList<Stone, kMostCells> waiting_{};
    std::vector<Placed> placed_;
    std::vector<Changed> changed_;
};

} // namespace forethought::gomoku::network
