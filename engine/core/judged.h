#pragma once

#include "engine/core/game.h"
#include "engine/core/result.h"

#include <concepts>
#include <string>
#include <string_view>

namespace forethought {

/// What the rules say of a game, in words.
struct Judgement {
    /// Who loses, as `red_loses`; `draw`; or `none` while the game goes on.
    std::string verdict{};
    /// The rule that says so, in the game's words; `none` while the game goes on.
    std::string rule{};
    /// The piece that it is about and where it stands; empty where there is none.
    std::string piece{};
    std::string cell{};
    /// The first ply that counts, and the one with which it was decided, from 1; 0 while the game goes on.
    std::size_t from_ply = 0;
    std::size_t ply = 0;
};

/// A game whose rules also look at the way that led to a position.
///
/// - `judge(start, moves)`: plays moves from a start, both in the texts of the game's own world, until the
/// game
///   is over. Error: what is wrong and where.
template <class G>
concept JudgedGame = GameRules<G> && requires(std::string_view text) {
    { G::judge(text, text) } -> std::same_as<Result<Judgement>>;
};

} // namespace forethought
