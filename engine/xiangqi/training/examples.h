#pragma once

#include "engine/xiangqi/board.h"
#include "engine/xiangqi/network/network.h"
#include "engine/xiangqi/training/played_game.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace forethought::xiangqi::training {

/// A position as the network is told of it, and what it should say.
struct Example {
    /// As the side to move sees it; `pieces` of them.
    std::array<network::Input, kSlots> inputs{};
    std::uint8_t pieces = 0;
    /// The chance to win that the side to move should have, 0 to 1.
    float target = 0;
    /// What came of the game for it: 0, a half or 1.
    float points = 0;

    std::span<const network::Input> seen() const { return {inputs.data(), pieces}; }
};

struct Examples {
    std::vector<Example> examples;
};

/// How much of what a position should be worth is what came of the game, from 0 to 1; the rest is what the
/// search said.
struct Teaching {
    float experience = 0.2F;
};

Example example_of(const Board& board);

/// Appends the quiet positions of a game: those that were searched, without a check, and whose best move
/// takes nothing. Of what came before a move by lot only the search's value is learned.
void add_examples(const PlayedGame& game, const Teaching& teaching, Examples& examples);

} // namespace forethought::xiangqi::training
