#pragma once

#include "engine/core/types.h"
#include "engine/othello/position.h"

#include <array>
#include <string>
#include <vector>

/// The rules of Othello once more, cell by cell, slow and obvious.
namespace forethought::othello::naive {

struct Game {
    /// ' ', 'X' for black or 'O' for white, by row and column.
    std::array<std::array<char, 8>, 8> cells{};
    char to_move = 'X';

    /// The usual start.
    Game();
    explicit Game(const Position& position);

    /// Rows and columns that a disc of `colour` on a cell turns over, by `8 * row + column`, in ascending
    /// order.
    std::vector<int> turned_over(int row, int column, char colour) const;
    bool can_move(char colour) const;
    /// Codes of the legal actions: `8 * row + column`, or 64 for a pass; none at the end.
    std::vector<int> legal_codes() const;
    void play(int code);

    Outcome outcome() const;
    /// 64 letters and who is to move.
    std::string text() const;
};

/// The value of a position for the side to move, by trying everything.
int value(const Game& game);

} // namespace forethought::othello::naive
