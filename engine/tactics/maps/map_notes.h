#pragma once

#include "engine/tactics/rules/position.h"

#include <cstdint>
#include <vector>

namespace forethought::tactics {

/// What a map of one's own lacks beside those that the maker draws (map_maker.h). The rules play it all the
/// same.
enum class MapNote : std::uint8_t {
    /// Units from which no walk leads to any enemy.
    apart,
    /// Ground that all walks from one side's units to the other's lead through.
    one_way,
    /// Ground with at most one neighbour to go to.
    dead_end,
    /// Units that can be hit before their side has moved, or in the other side's first turn if they stay.
    exposed,
    /// What is not the same after a half turn of the board: ground, or a unit of the other side.
    lopsided,
};

/// The cells that a note is about, at least one.
struct NotedCells {
    MapNote note = MapNote::apart;
    CellSet cells;
};

/// All notes on the position in which a battle begins, in the order of `MapNote`.
std::vector<NotedCells> notes_on_map(const Position& position);

} // namespace forethought::tactics
