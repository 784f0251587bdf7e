#pragma once

#include "engine/core/rng.h"
#include "engine/gomoku/rules.h"
#include "engine/gomoku/symmetry.h"

#include <array>
#include <string>
#include <vector>

namespace forethought::gomoku {

inline constexpr std::array<Rule, 3> kRules{Rule::freestyle, Rule::standard, Rule::renju};

/// A game by the text form of its board and its moves: `game_of("9 freestyle free", "e5 e6")`.
Position game_of(const std::string& board, const std::string& moves);

/// A game in which stones were placed by lot, mostly beside others, none of which made a five; with fewer
/// than `stones` where nothing else was left.
Position random_game(Rng& rng, int size, Rule rule, int stones);

/// A legal stone by lot, mostly beside others, that ends nothing; -1 when there is none.
Cell random_stone(Rng& rng, const Position& position);

/// The position after a stone.
Position after(Position position, Cell cell);

/// The same stones under another rule or on a larger board. Stones that are allowed in renju are so
/// everywhere.
Position on_board(const Position& position, int size, Rule rule);

/// The same game, turned.
Position turned(const Position& position, int symmetry);

/// The same stones with the colours exchanged. For an even number of stones.
Position with_colours_exchanged(const Position& position);

std::vector<Cell> empty_cells(const Position& position);

} // namespace forethought::gomoku
