#pragma once

#include "engine/core/types.h"
#include "engine/twenty48/action.h"
#include "engine/twenty48/tiles.h"

#include <cstdint>

namespace forethought::twenty48 {

/// Who places the new tiles.
enum class Mode : std::uint8_t {
    /// Chance: with every slide a new tile comes, a 2 in nine of ten cases, else a 4.
    chance,
    /// The second side, wherever and whichever it wants.
    adversary,
};

/// What the side to move is to do.
enum class Phase : std::uint8_t { slide, place };

/// A game of 2048.
struct Position {
    Tiles tiles{};
    Mode mode = Mode::chance;
    Phase phase = Phase::slide;
    /// The seed of the new tiles. The same seed gives everybody the same tiles: their values, and their
    /// places among the empty cells.
    std::uint64_t seed = 0;
    /// Slides so far.
    std::int32_t moves = 0;
    /// Points so far: the sum of the tiles that merges have made.
    std::int32_t score = 0;
};

/// The tile that wins; the game goes on after it.
inline constexpr Rank kWinningRank = 11;
/// All tiles of a game together are at most this: 4 + 8 + ... + 131072, one on each cell. To make a larger
/// tile, or more of them, a seventeenth cell would be needed.
inline constexpr std::int32_t kMostTogether = 262'140;
/// Bounds of moves and score in a text form; no game comes near them.
inline constexpr std::int32_t kMostMoves = 1'000'000;
inline constexpr std::int32_t kMostPoints = 100'000'000;

/// The position in which a game begins: two random tiles.
Position start(std::uint64_t seed, Mode mode);

/// The random tile number `number` of the game (from 0), as the action that places it. There must be an empty
/// cell.
Action drawn_tile(const Position& position, int number);

/// Sum of all tiles.
std::int32_t together(const Tiles& tiles);

constexpr bool has_won(const Position& position) {
    return highest_rank(position.tiles) >= kWinningRank;
}

/// Equal positions have equal hashes, however they came about.
std::uint64_t hash(const Position& position);

} // namespace forethought::twenty48
