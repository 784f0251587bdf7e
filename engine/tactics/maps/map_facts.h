#pragma once

#include "engine/tactics/maps/map_maker.h"

namespace forethought::tactics {

/// What can be measured of one battle's map before anybody has moved. Counts of cells unless a name says
/// otherwise.
struct MapFacts {
    Landscape landscape = Landscape::open;
    CellSet walls;
    CellSet water;
    /// Of the whole position: map, rosters and where everybody stands.
    std::uint64_t hash = 0;
    /// The largest piece of walls, of water; cells that touch at a corner hang together to the eye.
    int largest_wall = 0;
    int largest_lake = 0;
    /// Ground that no walk from where the first unit stands leads to.
    int pockets = 0;
    /// Units that can be hit before their side has moved, or in the other side's first turn if it stays
    /// where it is.
    int exposed = 0;
    /// Ways that share no cell: from corner to corner (at most 2), and from the units of one side to those of
    /// the other (at most 6), which is how many can go abreast at the narrowest place.
    int corner_ways = 0;
    int front = 0;
    /// The longest straight line without a wall.
    int longest_sight = 0;
    /// Sketches that the maker drew for it.
    int sketches = 0;
};

/// Measures the battle of a seed. Everything is found anew, with the rules and by walking, not by the checks
/// of the maker.
MapFacts measure_map(std::uint64_t seed);

/// The parts of `measure_map` that maps of one's own can be held against.
int largest_piece(CellSet cells);
int disjoint_ways(CellSet ground, CellSet from, CellSet to);
int longest_sight(const Terrain& terrain);
/// Units that can be hit before their side has moved, or in the other side's first turn if it stays where it
/// is.
UnitSet units_exposed(const Position& position);

/// Cells that are not the same on both maps: ground, water or wall.
int difference(const MapFacts& one, const MapFacts& other);

} // namespace forethought::tactics
