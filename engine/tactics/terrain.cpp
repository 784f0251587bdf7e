#include "engine/tactics/terrain.h"

namespace forethought::tactics {

namespace {

CellSet lay_ray(Cell from, Direction direction, int range, CellSet stops) {
    CellSet ray;
    Cell cell = neighbour(from, direction);
    for (int i = 0; i < range && cell != kNowhere && !stops.has(cell); ++i) {
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

Terrain::Terrain(CellSet walls, CellSet water)
    : walls_(walls), water_(water - walls), ground_(CellSet::all() - walls - water) {
    for (int i = 0; i < kCells; ++i) {
        const auto cell = static_cast<Cell>(i);
        for (int type = 0; type < kUnitTypes; ++type) {
            const auto unit_type = static_cast<UnitType>(type);
            const bool flies_over_water = unit_type == UnitType::archer;
            const CellSet stops = flies_over_water ? walls_ : walls_ | water_;
            CellSet all;
            for (const Direction direction : kDirections) {
                const CellSet ray = lay_ray(cell, direction, traits(unit_type).range, stops);
                rays_[static_cast<std::size_t>(type)][line_index(direction, cell)] = ray;
                all |= ray;
            }
            strikers_[static_cast<std::size_t>(type)][cell] = all & ground_;
        }
        open_reach_[0][cell] = CellSet::of(cell);
        for (std::size_t steps = 1; steps <= kLongestMove; ++steps)
            open_reach_[steps][cell] = (open_reach_[steps - 1][cell].grown() & ground_) | CellSet::of(cell);
    }
}

} // namespace forethought::tactics
