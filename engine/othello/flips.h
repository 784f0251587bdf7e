#pragma once

#include "engine/othello/cell.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// The discs that a move turns over, without a loop over cells: along lines that run downwards by the carry
/// of an addition, along the row by a table. Upwards is downwards on the board turned upside down; both are
/// computed at once. Source: the carry technique of bitboards, as Othello programs use it.
namespace forethought::othello::detail {

/// A word of a board and the same word of the board upside down, in one register. GCC and Clang have such
/// types for every processor.
using BothWays = std::uint64_t __attribute__((vector_size(16)));
using Bytes = std::uint8_t __attribute__((vector_size(16)));

inline BothWays both_ways(Cells cells) {
    const auto bytes = reinterpret_cast<Bytes>(BothWays{cells, cells});
    return reinterpret_cast<BothWays>(
        __builtin_shufflevector(bytes, bytes, 0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8));
}

/// The cells of both halves together, on the upright board.
inline Cells united(BothWays cells) {
    const auto bytes = reinterpret_cast<Bytes>(cells);
    const auto turned = reinterpret_cast<BothWays>(
        __builtin_shufflevector(bytes, bytes, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
    return (cells | turned)[0];
}

/// By cell: the cells below it along each of the three lines that run downwards, and the cells above it,
/// upside down.
struct Rays {
    static constexpr int kCount = 3;
    BothWays rays[kCount];
};
inline constexpr auto kRays = [] {
    const auto below = [](int x, int y, int step) {
        Cells ray = 0;
        for (x += step, ++y; x >= 0 && x < kColumns && y < kColumns; x += step, ++y)
            ray |= only(cell_at(x, y));
        return ray;
    };
    std::array<Rays, kCells> all{};
    for (Cell cell = 0; cell < kCells; ++cell)
        for (int i = 0; i < Rays::kCount; ++i) {
            const int upside_down = kColumns - 1 - y_of(cell);
            all[static_cast<std::size_t>(cell)].rays[i] =
                BothWays{below(x_of(cell), y_of(cell), i - 1), below(x_of(cell), upside_down, i - 1)};
        }
    return all;
}();

/// Two tables of a row. The places where a disc's row could end in a disc of its own side, by the other
/// side's discs on the six inner cells; and the discs between the disc and such ends.
struct RowTables {
    std::array<std::array<std::uint8_t, 64>, kColumns> ends{};
    std::array<std::array<std::uint8_t, 256>, kColumns> between{};
};
inline constexpr RowTables kRows = [] {
    RowTables tables;
    for (int place = 0; place < kColumns; ++place)
        for (const int step : {-1, 1}) {
            const auto at = static_cast<std::size_t>(place);
            for (std::size_t inner = 0; inner < 64; ++inner) {
                int end = place + step;
                while (end > 0 && end < kColumns - 1 && (inner >> (end - 1) & 1) != 0) end += step;
                if (end >= 0 && end < kColumns && end != place + step)
                    tables.ends[at][inner] |= static_cast<std::uint8_t>(1 << end);
            }
            for (std::size_t ends = 0; ends < 256; ++ends)
                for (int end = place + step; end >= 0 && end < kColumns; end += step) {
                    if ((ends >> end & 1) == 0) continue;
                    for (int cell = place + step; cell != end; cell += step)
                        tables.between[at][ends] |= static_cast<std::uint8_t>(1 << cell);
                }
        }
    return tables;
}();

inline Cells flips_along_row(Cells mine, Cells theirs, Cell cell) {
    const auto x = static_cast<std::size_t>(x_of(cell));
    const int row = kColumns * y_of(cell);
    const std::uint8_t ends = kRows.ends[x][theirs >> row >> 1 & 0x3f];
    return Cells{kRows.between[x][ends & (mine >> row & 0xff)]} << row;
}

inline Cells flips(Cells mine, Cells theirs, Cell cell) {
    const BothWays own = both_ways(mine);
    const BothWays other = both_ways(theirs);
    BothWays flips{};
    for (const BothWays& ray : kRays[static_cast<std::size_t>(cell)].rays) {
        // A carry runs through the other side's discs and stops at the first cell that has none.
        const BothWays end = ((other | ~ray) + 1) & ray & own;
        // A comparison that holds is all ones, which is -1.
        flips |= (end + reinterpret_cast<BothWays>(end != 0)) & ray;
    }
    return united(flips) | flips_along_row(mine, theirs, cell);
}

} // namespace forethought::othello::detail
