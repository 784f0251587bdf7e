#include "engine/xiangqi/board.h"

#include "engine/xiangqi/movegen.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::xiangqi {

namespace {

/// Whether two boards are the same to the last slot.
bool are_same(const Board& a, const Board& b) {
    for (Slot slot = 0; slot < kSlots; ++slot)
        if (a.where(slot) != b.where(slot)) return false;
    for (int rank = 0; rank < kRanks; ++rank)
        if (a.rank_bits(rank) != b.rank_bits(rank)) return false;
    for (int file = 0; file < kFiles; ++file)
        if (a.file_bits(file) != b.file_bits(file)) return false;
    return a == b && a.hash() == b.hash();
}

/// A sum over pieces, as an evaluation may keep one up.
int sum(const Board& board) {
    int total = 0;
    for (Slot slot = 0; slot < kSlots; ++slot)
        if (board.where(slot) != kNowhere) total += (piece_of(slot) + 1) * (board.where(slot) + 1);
    return total;
}

int difference(const Change& change) {
    const int moved = piece_of(change.moved) + 1;
    int total = moved * (change.move.to() - change.move.from());
    if (change.takes()) total -= (piece_of(change.taken) + 1) * (change.move.to() + 1);
    return total;
}

} // namespace

TEST_CASE("unmaking a move restores everything", "[xiangqi][board]") {
    for (const Board& board : random_boards(samples(150), 250)) {
        Board changed = board;
        Moves moves;
        add_pseudo_legal(board, moves);
        for (const Action move : moves) {
            const Change change = changed.make(move);
            REQUIRE(changed.hash() == board.hash_after(move));
            REQUIRE(changed.hash() == changed.hash_from_scratch());
            REQUIRE(sum(changed) == sum(board) + difference(change));
            REQUIRE(changed.pieces() == board.pieces() - (change.takes() ? 1 : 0));
            changed.unmake(change);
            REQUIRE(are_same(changed, board));
        }
        changed.pass();
        REQUIRE(changed.hash() == changed.hash_from_scratch());
        REQUIRE(changed.hash() != board.hash());
        changed.pass();
        REQUIRE(are_same(changed, board));
    }
}

TEST_CASE("lists of pieces, points, ranks and files agree", "[xiangqi][board]") {
    for (const Board& board : random_boards(samples(150), 250)) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            const Slot slot = board.at(cell);
            const bool is_taken = slot != kNone;
            if (is_taken) REQUIRE(board.where(slot) == cell);
            REQUIRE(((board.rank_bits(rank_of(cell)) >> file_of(cell) & 1) != 0) == is_taken);
            REQUIRE(((board.file_bits(file_of(cell)) >> rank_of(cell) & 1) != 0) == is_taken);
        }
    }
}

TEST_CASE("a FEN round-trips, and keys of pieces differ", "[xiangqi][board]") {
    for (const Board& board : random_boards(samples(150), 250)) {
        const Start start{board, 7, 31};
        const auto again = parse_fen(format_fen(start));
        REQUIRE(again.ok());
        REQUIRE(again.value() == start);
        REQUIRE(again.value().board.hash() == board.hash());
    }
    std::set<std::uint64_t> keys{kTurnKey};
    for (const auto& of_piece : kPieceKeys) keys.insert(of_piece.begin(), of_piece.end());
    CHECK(keys.size() == kPieces * kCells + 1);
}

} // namespace forethought::xiangqi
