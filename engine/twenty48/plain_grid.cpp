#include "engine/twenty48/plain_grid.h"

#include "engine/core/rng.h"

#include <cstdlib>
#include <optional>

namespace forethought::twenty48 {

namespace {

/// Calls `visit(rank, next)` for each two ranks of a lane that follow one another, empty cells passed over.
template <class Visit>
void for_each_pair(const Tiles& tiles, Direction direction, int lane, bool with_empty_edges, Visit visit) {
    std::optional<Rank> before;
    for (int step = 0; step < kWidth; ++step) {
        const Rank rank = rank_at(tiles, cell_of_lane(direction, lane, step));
        const bool is_edge = step == 0 || step == kWidth - 1;
        if (rank == 0 && !(with_empty_edges && is_edge)) continue;
        if (before) visit(*before, rank);
        before = rank;
    }
}

int roughness_of_lane(const Tiles& tiles, Direction along, int lane) {
    int sum = 0;
    for_each_pair(tiles, along, lane, false, [&](Rank a, Rank b) { sum += std::abs(a - b); });
    return sum;
}

int roughness(const Tiles& tiles) {
    int sum = 0;
    for (const Direction along : {Direction::left, Direction::up})
        for (int lane = 0; lane < kWidth; ++lane) sum += roughness_of_lane(tiles, along, lane);
    return sum;
}

/// Of the row and the column of a cell.
int roughness_around(const Tiles& tiles, Cell cell) {
    return roughness_of_lane(tiles, Direction::left, cell / kWidth) +
           roughness_of_lane(tiles, Direction::up, cell % kWidth);
}

int disorder(const Tiles& tiles) {
    int sum = 0;
    for (const Direction along : {Direction::left, Direction::up}) {
        int rises = 0;
        int falls = 0;
        for (int lane = 0; lane < kWidth; ++lane)
            for_each_pair(tiles, along, lane, true,
                          [&](Rank a, Rank b) { (b > a ? rises : falls) += std::abs(a - b); });
        sum += std::min(rises, falls);
    }
    return sum;
}

/// Takes a group of empty cells that touch one another out of `tiles`.
void fill(Tiles& tiles, int x, int y) {
    if (x < 0 || x >= kWidth || y < 0 || y >= kWidth) return;
    auto& rank = tiles[static_cast<std::size_t>(kWidth * y + x)];
    if (rank != 0) return;
    rank = 1;
    fill(tiles, x - 1, y);
    fill(tiles, x + 1, y);
    fill(tiles, x, y - 1);
    fill(tiles, x, y + 1);
}

int islands(Tiles tiles) {
    int groups = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (rank_at(tiles, cell) != 0) continue;
        ++groups;
        fill(tiles, cell % kWidth, cell / kWidth);
    }
    return groups;
}

} // namespace

std::uint64_t PlainGrid::hash() const {
    std::uint64_t hash = 0;
    for (std::size_t half = 0; half < 2; ++half) {
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < kCells / 2; ++i) word = word << 8 | tiles_[half * kCells / 2 + i];
        hash = mix(hash, word);
    }
    return hash;
}

Terms PlainGrid::terms() const {
    return {.roughness = roughness(tiles_),
            .disorder = disorder(tiles_),
            .empty = count_empty(tiles_),
            .highest = highest_rank(tiles_)};
}

int PlainGrid::annoyance(Cell cell, Rank rank) const {
    Tiles after = tiles_;
    after[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(rank);
    return roughness_around(after, cell) - roughness_around(tiles_, cell) + islands(after);
}

} // namespace forethought::twenty48
