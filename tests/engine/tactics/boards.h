#pragma once

#include "engine/tactics/rules/rules.h"
#include "engine/tactics/text/notation.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace forethought::tactics {

/// What a drawing does not show. In the default round both sides move alike.
struct Setting {
    Side to_move = Side::first;
    int round = 10;
    int quiet = 0;
    int rings = 0;
    bool damage = false;
    /// By the name of the cell; units not named here are unhurt.
    std::vector<std::pair<std::string_view, int>> hit_points{};
    /// Cells of units that have acted.
    std::vector<std::string_view> acted{};
};

/// A position drawn from the top row down, one character a cell: `F A W` the first side's fighter, archer and
/// wizard, `f a w` the second side's, `.` ground, `#` wall, `~` water. Everything that is not drawn is wall,
/// so that a small drawing is a small board. Units are numbered in reading order, the first side's first.
Position drawn(const std::vector<std::string_view>& rows, const Setting& setting = {});

/// The cell of a name, which must be one.
Cell cell(std::string_view name);
/// Who stands there; somebody must.
Unit unit_on(const Position& position, std::string_view name);
int hit_points_on(const Position& position, std::string_view name);

/// The action of a text, which must be one, legal or not.
Action action(const Position& position, std::string_view text);
bool legal(const Position& position, std::string_view text);
/// Plays an action, which must be legal, and returns its events.
std::vector<std::int32_t> play(Position& position, std::string_view text);
/// Plays whole rounds in which nobody does anything; the first side must be to move.
void pass_rounds(Position& position, int rounds);

/// The names of the cells of a set in reading order: "a1 b1 c4".
std::string names(CellSet cells);
/// Names of the cells that a unit can go to.
std::string reach_of(const Position& position, std::string_view name);

} // namespace forethought::tactics
