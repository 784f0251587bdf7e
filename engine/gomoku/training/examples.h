#pragma once

#include "engine/core/types.h"
#include "engine/gomoku/network/network.h"
#include "engine/gomoku/training/self_play.h"

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace forethought::gomoku {

/// An empty cell as the network is told of it.
struct SeenCell {
    /// By direction: what the line is for the side to move, and for the other one.
    std::array<network::LineCode, kDirections> mine{};
    std::array<network::LineCode, kDirections> theirs{};
    /// `network::threat_pair`.
    std::uint8_t threats = 0;
    /// How it lies to the last stone, and to the one before (`network::relative_feature`).
    std::array<std::uint8_t, network::kLastStones> relative_features{};
    /// Whether it is among the cells that are searched.
    bool is_near = false;
};

/// A position as the network is told of it, and what it should say.
struct Example {
    static constexpr std::uint32_t kNoMove = std::numeric_limits<std::uint32_t>::max();

    /// Its cells are `cells[first_cell]` and those after it; cells from which no stone is seen are left out.
    std::size_t first_cell = 0;
    std::uint32_t cells = 0;
    /// Which of them was played, `kNoMove` where that is not to be learned.
    std::uint32_t move = kNoMove;
    /// As `network::kInputs` has them, from 0 to 1.
    std::array<float, network::kCounts> counts{};
    /// The chance to win that the side to move should have, 0 to 1.
    float target = 0;
    /// What came of the game for it: 0, a half or 1; for an aside as much as it should say.
    float points = 0;
};

struct Examples {
    std::vector<Example> examples;
    std::vector<SeenCell> cells;

    std::span<const SeenCell> cells_of(const Example& example) const {
        return {cells.data() + example.first_cell, example.cells};
    }
};

/// How much of what a position should be worth is what came of the game, from 0 to 1; the rest is what the
/// search said, in which `points_of_odds` points make the odds e times as good.
struct Teaching {
    float experience = 0.5F;
    float points_of_odds = 173.7F;
};

/// Appends the positions of a game that can be learned from: those that were searched and that fives or live
/// fours do not decide, and its asides.
void add_examples(const PlayedGame& game, const Teaching& teaching, Examples& examples);

} // namespace forethought::gomoku
