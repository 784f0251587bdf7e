#include "engine/twenty48/table_grid.h"

#include <algorithm>

namespace forethought::twenty48 {

namespace {

constexpr int kRises = 8;
constexpr int kFalls = 16;

std::uint32_t steps_of(std::size_t row) {
    std::uint32_t steps = 0;
    std::uint32_t before = 0;
    for (int i = 0; i < kWidth; ++i) {
        const auto rank = static_cast<std::uint32_t>(row >> (4 * i) & 15);
        // An empty cell counts at an edge only, and never for the roughness.
        if (rank == 0 && i != kWidth - 1) continue;
        if (rank > before && i > 0) steps += (rank - before) << kRises;
        if (before > rank) steps += (before - rank) << kFalls;
        if (before > 0 && rank > 0) steps += rank > before ? rank - before : before - rank;
        before = rank;
    }
    return steps;
}

/// The cells of `cells` that hang together with the lowest of them.
std::uint32_t group_of_lowest(std::uint32_t cells) {
    constexpr std::uint32_t not_first_column = 0xeeee;
    constexpr std::uint32_t not_last_column = 0x7777;
    std::uint32_t group = cells & (~cells + 1);
    while (true) {
        const std::uint32_t grown = (group | group << 4 | group >> 4 | (group << 1 & not_first_column) |
                                     (group >> 1 & not_last_column)) &
                                    cells;
        if (grown == group) return group;
        group = grown;
    }
}

std::uint8_t count_groups(std::size_t set) {
    auto cells = static_cast<std::uint32_t>(set);
    std::uint8_t groups = 0;
    for (; cells != 0; ++groups) cells &= ~group_of_lowest(cells);
    return groups;
}

std::uint32_t steps_of_rows(Board board) {
    const auto& steps = kTermTables.steps;
    return steps[row_at(board, 0)] + steps[row_at(board, 1)] + steps[row_at(board, 2)] +
           steps[row_at(board, 3)];
}

Rank highest_of_rows(Board board) {
    const auto& highest = kTermTables.highest;
    return std::max(std::max(highest[row_at(board, 0)], highest[row_at(board, 1)]),
                    std::max(highest[row_at(board, 2)], highest[row_at(board, 3)]));
}

int roughness(std::uint32_t steps) {
    return static_cast<int>(steps & 255);
}
int disorder(std::uint32_t steps) {
    return static_cast<int>(std::min(steps >> kRises & 255, steps >> kFalls & 255));
}

/// The lowest bits of the sixteen cells, side by side.
std::size_t gather(Board cells) {
    cells = (cells | cells >> 3) & 0x0303030303030303u;
    cells = (cells | cells >> 6) & 0x000f000f000f000fu;
    cells = (cells | cells >> 12) & 0x000000ff000000ffu;
    return static_cast<std::size_t>((cells | cells >> 24) & 0xffff);
}

} // namespace

TermTables::TermTables() {
    for (std::size_t row = 0; row < kRows; ++row) {
        steps[row] = steps_of(row);
        highest[row] =
            static_cast<std::uint8_t>(std::max({row & 15, row >> 4 & 15, row >> 8 & 15, row >> 12}));
        islands[row] = count_groups(row);
    }
}

const TermTables kTermTables;

Terms TableGrid::terms() const {
    const std::uint32_t rows = steps_of_rows(board_);
    const std::uint32_t columns = steps_of_rows(transpose(board_));
    return {.roughness = roughness(rows) + roughness(columns),
            .disorder = disorder(rows) + disorder(columns),
            .empty = count_empty(board_),
            .highest = highest_of_rows(board_)};
}

int TableGrid::annoyance(Cell cell, Rank rank) const {
    const int x = cell % kWidth;
    const int y = cell / kWidth;
    const auto added = [&](Row lane, int place) {
        const auto filled = static_cast<Row>(lane | rank << (4 * place));
        return roughness(kTermTables.steps[filled]) - roughness(kTermTables.steps[lane]);
    };
    const Board empty = empty_cells(board_) & ~(Board{1} << (4 * cell));
    return added(row_at(board_, y), x) + added(row_at(transpose(board_), x), y) +
           kTermTables.islands[gather(empty)];
}

} // namespace forethought::twenty48
