#pragma once

#include "engine/xiangqi/action.h"
#include "engine/xiangqi/board.h"
#include "engine/xiangqi/exposure.h"

#include <array>
#include <cstddef>
#include <optional>

namespace forethought::xiangqi {

/// What moves of the side to move have to be looked at for, so that they leave its general safe; found out
/// once for a position.
class Safety {
  public:
    Safety(const Board& board, bool is_in_check);

    /// Whether a move by the pieces' ways is legal: no enemy piece attacks the general after it, and the
    /// generals do not face each other.
    bool is_safe(Action move) const {
        const bool at_sight = exposure_ && move.from() != general_ && !exposure_->may_open(move);
        return at_sight || is_safe_at_length(move);
    }

  private:
    /// An enemy piece that attacks the general, and how that ends other than by the general's own move: the
    /// piece is taken, its way is blocked, or the screen of a cannon leaves.
    struct Checker {
        Kind kind = Kind::none;
        Cell cell = 0;
        /// A cannon's screen, or a horse's leg.
        Cell between = kNowhere;
    };

    bool is_safe_at_length(Action move) const;
    void find_checkers();
    bool answers(const Checker& checker, Action move) const;

    const Board& board_;
    Cell general_;
    /// Five at most: two horses, two chariots or cannons, and a soldier.
    MoveList<Checker, 8> checkers_{};
    /// Unless in check.
    std::optional<Exposure> exposure_{};
};

/// Appends the moves by the pieces' ways, of which some may leave the general attacked.
void add_pseudo_legal(const Board& board, Moves& moves);
void add_pseudo_legal_captures(const Board& board, Moves& moves);
void add_pseudo_legal_quiet(const Board& board, Moves& moves);

/// Appends the legal moves. In check they are the evasions, of which those that cannot help are left out at
/// sight.
void add_legal(const Board& board, Moves& moves);
void add_legal_captures(const Board& board, Moves& moves);

/// Whether the side to move has a legal move; without one it has lost, in check or not.
bool has_legal_move(const Board& board);

/// Whether a move, which may be any two points, is legal.
bool is_legal(const Board& board, Action move);
bool is_legal(const Board& board, Action move, bool is_in_check);
/// The same by the pieces' ways alone: for a move of a table or of another position.
bool is_pseudo_legal(const Board& board, Action move);

} // namespace forethought::xiangqi
