#pragma once

#include "engine/core/types.h"
#include "engine/xiangqi/action.h"
#include "engine/xiangqi/cell.h"
#include "engine/xiangqi/lines.h"
#include "engine/xiangqi/piece.h"
#include "engine/xiangqi/steps.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::xiangqi {

/// What a move did: enough to take it back, and for whoever sums up what stands on the board (an evaluation,
/// a network's accumulator) to follow it forth and back.
struct Change {
    Action move{};
    Slot moved = kNone;
    /// `kNone` where nothing was taken.
    Slot taken = kNone;

    bool takes() const { return taken != kNone; }
};

/// The pieces and the side to move: a mailbox, the place of each piece, and the pieces of each rank and file
/// as bits, by which one look into a table shows what a chariot or a cannon sees. Red is the first side.
class Board {
  public:
    /// An empty board, Red to move.
    Board();

    bool operator==(const Board& other) const;

    /// Puts a piece on an empty point. Returns whether the side had one of that kind left.
    bool place(Side side, Kind kind, Cell cell);
    void set_side(Side side);

    Side to_move() const { return to_move_; }
    Slot at(Cell cell) const { return cells_[static_cast<std::size_t>(cell)]; }
    bool is_empty(Cell cell) const { return at(cell) == kNone; }
    /// `kNowhere` for a piece that is not on the board.
    Cell where(Slot slot) const { return places_[slot]; }
    Cell general(Side side) const { return where(first_slot(side, Kind::general)); }
    LineBits rank_bits(int rank) const { return ranks_[static_cast<std::size_t>(rank)]; }
    LineBits file_bits(int file) const { return files_[static_cast<std::size_t>(file)]; }
    /// What a point sees along its rank and its file.
    const Sight& across(int file, int rank) const {
        return kSightOfRank[static_cast<std::size_t>(file)][rank_bits(rank)];
    }
    const Sight& along(int file, int rank) const {
        return kSightOfFile[static_cast<std::size_t>(rank)][file_bits(file)];
    }
    /// Where a horse on the point goes, pieces of its own side included.
    const Leaps& leaps(Cell from) const {
        const unsigned beside = 2u * rank_bits(rank_of(from)) >> file_of(from) & 5;
        const unsigned ahead = 2u * file_bits(file_of(from)) >> rank_of(from) & 5;
        return kSteps.leaps[static_cast<std::size_t>(from)][beside | ahead << 1];
    }
    /// How many pieces stand on it.
    int pieces() const;

    /// Of the pieces and the side to move.
    std::uint64_t hash() const { return hash_; }
    std::uint64_t hash_after(Action move) const;
    std::uint64_t hash_from_scratch() const;

    /// Makes a move of the side to move, which need not leave its general safe.
    Change make(Action move);
    /// Takes back the last move.
    void unmake(const Change& change);
    /// The other side is to move; twice, and nothing has happened.
    void pass();

  private:
    void lift(Slot slot, Cell cell);
    void put(Slot slot, Cell cell);

    std::array<Slot, kCells> cells_{};
    std::array<Cell, kSlots> places_{};
    std::array<LineBits, kRanks> ranks_{};
    std::array<LineBits, kFiles> files_{};
    Side to_move_ = Side::first;
    std::uint64_t hash_ = 0;
};

/// The keys of pieces in the hash.
extern const std::array<std::array<std::uint64_t, kCells>, kPieces> kPieceKeys;
/// The key of Black's turn.
inline constexpr std::uint64_t kTurnKey = 0x9d39247e33776d41u;

/// The same position with left and right swapped.
Board mirrored(const Board& board);
/// The same position with the sides swapped: each sees what the other saw.
Board turned(const Board& board);

inline std::uint64_t piece_key(Slot slot, Cell cell) {
    return kPieceKeys[static_cast<std::size_t>(piece_of(slot))][static_cast<std::size_t>(cell)];
}

inline void Board::lift(Slot slot, Cell cell) {
    cells_[static_cast<std::size_t>(cell)] = kNone;
    ranks_[static_cast<std::size_t>(rank_of(cell))] ^= place_bit(file_of(cell));
    files_[static_cast<std::size_t>(file_of(cell))] ^= place_bit(rank_of(cell));
    hash_ ^= piece_key(slot, cell);
}

inline void Board::put(Slot slot, Cell cell) {
    cells_[static_cast<std::size_t>(cell)] = slot;
    places_[slot] = cell;
    ranks_[static_cast<std::size_t>(rank_of(cell))] ^= place_bit(file_of(cell));
    files_[static_cast<std::size_t>(file_of(cell))] ^= place_bit(rank_of(cell));
    hash_ ^= piece_key(slot, cell);
}

inline std::uint64_t Board::hash_after(Action move) const {
    const Slot moved = at(move.from());
    const Slot taken = at(move.to());
    const std::uint64_t hash = hash_ ^ piece_key(moved, move.from()) ^ piece_key(moved, move.to()) ^ kTurnKey;
    return taken == kNone ? hash : hash ^ piece_key(taken, move.to());
}

inline Change Board::make(Action move) {
    const Change change{move, at(move.from()), at(move.to())};
    if (change.takes()) {
        lift(change.taken, move.to());
        places_[change.taken] = kNowhere;
    }
    lift(change.moved, move.from());
    put(change.moved, move.to());
    pass();
    return change;
}

inline void Board::unmake(const Change& change) {
    pass();
    lift(change.moved, change.move.to());
    put(change.moved, change.move.from());
    if (change.takes()) put(change.taken, change.move.to());
}

inline void Board::pass() {
    to_move_ = opponent(to_move_);
    hash_ ^= kTurnKey;
}

} // namespace forethought::xiangqi
