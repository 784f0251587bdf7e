#pragma once

#include "engine/core/game.h"

#include <concepts>
#include <cstdint>
#include <string_view>

namespace forethought::cli {

/// The criteria by which good scenes of a game are selected:
///
/// - `is_plain(position)`: whether a person sees at a glance what there is to decide.
/// - `size(position)`: how much is on the board, by what counts in the game: units, stones, different tiles.
/// - `is_seen(action)`: whether there is anything to be seen of it on the board.
/// - `kUnit`, `unit()`: what values are measured in, in words, and the score that is one of it.
/// - `kLeastStake`, `kMostStake`: how much better than the other a turn has to be, in hundredths of the unit,
///   and from where on more says nothing more.
/// - `kDecided`: values from this one on see the game as won, and as lost from its opposite on: who wins with
///   either turn does not go wrong.
/// - `kHighestPlayer`: rungs up to this one play the games in which positions are looked for, unless others
///   are asked for.
template <class G>
struct SceneCriteria;

template <class G>
concept GameWithSceneCriteria = Game<G> &&
    requires(const typename G::Position& position, const typename G::Action& action) {
    { SceneCriteria<G>::is_plain(position) } -> std::same_as<bool>;
    { SceneCriteria<G>::size(position) } -> std::convertible_to<int>;
    { SceneCriteria<G>::is_seen(action) } -> std::same_as<bool>;
    { SceneCriteria<G>::kUnit } -> std::convertible_to<std::string_view>;
    { SceneCriteria<G>::unit() } -> std::same_as<std::int64_t>;
    { SceneCriteria<G>::kLeastStake } -> std::convertible_to<std::int64_t>;
    { SceneCriteria<G>::kMostStake } -> std::convertible_to<std::int64_t>;
    { SceneCriteria<G>::kDecided } -> std::convertible_to<std::int64_t>;
    { SceneCriteria<G>::kHighestPlayer } -> std::convertible_to<int>;
};

} // namespace forethought::cli
