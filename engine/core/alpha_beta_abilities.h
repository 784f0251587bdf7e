#pragma once

#include "engine/core/abilities.h"
#include "engine/core/alpha_beta_policy.h"
#include "engine/core/types.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

/// What a policy of engine/core/alpha_beta.h may have besides what every one has: one concept for each flag
/// of `AlphaBetaAbilities`. A policy pays nothing for what it does not declare.
namespace forethought {

/// `null_move`: what is too good even after a pass is so after a move. Sources: Goetsch and Campbell 1990;
/// verification: Tabibi and Netanyahu 2002.
///
/// - `null_reduction(depth, beta)`: plies by which the position after a pass is searched less deeply; 0 where
///   a pass tells nothing (a threat has to be answered, every move may be worse than none, too shallow).
/// - `make_null()`, `unmake_null()`: the side to move passes.
/// - `verifies_null(depth)`: whether a pass that refutes is believed only after a search of moves, by the
///   same number of plies less deep.
template <class P>
concept HasNullMove = requires(P& policy, Ply depth) {
    { policy.null_reduction(depth, Score{}) } -> std::same_as<Ply>;
    { policy.make_null() } -> std::same_as<void>;
    { policy.unmake_null() } -> std::same_as<void>;
    { policy.verifies_null(depth) } -> std::same_as<bool>;
};

/// `enhanced_transposition_cutoff`: the position after a move is known before the move is made, so that the
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

/// `static_cutoff`: reverse futility pruning and razoring. Sources: Beal 1990 (static cut-offs near the
/// leaves); Birmingham and Kent 1977 (razoring).
///
/// - `static_cutoff(ply, depth, alpha, beta)`: the value or a bound of it where the position as it stands is
///   so far above the window, or below it, that so few plies will not bring it back; nothing where they
///   might. Asked only where all that is wanted is whether a node is worth more than its window.
template <class P>
concept HasStaticCutoff = requires(P& policy, Ply depth) {
    { policy.static_cutoff(Ply{}, depth, Score{}, Score{}) } -> std::same_as<std::optional<LeafValue>>;
};

/// `internal_iterative_reduction`. Source: Hyatt's internal iterative deepening, turned round as most
/// programs do today.
///
/// - `internal_iterative_reduction(depth)`: plies less for a node of which no move is known to be good.
template <class P>
concept HasInternalIterativeReduction = requires(const P& policy, Ply depth) {
    { policy.internal_iterative_reduction(depth) } -> std::same_as<Ply>;
};

/// `late_move_pruning`.
///
/// - `prunes_late_move(depth, index, move)`: whether the move of that number is left out. Not asked at the
///   root, nor before a move was found that does not lose.
template <class P>
concept HasLateMovePruning = requires(P& policy, Ply depth, std::size_t number, typename P::Move move) {
    { policy.prunes_late_move(depth, number, move) } -> std::same_as<bool>;
};

/// `singular_extension`. Source: Anantharaman, Campbell and Hsu 1990; by the table's move: as most programs
/// do today.
///
/// - `singular_margin(depth)`: by how much all other moves must be worse than the table's for that to be
///   searched a ply more deeply; nothing where it is not worth finding out.
template <class P>
concept HasSingularExtension = requires(P& policy, Ply depth) {
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

/// `probcut`: what a shallower search calls far outside the window is taken to be outside of it. Source: M.
/// Buro, "ProbCut: an effective selective extension of the alpha-beta algorithm" (1995).
///
/// - `probe(depth, beta, number)`: what to ask about the present node, which is to be searched so deeply with
///   the window below `beta`, once `number` other probes have not answered; nothing for no more.
template <class P>
concept HasProbCut = requires(P& policy, Ply depth, int number) {
    { policy.probe(depth, Score{}, number) } -> std::same_as<std::optional<Probe>>;
};

/// `other_moves`: `generate` may leave out moves that do not lose. A policy that does not declare it always
/// returns true there.
///
/// - `list_others(moves)`: appends all legal moves that are not among `moves`, those that are most likely to
///   hold first. Asked for where all that `generate` listed lose and others may hold, so that what is called
///   lost is lost.
template <class P>
concept HasOtherMoves = requires(P& policy, MoveList<typename P::Move, P::kMostMoves>& moves) {
    { policy.list_others(moves) } -> std::same_as<void>;
};

/// The functions of all abilities, by their names.
struct AlphaBetaNames {
    int null_reduction, make_null, unmake_null, verifies_null;
    int hash_after, extension_after;
    int static_cutoff;
    int internal_iterative_reduction;
    int prunes_late_move;
    int singular_margin;
    int probe;
    int list_others;
};

/// Which abilities a policy declares rightly (`is_declared_rightly`). The search asserts each of them.
template <class P>
class DeclaredAbilities {
    using Names = NamedTwice<P, AlphaBetaNames>;
    static constexpr AlphaBetaAbilities kDeclared = P::kAbilities;

  public:
    static constexpr bool null_move = is_declared_rightly(
        kDeclared.null_move, HasNullMove<P>, !requires {
            &Names::null_reduction;
            &Names::make_null;
            &Names::unmake_null;
            &Names::verifies_null;
        });
    static constexpr bool enhanced_transposition_cutoff = is_declared_rightly(
        kDeclared.enhanced_transposition_cutoff, HasEnhancedTranspositionCutoff<P>, !requires {
            &Names::hash_after;
            &Names::extension_after;
        });
    static constexpr bool static_cutoff = is_declared_rightly(
        kDeclared.static_cutoff, HasStaticCutoff<P>, !requires { &Names::static_cutoff; });
    static constexpr bool internal_iterative_reduction = is_declared_rightly(
        kDeclared.internal_iterative_reduction, HasInternalIterativeReduction<P>,
        !requires { &Names::internal_iterative_reduction; });
    static constexpr bool late_move_pruning = is_declared_rightly(
        kDeclared.late_move_pruning, HasLateMovePruning<P>, !requires { &Names::prunes_late_move; });
    static constexpr bool singular_extension = is_declared_rightly(
        kDeclared.singular_extension, HasSingularExtension<P>, !requires { &Names::singular_margin; });
    static constexpr bool probcut = is_declared_rightly(
        kDeclared.probcut, HasProbCut<P>, !requires { &Names::probe; });
    static constexpr bool other_moves = is_declared_rightly(
        kDeclared.other_moves, HasOtherMoves<P>, !requires { &Names::list_others; });

    static constexpr bool all = null_move && enhanced_transposition_cutoff && static_cutoff &&
                                internal_iterative_reduction && late_move_pruning && singular_extension &&
                                probcut && other_moves;
};

/// Whether a policy has all that it declares, and declares all that it has.
template <class P>
concept DeclaresWhatItHas = DeclaredAbilities<P>::all;

} // namespace forethought
