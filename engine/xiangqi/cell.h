#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::xiangqi {

inline constexpr int kFiles = 9;
inline constexpr int kRanks = 10;
inline constexpr int kCells = kFiles * kRanks;

/// A point of the board: `9 * rank + file`, files from Red's left and ranks from Red's side, from 0.
using Cell = std::int8_t;

/// Where a piece is that was taken.
inline constexpr Cell kNowhere = -1;

constexpr Cell cell_at(int file, int rank) {
    return static_cast<Cell>(kFiles * rank + file);
}

namespace detail {

constexpr auto make_coordinates(bool ranks) {
    std::array<std::int8_t, kCells> coordinates{};
    for (std::size_t cell = 0; cell < kCells; ++cell)
        coordinates[cell] = static_cast<std::int8_t>(ranks ? cell / kFiles : cell % kFiles);
    return coordinates;
}
inline constexpr auto kFileOf = make_coordinates(false);
inline constexpr auto kRankOf = make_coordinates(true);

} // namespace detail

constexpr int file_of(Cell cell) {
    return detail::kFileOf[static_cast<std::size_t>(cell)];
}
constexpr int rank_of(Cell cell) {
    return detail::kRankOf[static_cast<std::size_t>(cell)];
}
constexpr bool is_on_board(int file, int rank) {
    return file >= 0 && file < kFiles && rank >= 0 && rank < kRanks;
}

/// Whether a rank lies on Red's side of the river.
constexpr bool is_reds_half(int rank) {
    return rank < kRanks / 2;
}
/// Whether a point lies in either palace.
constexpr bool is_in_palace(int file, int rank) {
    return file >= 3 && file <= 5 && (rank <= 2 || rank >= 7);
}

/// The point on the other side of the middle file.
constexpr Cell mirrored(Cell cell) {
    return cell_at(kFiles - 1 - file_of(cell), rank_of(cell));
}
/// The point at which the other side sees its board as this side sees `cell`.
constexpr Cell turned(Cell cell) {
    return static_cast<Cell>(kCells - 1 - cell);
}

} // namespace forethought::xiangqi
