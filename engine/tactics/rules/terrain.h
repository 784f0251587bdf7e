#pragma once

#include "engine/tactics/rules/cell_set.h"
#include "engine/tactics/rules/unit.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace forethought::tactics {

enum class Direction : std::uint8_t { none, north, east, south, west };
inline constexpr std::array<Direction, 4> kDirections{Direction::north, Direction::east, Direction::south,
                                                      Direction::west};
constexpr Direction opposite(Direction direction) {
    return direction == Direction::none ? Direction::none
                                        : static_cast<Direction>((static_cast<int>(direction) + 1) % 4 + 1);
}

/// The neighbour of `cell` in a direction, or `kNowhere` beyond the edge.
Cell neighbour(Cell cell, Direction direction);

/// Cells that a step in a direction can lead to.
constexpr CellSet enterable(Direction direction) {
    if (direction == Direction::east) return ~CellSet::first_column();
    if (direction == Direction::west) return ~CellSet::last_column();
    return CellSet::all();
}

/// Those of `goals` that so many steps (1-4) in a direction lead to from the cells of a set; see CellSet.
constexpr CellSet moved(CellSet cells, Direction direction, int steps, CellSet goals) {
    switch (direction) {
    case Direction::none:
        break;
    case Direction::north:
        return cells.north(steps, goals);
    case Direction::east:
        return cells.east(steps, goals);
    case Direction::south:
        return cells.south(steps, goals);
    case Direction::west:
        return cells.west(steps, goals);
    }
    return cells & goals;
}

/// The member of a line of fire that is nearest to where the line begins; only when not empty.
constexpr Cell nearest(CellSet on_line, Direction direction) {
    return direction == Direction::east || direction == Direction::south ? on_line.lowest()
                                                                         : on_line.highest();
}

inline constexpr int kRings = kWidth / 2;

namespace detail {

/// From each cell to the board's edge, the cell itself included, by direction.
constexpr std::array<std::array<CellSet, kCells>, 4> lay_lines() {
    std::array<std::array<CellSet, kCells>, 4> lines{};
    for (int cell = 0; cell < kCells; ++cell)
        for (int i = 0; i < kWidth; ++i) {
            const auto at = static_cast<Cell>(cell);
            const auto from = static_cast<std::size_t>(cell);
            if (row(at) - i >= 0) lines[0][from].insert(static_cast<Cell>(cell - kWidth * i));
            if (column(at) + i < kWidth) lines[1][from].insert(static_cast<Cell>(cell + i));
            if (row(at) + i < kWidth) lines[2][from].insert(static_cast<Cell>(cell + kWidth * i));
            if (column(at) - i >= 0) lines[3][from].insert(static_cast<Cell>(cell - i));
        }
    return lines;
}
inline constexpr auto kLines = lay_lines();

constexpr std::array<CellSet, kRings + 1> lay_rings() {
    std::array<CellSet, kRings + 1> rings{};
    for (int fallen = 0; fallen <= kRings; ++fallen)
        for (int cell = 0; cell < kCells; ++cell) {
            const int x = cell % kWidth;
            const int y = cell / kWidth;
            const int to_edge = std::min(std::min(x, y), std::min(kWidth - 1 - x, kWidth - 1 - y));
            if (to_edge < fallen) rings[static_cast<std::size_t>(fallen)].insert(static_cast<Cell>(cell));
        }
    return rings;
}
inline constexpr auto kOuterRings = lay_rings();

} // namespace detail

/// Cells of the `rings` outermost rings of the board.
inline CellSet outer_rings(int rings) {
    return detail::kOuterRings[static_cast<std::size_t>(rings)];
}

/// The map of a battle, with everything laid out beforehand that depends on it alone. About 50 KB.
class Terrain {
  public:
    /// `walls` stop movement and every shot; `water` stops movement and fire, arrows fly over it.
    /// Units have at most `extra_movement` cells more to move than their type.
    Terrain(CellSet walls, CellSet water, int extra_movement = 0);

    CellSet walls() const { return walls_; }
    CellSet water() const { return water_; }
    CellSet ground() const { return ground_; }
    /// Cells that do not stop a strike of a unit of that type; units on them may.
    CellSet open_to(UnitType type) const { return type == UnitType::archer ? ground_ | water_ : ground_; }

    /// Cells that a strike from `from` passes in a direction if no unit stands in its way, `from` excluded.
    CellSet ray(UnitType type, Direction direction, Cell from) const {
        return rays_[static_cast<std::size_t>(type)][line_index(direction, from)];
    }
    /// Cells from which that unit type strikes `target` if no unit stands in the way. Strikes are symmetric.
    CellSet strikers(UnitType type, Cell target) const {
        return strikers_[static_cast<std::size_t>(type)][target];
    }
    /// `from` and all cells behind it in a direction, to the board's edge.
    static CellSet onward(Direction direction, Cell from) {
        return detail::kLines[static_cast<std::size_t>(direction) - 1][from];
    }

    /// Cells within `steps` (0-5) steps of `from` on ground without units, `from` included.
    CellSet open_reach(int steps, Cell from) const {
        return open_reach_[static_cast<std::size_t>(steps)][from];
    }

    /// Cells on which a unit of that type that stands on `from` could strike in its next turn on a board
    /// without other units: never fewer than with them.
    CellSet open_strikes(UnitType type, Cell from) const {
        return open_strikes_[static_cast<std::size_t>(type)][from];
    }

    /// Cells within `steps` steps of `from` when `blocked` cells cannot be entered; `from` is included.
    CellSet reach(int steps, Cell from, CellSet blocked) const;
    /// Whether `to` is one of them.
    bool is_in_reach(int steps, Cell from, CellSet blocked, Cell to) const;

    /// Steps of the shortest walk between two cells over ground without units; `kUnreachable` if there is
    /// none.
    int steps(Cell from, Cell to) const { return steps_[from][to]; }
    /// Cells within two steps (as the crow flies) that cannot be entered, those beyond the edge included:
    /// 0-12.
    int obstacles_around(Cell cell) const { return obstacles_around_[cell]; }

    bool operator==(const Terrain& other) const { return walls_ == other.walls_ && water_ == other.water_; }

    static constexpr int kLongestMove = params::kFighter.movement + params::kSwiftBy;
    static constexpr int kUnreachable = 100;

  private:
    static constexpr std::size_t line_index(Direction direction, Cell from) {
        return (static_cast<std::size_t>(direction) - 1) * kCells + from;
    }

    void lay_strikes(Cell cell);
    void lay_walks(Cell cell);
    void lay_open_strikes(Cell cell, int extra_movement);

    CellSet walls_;
    CellSet water_;
    CellSet ground_;
    std::array<std::array<CellSet, 4 * kCells>, kUnitTypes> rays_;
    std::array<std::array<CellSet, kCells>, kUnitTypes> strikers_;
    std::array<std::array<CellSet, kCells>, kLongestMove + 1> open_reach_;
    std::array<std::array<CellSet, kCells>, kUnitTypes> open_strikes_;
    std::array<std::array<std::uint8_t, kCells>, kCells> steps_;
    std::array<std::uint8_t, kCells> obstacles_around_;
};

inline CellSet Terrain::reach(int steps, Cell from, CellSet blocked) const {
    const CellSet open = open_reach(steps, from);
    const CellSet self = CellSet::of(from);
    if ((open & blocked & ~self).empty()) return open;
    const CellSet free = open - blocked;
    CellSet reached = self;
    for (int step = 0; step < steps; ++step) reached = (reached.grown() & free) | self;
    return reached;
}

inline bool Terrain::is_in_reach(int steps, Cell from, CellSet blocked, Cell to) const {
    if (to == from) return true;
    const CellSet open = open_reach(steps, from);
    if (!open.has(to) || blocked.has(to)) return false;
    const CellSet free = open - blocked;
    CellSet reached = CellSet::of(from);
    for (int step = 0; step < steps && !reached.has(to); ++step) reached |= reached.grown() & free;
    return reached.has(to);
}

} // namespace forethought::tactics
