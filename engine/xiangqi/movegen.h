#pragma once

#include "engine/xiangqi/action.h"
#include "engine/xiangqi/board.h"

#include <array>
#include <cstddef>

namespace forethought::xiangqi {

/// What moves of the side to move have to be looked at for, so that they leave its general safe; found out
/// once for a position.
class Safety {
  public:
    explicit Safety(const Board& board);

    bool in_check() const { return checkers_.size() > 0; }

    /// Whether a move by the pieces' ways is legal: no enemy piece attacks the general after it, and the
    /// generals do not face each other.
    bool is_safe(Action move) const;

  private:
    /// An enemy piece that attacks the general, and how that ends other than by the general's own move: the
    /// piece is taken, its way is blocked, or the screen of a cannon leaves.
    struct Checker {
        Kind kind = Kind::none;
        Cell cell = 0;
        /// A cannon's screen, or a horse's leg.
        Cell between = kNowhere;
    };

    void find_checkers();
    void find_lines();
    bool answers(const Checker& checker, Action move) const;

    const Board& board_;
    Cell general_;
    /// Five at most: two horses, two chariots or cannons, and a soldier.
    MoveList<Checker, 8> checkers_{};
    /// Whether an enemy piece stands on the general's line that may attack along it.
    bool along_rank_ = false;
    bool along_file_ = false;
    /// Whether an enemy horse's leg may be freed.
    bool by_horse_ = false;
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
/// The same by the pieces' ways alone: for a move of a table or of another position.
bool is_pseudo_legal(const Board& board, Action move);

} // namespace forethought::xiangqi
