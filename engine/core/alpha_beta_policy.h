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

/// What the template asks of a game: its board, and everything that depends on the game. Scores
/// are from the point of view of the side to move; `ply` is the distance from the root.
///
/// - `Move`: at most two bytes.
/// - `make(move)`, `unmake()`, `hash()` (stones and side to move), `side()` (0 or 1).
/// - `known_value(ply)`: the value where it is known without a search: the game is over, or rules of the game
///   tell. Must have a value where there is no legal move.
/// - `leaf(ply, alpha, beta)`: the value where the search ends. May look further on its own (quiescence), and
///   then say only that it is at most alpha or at least beta.
/// - `generate(moves, hints)`: the moves to search, best first, at least one. Returns whether any other move
///   loses as well where all of these do.
/// - `list_others(moves)`: appends all legal moves that are not among `moves`, those that are most likely to
///   hold first. Asked for where all that `generate` listed lose and others may hold, so that what is called
///   lost is lost; a policy whose `generate` always returns true needs none.
/// - `extension(ply)`: plies added to the depth of this node.
/// - `reduction(depth, index, move)`: plies by which the move of that number is searched less deeply, until
///   it surprises.
/// - `code(move)`: 0 to `kCodes - 1`, for the history.
/// - `is_quiet(move)`: whether a move that refutes is worth remembering as a killer.
/// - `futile(depth, alpha)`: whether moves that are quiet need not be searched here any more.
///
/// What a policy may have besides is told by the concepts below; one that has none of it pays for none.
template <class P>
concept AlphaBetaPolicy = requires(P& policy, const P& const_policy, typename P::Move move, Ply ply,
                                   std::size_t number, MoveList<typename P::Move, P::kMostMoves>& moves,
                                   const OrderHints<typename P::Move>& hints) {
    requires sizeof(typename P::Move) <= 2;
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

/// The null move: what is too good even after a pass is so after a move. Sources: Goetsch and Campbell 1990;
/// verification: Tabibi and Netanyahu 2002.
///
/// - `null_reduction(depth, beta)`: plies by which the position after a pass is searched less deeply; 0 where
///   a pass tells nothing (a threat has to be answered, every move may be worse than none, too shallow).
/// - `make_null()`, `unmake_null()`: the side to move passes.
/// - `verifies_null(depth)`: whether a pass that refutes is believed only after a search of moves, by the
/// same
///   number of plies less deep.
template <class P>
concept HasNullMove = requires(P& policy, Ply depth) {
    { policy.null_reduction(depth, Score{}) } -> std::same_as<Ply>;
    { policy.make_null() } -> std::same_as<void>;
    { policy.unmake_null() } -> std::same_as<void>;
    { policy.verifies_null(depth) } -> std::same_as<bool>;
};

/// Enhanced transposition cut-off: the position after a move is known before the move is made, so that the
/// table is asked first and a move that it answers is not made. Source: Plaat, Schaeffer, Pijls and de Bruin
/// 1996. It never answers for a position of known value: no such one is stored.
///
/// - `hash_after(move)`: what `hash()` is once the move is made.
/// - `extension_after(move)`: what `extension` adds then, or more.
template <class P>
concept HasEnhancedTranspositionCutoff = requires(const P& policy, typename P::Move move) {
    { policy.hash_after(move) } -> std::same_as<std::uint64_t>;
    { policy.extension_after(move) } -> std::same_as<Ply>;
};

/// Reverse futility pruning and razoring: `static_cutoff(ply, depth, alpha, beta)`, the value or a bound of
/// it where the position as it stands is so far above the window, or below it, that so few plies will not
/// bring it back; nothing where they might. Asked only where all that is wanted is whether a node is worth
/// more than its window. Sources: Beal 1990 (static cut-offs near the leaves); Birmingham and Kent 1977
/// (razoring).
template <class P>
concept HasStaticCutoff = requires(P& policy, Ply depth) {
    { policy.static_cutoff(Ply{}, depth, Score{}, Score{}) } -> std::same_as<std::optional<LeafValue>>;
};

/// Internal iterative reduction: `internal_iterative_reduction(depth)`, plies less for a node of which no
/// move is known to be good. Source: Hyatt's internal iterative deepening, turned round as most programs do
/// today.
template <class P>
concept HasInternalIterativeReduction = requires(const P& policy, Ply depth) {
    { policy.internal_iterative_reduction(depth) } -> std::same_as<Ply>;
};

/// Late-move pruning: `prunes_late_move(depth, index, move)`, whether the move of that number is left out.
/// Not asked at the root, nor before a move was found that does not lose.
template <class P>
concept HasLateMovePruning = requires(P& policy, Ply depth, std::size_t number, typename P::Move move) {
    { policy.prunes_late_move(depth, number, move) } -> std::same_as<bool>;
};

/// Singular extension: `singular_margin(depth)`, by how much all other moves must be worse than the table's
/// for that to be searched a ply more deeply; nothing where it is not worth finding out. Source:
/// Anantharaman, Campbell and Hsu 1990; by the table's move: as most programs do today.
template <class P>
concept HasSingularMoves = requires(P& policy, Ply depth) {
    { policy.singular_margin(depth) } -> std::same_as<std::optional<Score>>;
};

/// A shallower search that may answer a node in place of its own.
struct Probe {
    Ply depth = 0;
    /// What it is asked: whether the value is at least that much.
    Score bound = 0;
    /// Whether the node is taken for worth at least its beta where it is, or for at most its alpha where not.
    bool is_above = true;
};

/// ProbCut: what a shallower search calls far outside the window is taken to be outside of it.
///
/// - `probe(depth, beta, number)`: what to ask about the present node, which is to be searched so deeply with
///   the window below `beta`, once `number` other probes have not answered; nothing for no more.
///
/// Source: M. Buro, "ProbCut: an effective selective extension of the alpha-beta algorithm" (1995).
template <class P>
concept HasProbes = requires(P& policy, Ply depth, int number) {
    { policy.probe(depth, Score{}, number) } -> std::same_as<std::optional<Probe>>;
};

} // namespace forethought
