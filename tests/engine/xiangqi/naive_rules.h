#pragma once

#include "engine/core/types.h"

#include <array>
#include <string>
#include <vector>

/// Rules of Xiangqi, slow and obvious: letters on a grid, no tables.
namespace forethought::xiangqi::naive {

struct Move {
    int from_file = 0;
    int from_rank = 0;
    int to_file = 0;
    int to_rank = 0;

    bool operator==(const Move&) const = default;
    auto operator<=>(const Move&) const = default;
};

class Game {
  public:
    /// The pieces and the side of a FEN with `n`, `b` and `w`.
    explicit Game(const std::string& fen);

    Side to_move() const { return to_move_; }
    char at(int file, int rank) const {
        return grid_[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file)];
    }

    /// Whether the piece on one point goes to the other by its ways, where none of its own stands.
    bool goes(const Move& move) const;
    /// Whether the side's general is attacked, or faces the other.
    bool is_attacked(Side side) const;
    /// In ascending order.
    std::vector<Move> legal_moves() const;
    /// The points, `9 * rank + file`, of the pieces of which a move of the side to move creates a chase, in
    /// ascending order: clause by clause as chase.h has them.
    std::vector<int> chased_by(const Move& move) const;
    void play(const Move& move);

  private:
    /// What guards the piece that a move takes.
    struct Guards {
        bool exist = false;
        bool may_recapture = false;
    };

    bool goes_legally(const Move& move) const;
    Guards guards(const Move& capture) const;
    bool creates_chase(const Move& move, const Game& after, const Move& capture) const;
    int between(const Move& move) const;
    bool is_of(Side side, char piece) const;

    std::array<std::array<char, 9>, 10> grid_{};
    Side to_move_ = Side::first;
};

} // namespace forethought::xiangqi::naive
