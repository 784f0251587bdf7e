#include "engine/tactics/rules/terrain.h"

#include <algorithm>
#include <cstdlib>

namespace forethought::tactics {

namespace {

CellSet lay_ray(Cell from, Direction direction, int range, CellSet open) {
    CellSet ray;
    Cell cell = neighbour(from, direction);
    for (int i = 0; i < range && cell != kNowhere && open.has(cell); ++i) {
        ray.insert(cell);
        cell = neighbour(cell, direction);
    }
    return ray;
}

} // namespace

Cell neighbour(Cell cell, Direction direction) {
    switch (direction) {
    case Direction::none:
        return cell;
    case Direction::north:
        return row(cell) > 0 ? static_cast<Cell>(cell - kWidth) : kNowhere;
    case Direction::east:
        return column(cell) < kWidth - 1 ? static_cast<Cell>(cell + 1) : kNowhere;
    case Direction::south:
        return row(cell) < kWidth - 1 ? static_cast<Cell>(cell + kWidth) : kNowhere;
    case Direction::west:
        return column(cell) > 0 ? static_cast<Cell>(cell - 1) : kNowhere;
    }
    return kNowhere;
}

Terrain::Terrain(CellSet walls, CellSet water, int extra_movement)
    : walls_(walls), water_(water - walls), ground_(CellSet::all() - walls - water) {
    for (int i = 0; i < kCells; ++i) {
        lay_strikes(static_cast<Cell>(i));
        lay_walks(static_cast<Cell>(i));
    }
    for (int i = 0; i < kCells; ++i) lay_open_strikes(static_cast<Cell>(i), extra_movement);
}

void Terrain::lay_strikes(Cell cell) {
    for (int i = 0; i < kUnitTypes; ++i) {
        const auto type = static_cast<UnitType>(i);
        CellSet all;
        for (const Direction direction : kDirections) {
            const CellSet ray = lay_ray(cell, direction, stats(type).range, open_to(type));
            rays_[static_cast<std::size_t>(type)][line_index(direction, cell)] = ray;
            all |= ray;
        }
        strikers_[static_cast<std::size_t>(type)][cell] = all & ground_;
    }
}

void Terrain::lay_walks(Cell cell) {
    steps_[cell].fill(kUnreachable);
    CellSet reached = CellSet::of(cell);
    for (std::uint8_t distance = 0; distance < kUnreachable; ++distance) {
        if (distance <= kLongestMove) open_reach_[distance][cell] = reached;
        CellSet fresh = reached;
        while (!fresh.empty()) {
            std::uint8_t& steps = steps_[cell][fresh.take()];
            steps = std::min(steps, distance);
        }
        const CellSet grown = (reached.grown() & ground_) | CellSet::of(cell);
        if (grown == reached && distance >= kLongestMove) break;
        reached = grown;
    }
    int obstacles = 0;
    for (int down = -2; down <= 2; ++down)
        for (int across = std::abs(down) - 2; across <= 2 - std::abs(down); ++across) {
            const int x = column(cell) + across;
            const int y = row(cell) + down;
            const bool inside = x >= 0 && x < kWidth && y >= 0 && y < kWidth;
            obstacles += inside && ground_.has(cell_at(x, y)) ? 0 : 1;
        }
    obstacles_around_[cell] = static_cast<std::uint8_t>(obstacles);
}

void Terrain::lay_open_strikes(Cell cell, int extra_movement) {
    for (int i = 0; i < kUnitTypes; ++i) {
        const auto type = static_cast<UnitType>(i);
        CellSet struck;
        CellSet from = open_reach(stats(type).movement + extra_movement, cell);
        while (!from.empty()) {
            const Cell stand = from.take();
            for (const Direction direction : kDirections) struck |= ray(type, direction, stand);
        }
        open_strikes_[static_cast<std::size_t>(type)][cell] = struck;
    }
}

} // namespace forethought::tactics
