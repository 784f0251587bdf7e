#pragma once

#include "engine/core/blur.h"
#include "engine/core/ladder.h"
#include "engine/core/limits.h"
#include "engine/core/multi_pv_line.h"
#include "engine/core/player_traits.h"
#include "engine/core/result.h"
#include "engine/core/types.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace forethought {

/// The rules of a game, as a type with static functions. Rules never know search.
///
/// - `Position`: a copyable value that holds everything that the rules look at.
/// - `Action`: the smallest thing a side does: a move, or one of the several that a turn is made of.
/// - `start(seed)`: the position in which the game of this seed begins.
/// - `parse(text)`, `format(position)`: the text form; they round-trip, and a bad text is refused with the
///   line and the reason.
/// - `legal_actions(position)`: all of them, in a fixed order; empty only when the game is over.
/// - `play(position, action, events)`: plays a legal action; appends its events (integers, laid out by
///   the game, see wasm/GAME.d.ts) when `events` is not null.
/// - `actions_left(position)`: how many actions the side to move may still have in this turn, at least 1
///   (always 1 where sides alternate action by action); limits are shared over them.
/// - `hash(position)`: 64 bits; equal positions have equal hashes.
/// - `encode(action)`, `decode(code)`: one 32-bit integer, never negative; `decode` gives nothing for a
///   number that is no action.
/// - `format_action`, `parse_action`: the action's text form in a position.
/// - `snapshot(position)`: what a board view draws, as integers laid out by the game.
/// - `ponder(position)`: what the side to move is assumed to do next, so that what follows is worth thinking
/// about
///   before it has: the end of its turn, or nothing at all. Legal in order; none once the game is over.
template <class G>
concept GameRules = requires(const typename G::Position& position, typename G::Position& mutable_position,
                             const typename G::Action& action, std::string_view text, std::uint64_t seed,
                             std::vector<std::int32_t>* events, std::int32_t code) {
    requires std::copyable<typename G::Position>;
    requires std::equality_comparable<typename G::Action>;
    { G::kName } -> std::convertible_to<std::string_view>;
    { G::start(seed) } -> std::same_as<typename G::Position>;
    { G::parse(text) } -> std::same_as<Result<typename G::Position>>;
    { G::format(position) } -> std::same_as<std::string>;
    { G::legal_actions(position) } -> std::same_as<std::vector<typename G::Action>>;
    { G::is_legal(position, action) } -> std::same_as<bool>;
    { G::play(mutable_position, action, events) } -> std::same_as<void>;
    { G::outcome(position) } -> std::same_as<Outcome>;
    { G::side_to_move(position) } -> std::same_as<Side>;
    { G::actions_left(position) } -> std::same_as<int>;
    { G::hash(position) } -> std::same_as<std::uint64_t>;
    { G::encode(action) } -> std::same_as<std::int32_t>;
    { G::decode(code) } -> std::same_as<std::optional<typename G::Action>>;
    { G::format_action(position, action) } -> std::same_as<std::string>;
    { G::parse_action(position, text) } -> std::same_as<Result<typename G::Action>>;
    { G::snapshot(position) } -> std::same_as<std::vector<std::int32_t>>;
    { G::ponder(position) } -> std::same_as<std::optional<std::vector<typename G::Action>>>;
};

/// Whether a game has no opponent: one player against chance, for a score. Said by `G::kSolitary`.
template <class G>
inline constexpr bool is_solitary = [] {
    if constexpr (requires { G::kSolitary; })
        return G::kSolitary;
    else
        return false;
}();

/// What a result tells about who is the stronger one, in hundredths of what a result tells of which nothing
/// but the winner is known: a win by much tells more than one by little. Said by `G::result_weight(position)`
/// of a position in which the game is over; 100 in games that do not say.
template <GameRules G>
int result_weight(const typename G::Position& position) {
    if constexpr (requires {
                      { G::result_weight(position) } -> std::same_as<int>;
                  })
        return G::result_weight(position);
    else
        return 100;
}

/// Whether an action of `side` that led to `after` was the last of a turn. Alone, every action is.
template <GameRules G>
bool ends_turn(Side side, const typename G::Position& after) {
    return is_solitary<G> || G::side_to_move(after) != side;
}

/// What plays a game: which search with which switches. Driven by `Session`, in slices.
///
/// - `set(position)`: a new root; nothing is kept but what is true of any position.
/// - `play(action)`: the action was played at the root; what is known of the rest is kept.
/// - `begin(limits)`: thinking starts, within the limits of this root (a share of those of the turn).
/// - `kTraits`: what it has besides (`player_traits.h`).
/// - `advance(nodes)`: thinks for at most that many nodes, and the step of its traits. Where it is cut never
///   changes what is found. Returns whether anything is left to improve within the limits.
/// - `best()`: a legal action whenever the game goes on, even before the first `advance`.
template <class P, class G>
concept PlayerOf = requires(P& player, const P& const_player, const typename G::Position& position,
                            const typename G::Action& action, const Limits& limits, Nodes nodes) {
    { P::kTraits } -> std::same_as<const PlayerTraits&>;
    { player.set(position) } -> std::same_as<void>;
    { player.play(action) } -> std::same_as<void>;
    { player.begin(limits) } -> std::same_as<void>;
    { player.advance(nodes) } -> std::same_as<bool>;
    { const_player.best() } -> std::same_as<BestMove<typename G::Action>>;
    { const_player.info() } -> std::same_as<Info>;
};

/// A game that can be played against: rules, a ladder, and a player made from a rung, a seed and a blur.
///
/// - `multi_pv(player, root, most)`: the player's MultiPV lines, the best lines at its root, at most
///   `most`, best first; for showing, so it costs nothing until it is asked for and changes nothing.
template <class G>
concept Game = GameRules<G> && PlayerOf<typename G::Player, G> &&
    std::constructible_from<typename G::Player, const typename G::Switches&, std::uint64_t, const Blur&> &&
    requires(const typename G::Player& player, const typename G::Position& root, std::size_t most) {
    { G::ladder() } -> std::same_as<Ladder<typename G::Switches>>;
    { G::multi_pv(player, root, most) } -> std::same_as<std::vector<MultiPvLine<typename G::Action>>>;
};

/// A game that can be measured by the scores of one player.
///
/// - `score(position)`: the points so far.
/// - `milestone(position)`: the greatest thing reached so far, of which `kMilestones` names those worth
/// counting,
///   ascending.
template <class G>
concept SolitaryGame = Game<G> && is_solitary<G> && requires(const typename G::Position& position) {
    { G::score(position) } -> std::same_as<std::int64_t>;
    { G::milestone(position) } -> std::same_as<std::int64_t>;
    G::kMilestones.size();
};

} // namespace forethought
