#include "engine/xiangqi/board.h"

#include "engine/core/rng.h"

#include <algorithm>

namespace forethought::xiangqi {

namespace {

std::array<std::array<std::uint64_t, kCells>, kPieces> make_keys() {
    std::array<std::array<std::uint64_t, kCells>, kPieces> keys{};
    Rng rng(0x7869616e677169);
    for (auto& of_piece : keys)
        for (auto& key : of_piece) key = rng.next();
    return keys;
}

/// What `place_of` makes of the board, with sides swapped where `swaps` is true.
template <class PlaceOf>
Board moved_by(const Board& board, PlaceOf place_of, bool swaps) {
    Board result;
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const Cell cell = board.where(slot);
        if (cell == kNowhere) continue;
        const Side side = side_of(slot);
        result.place(swaps ? opponent(side) : side, kind_of(slot), place_of(cell));
    }
    result.set_side(swaps ? opponent(board.to_move()) : board.to_move());
    return result;
}

} // namespace

const std::array<std::array<std::uint64_t, kCells>, kPieces> kPieceKeys = make_keys();

Board::Board() {
    cells_.fill(kNone);
    places_.fill(kNowhere);
}

/// Pieces of one kind are as good as each other, whatever their slots.
bool Board::operator==(const Board& other) const {
    if (to_move_ != other.to_move_) return false;
    return std::equal(cells_.begin(), cells_.end(), other.cells_.begin(), [](Slot a, Slot b) {
        return (a == kNone) == (b == kNone) && (a == kNone || piece_of(a) == piece_of(b));
    });
}

bool Board::place(Side side, Kind kind, Cell cell) {
    for (Slot slot = first_slot(side, kind); slot < end_slot(side, kind); ++slot)
        if (where(slot) == kNowhere) {
            put(slot, cell);
            return true;
        }
    return false;
}

void Board::set_side(Side side) {
    if (side != to_move_) pass();
}

int Board::pieces() const {
    return static_cast<int>(
        std::count_if(places_.begin(), places_.end(), [](Cell c) { return c != kNowhere; }));
}

std::uint64_t Board::hash_from_scratch() const {
    std::uint64_t hash = to_move_ == Side::second ? kTurnKey : 0;
    for (Cell cell = 0; cell < kCells; ++cell)
        if (!is_empty(cell)) hash ^= piece_key(at(cell), cell);
    return hash;
}

Board mirrored(const Board& board) {
    return moved_by(
        board, [](Cell cell) { return mirrored(cell); }, false);
}

Board turned(const Board& board) {
    return moved_by(
        board, [](Cell cell) { return turned(cell); }, true);
}

} // namespace forethought::xiangqi
