#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/board.h"

#include <array>
#include <cstdint>
#include <vector>

namespace forethought::twenty48 {

/// 2048 as one would write it on the first evening: tiles in a square, moved one cell at a time. What the
/// board of table look-ups is held against.
struct SlowGrid {
    /// Tiles themselves (2, 4, ...), 0 for an empty cell; by row, then by column.
    std::array<std::array<int, kWidth>, kWidth> tiles{};

    static SlowGrid of(Board board) {
        SlowGrid grid;
        for (Cell cell = 0; cell < kCells; ++cell)
            if (const Rank rank = rank_at(board, cell); rank > 0) grid.at(cell % 4, cell / 4) = 1 << rank;
        return grid;
    }

    Board board() const {
        Board board = 0;
        for (Cell cell = 0; cell < kCells; ++cell) {
            Rank rank = 0;
            while (at(cell % 4, cell / 4) >= 2 << rank) ++rank;
            board = with_tile(board, cell, rank);
        }
        return board;
    }

    /// Slides all tiles by one direction and returns the points of the merges.
    int slide(Direction direction) {
        static constexpr std::array<int, kSlides> step_x{0, 1, 0, -1};
        static constexpr std::array<int, kSlides> step_y{-1, 0, 1, 0};
        const auto d = static_cast<std::size_t>(direction);
        std::array<std::array<bool, kWidth>, kWidth> is_merged{};
        int points = 0;
        for (int near = 0; near < kWidth; ++near)
            for (int lane = 0; lane < kWidth; ++lane) {
                // Tiles nearest to the edge that they move to go first.
                int x = step_x[d] == 0 ? lane : step_x[d] < 0 ? near : kWidth - 1 - near;
                int y = step_y[d] == 0 ? lane : step_y[d] < 0 ? near : kWidth - 1 - near;
                if (at(x, y) == 0) continue;
                while (is_inside(x + step_x[d], y + step_y[d]) && at(x + step_x[d], y + step_y[d]) == 0) {
                    at(x + step_x[d], y + step_y[d]) = at(x, y);
                    at(x, y) = 0;
                    x += step_x[d];
                    y += step_y[d];
                }
                const int next_x = x + step_x[d];
                const int next_y = y + step_y[d];
                if (!is_inside(next_x, next_y) || at(next_x, next_y) != at(x, y)) continue;
                bool& merged = is_merged[static_cast<std::size_t>(next_y)][static_cast<std::size_t>(next_x)];
                if (merged) continue;
                merged = true;
                points += at(next_x, next_y) *= 2;
                at(x, y) = 0;
            }
        return points;
    }

    int& at(int x, int y) { return tiles[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; }
    int at(int x, int y) const { return tiles[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; }
    bool operator==(const SlowGrid&) const = default;

  private:
    static bool is_inside(int x, int y) { return x >= 0 && x < kWidth && y >= 0 && y < kWidth; }
};

/// Any board: about half of its cells hold tiles of ranks 1 to `highest`.
inline Board random_board(Rng& rng, Rank highest) {
    Board board = 0;
    for (Cell cell = 0; cell < kCells; ++cell)
        if (rng.chance(1, 2))
            board = with_tile(board, cell, 1 + static_cast<Rank>(rng.below(static_cast<unsigned>(highest))));
    return board;
}

} // namespace forethought::twenty48
