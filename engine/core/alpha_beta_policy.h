#pragma once

#include "engine/core/move_list.h"
#include "engine/core/transposition_table.h"
#include "engine/core/types.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace forethought {

/// How a search goes about; what a rung can do without.
struct AlphaBetaSettings {
    /// Leave out what cannot matter; without it every move of every position is searched (minimax).
    bool prunes = true;
    /// One ply more after the other; without it the deepest search at once.
    bool deepens = true;
    /// Keep results in a table of `table_bytes`.
    bool remembers = true;
    /// Principal variation search with late-move reductions, an aspiration window, killers and history, and
    /// whatever of the kind the policy has besides.
    bool reduces = true;
    Ply most_depth = 64;
    /// Half the width of the window about the last iteration's value; game units.
    Score aspiration = 50;
    std::uint64_t table_bytes = 4u << 20;
    /// Note what is found out about positions, for a search of the same root elsewhere.
    bool tells = false;
    /// By how many plies an iteration goes beyond the next one: for a search that is to find out what another
    /// one will ask.
    Ply ahead = 0;
};

/// What the search knows that helps to order moves.
template <class Move>
struct OrderHints {
    /// The best move found here before, if any.
    std::optional<Move> table_move{};
    /// Moves that refuted others at this distance from the root, latest first.
    std::array<std::optional<Move>, 2> killers{};
    /// By `Policy::code(move)`: how often moves of the side to move have refuted, weighted by depth.
    std::span<const std::int32_t> history{};
};

/// The value of a position in which the search ends, or a bound of it.
struct LeafValue {
    LeafValue(Score known, Bound says = Bound::exact) : score(known), bound(says) {}

    Score score;
    Bound bound;
};

/// What a policy has besides what every one has, as it declares it (`P::kAbilities`). Each flag stands for a
/// concept of engine/core/alpha_beta_abilities.h. The search does not compile with a policy that lacks what
/// it declares, or has a function of what it does not.
struct AlphaBetaAbilities {
    bool null_move = false;
    bool enhanced_transposition_cutoff = false;
    bool static_cutoff = false;
    bool internal_iterative_reduction = false;
    bool late_move_pruning = false;
    bool singular_extension = false;
    bool probcut = false;
    bool quiescence = false;
    bool path_value = false;
    bool other_moves = false;
    bool value_without_moves = false;
    bool staged_moves = false;
    bool own_history = false;
    bool foretells_hash = false;
};

/// What the template asks of a game: its board, and everything that depends on the game. Scores
/// are from the point of view of the side to move; `ply` is the distance from the root.
///
/// - `Move`: at most two bytes.
/// - `kAbilities`: what it has besides.
/// - `make(move)`, `unmake()`, `hash()` (stones and side to move), `side()` (0 or 1).
/// - `known_value(ply)`: the value where it is known without a search: the game is over, or rules of the game
///   tell. Must have a value where there is no legal move, without `value_without_moves`.
/// - `leaf(ply, alpha, beta)`: the value where the search ends. May look further on its own, which counts as
///   no node, and then say only that it is at most alpha or at least beta.
/// - `generate(moves, hints)`: the moves to search, best first, at least one. Returns whether any other move
///   loses as well where all of these do.
/// - `extension(ply)`: plies added to the depth of this node.
/// - `reduction(depth, index, move)`: plies by which the move of that number is searched less deeply, until
///   it surprises.
/// - `code(move)`: 0 to `kCodes - 1`, for the history.
/// - `is_quiet(move)`: whether a move that refutes is worth remembering as a killer.
/// - `futile(depth, alpha)`: whether moves that are quiet need not be searched here any more.
template <class P>
concept AlphaBetaPolicy = requires(P& policy, const P& const_policy, typename P::Move move, Ply ply,
                                   std::size_t number, MoveList<typename P::Move, P::kMostMoves>& moves,
                                   const OrderHints<typename P::Move>& hints) {
    requires sizeof(typename P::Move) <= 2;
    { P::kAbilities } -> std::same_as<const AlphaBetaAbilities&>;
    { const_policy.hash() } -> std::same_as<std::uint64_t>;
    { const_policy.side() } -> std::same_as<int>;
    { policy.make(move) } -> std::same_as<void>;
    { policy.unmake() } -> std::same_as<void>;
    { policy.known_value(ply) } -> std::same_as<std::optional<Score>>;
    { policy.leaf(ply, Score{}, Score{}) } -> std::convertible_to<LeafValue>;
    { policy.generate(moves, hints) } -> std::same_as<bool>;
    { policy.extension(ply) } -> std::same_as<Ply>;
    { policy.reduction(ply, number, move) } -> std::same_as<Ply>;
    { policy.code(move) } -> std::same_as<std::size_t>;
    { policy.is_quiet(move) } -> std::same_as<bool>;
    { policy.futile(ply, Score{}) } -> std::same_as<bool>;
};

} // namespace forethought
