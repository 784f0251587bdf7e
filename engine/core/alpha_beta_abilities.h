#pragma once

#include "engine/core/abilities.h"
#include "engine/core/alpha_beta_policy.h"
#include "engine/core/types.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

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

/// `quiescence`: where the depth is used up, what may turn the value over is still searched, move by move, as
/// nodes that count: a slice or a limit may end among them. Source: Shannon 1950; Harris 1975 (standing pat).
///
/// - `may_stand_pat()`: whether the side to move may be content with the value of `leaf`. In check it may
/// not.
/// - `generate_quiescence(depth, moves, hints)`: the moves to search, best first: captures and the like, none
///   where the position is quiet. Where the side may not stand pat: all legal moves, so that what is called
///   lost is lost. `depth` is 0 at first and one less after each move. The table takes the values of all such
///   depths for values of depth 0.
///
/// There are no extensions, reductions or prunings among these nodes.
template <class P>
concept HasQuiescence = requires(P& policy, const P& const_policy, Ply depth,
                                 MoveList<typename P::Move, P::kMostMoves>& moves,
                                 const OrderHints<typename P::Move>& hints) {
    { const_policy.may_stand_pat() } -> std::same_as<bool>;
    { policy.generate_quiescence(depth, moves, hints) } -> std::same_as<void>;
};

/// `path_value`: rules that look back, like those of repetition. Sources: Palay 1983 and Campbell 1985 (the
/// graph history interaction: such a value is true on its path only).
///
/// - `path_value(ply)`: the value where the way to the present node gives it one, else nothing. Asked before
///   the table, after `known_value`. Neither it nor a value that comes of it goes to the table. A win or a
///   loss by such rules lies below what counts as decided, since it is not true on every path.
template <class P>
concept HasPathValue = requires(P& policy, Ply ply) {
    { policy.path_value(ply) } -> std::same_as<std::optional<Score>>;
};

/// What `path_value` needs besides with `enhanced_transposition_cutoff`.
///
/// - `has_path_value_after(move)`: whether `path_value` gives the position after a move a value.
template <class P>
concept HasPathValueAfter = requires(P& policy, typename P::Move move) {
    { policy.has_path_value_after(move) } -> std::same_as<bool>;
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

/// `value_without_moves`: that a position has no legal move is found out when its moves are listed, and not
/// before; `generate` may list none.
///
/// - `value_without_moves(ply)`: the value of such a position.
template <class P>
concept HasValueWithoutMoves = requires(const P& policy, Ply ply) {
    { policy.value_without_moves(ply) } -> std::same_as<Score>;
};

/// `staged_moves`: a node's moves are listed by stages, so that most of those behind a refutation are never
/// made up. `generate` is for the root only; every move is among those of the stages.
///
/// - `generate_stage(stage, moves, hints)`: appends the moves of a stage, counted from 0, best first. Returns
///   whether there is another stage behind it. A stage may add none.
template <class P>
concept HasStagedMoves = requires(P& policy, int stage, MoveList<typename P::Move, P::kMostMoves>& moves,
                                  const OrderHints<typename P::Move>& hints) {
    { policy.generate_stage(stage, moves, hints) } -> std::same_as<bool>;
};

/// `own_history`: the policy remembers by itself which moves refuted, and which were tried in vain before
/// them; it gets no killers and no history as hints. Sources: Schaeffer 1983; Winands 2004 (relative
/// history).
///
/// - `note_refutation(ply, depth, move, tried)`: at the present node a move has refuted, after others had
///   not.
template <class P>
concept HasOwnHistory = requires(P& policy, Ply ply, typename P::Move move,
                                 std::span<const typename P::Move> tried) {
    { policy.note_refutation(ply, ply, move, tried) } -> std::same_as<void>;
};

/// `foretells_hash`: the table is asked for its memory before a move is made, and has more time to answer.
///
/// - `likely_hash_after(move)`: what `hash()` most likely is once the move is made; nothing but speed depends
///   on it.
template <class P>
concept HasLikelyHash = requires(const P& policy, typename P::Move move) {
    { policy.likely_hash_after(move) } -> std::same_as<std::uint64_t>;
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
    int may_stand_pat, generate_quiescence;
    int path_value, has_path_value_after;
    int list_others;
    int value_without_moves;
    int generate_stage;
    int note_refutation;
    int likely_hash_after;
};

/// Which abilities a policy declares rightly (`is_declared_rightly`).
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
    static constexpr bool quiescence = is_declared_rightly(
        kDeclared.quiescence, HasQuiescence<P>, !requires {
            &Names::may_stand_pat;
            &Names::generate_quiescence;
        });
    static constexpr bool path_value = is_declared_rightly(
        kDeclared.path_value,
        HasPathValue<P> && (HasPathValueAfter<P> || !kDeclared.enhanced_transposition_cutoff), !requires {
            &Names::path_value;
            &Names::has_path_value_after;
        });
    static constexpr bool other_moves = is_declared_rightly(
        kDeclared.other_moves, HasOtherMoves<P>, !requires { &Names::list_others; });
    static constexpr bool value_without_moves = is_declared_rightly(
        kDeclared.value_without_moves, HasValueWithoutMoves<P>, !requires { &Names::value_without_moves; });
    static constexpr bool staged_moves = is_declared_rightly(
        kDeclared.staged_moves, HasStagedMoves<P>, !requires { &Names::generate_stage; });
    static constexpr bool own_history = is_declared_rightly(
        kDeclared.own_history, HasOwnHistory<P>, !requires { &Names::note_refutation; });
    static constexpr bool foretells_hash = is_declared_rightly(
        kDeclared.foretells_hash, HasLikelyHash<P>, !requires { &Names::likely_hash_after; });

    static constexpr bool all = null_move && enhanced_transposition_cutoff && static_cutoff &&
                                internal_iterative_reduction && late_move_pruning && singular_extension &&
                                probcut && quiescence && path_value && other_moves && value_without_moves &&
                                staged_moves && own_history && foretells_hash;
};

/// Whether a policy has all that it declares, and declares all that it has.
template <class P>
concept DeclaresWhatItHas = DeclaredAbilities<P>::all;

/// The abilities that a policy declares. Does not compile where it declares them wrongly.
template <class P>
consteval AlphaBetaAbilities abilities_of_policy() {
    static_assert(DeclaredAbilities<P>::null_move, "kAbilities.null_move goes with null_reduction, "
                                                   "make_null, unmake_null and verifies_null (HasNullMove)");
    static_assert(DeclaredAbilities<P>::enhanced_transposition_cutoff,
                  "kAbilities.enhanced_transposition_cutoff goes with hash_after and extension_after "
                  "(HasEnhancedTranspositionCutoff)");
    static_assert(DeclaredAbilities<P>::static_cutoff,
                  "kAbilities.static_cutoff goes with static_cutoff (HasStaticCutoff)");
    static_assert(DeclaredAbilities<P>::internal_iterative_reduction,
                  "kAbilities.internal_iterative_reduction goes with internal_iterative_reduction "
                  "(HasInternalIterativeReduction)");
    static_assert(DeclaredAbilities<P>::late_move_pruning,
                  "kAbilities.late_move_pruning goes with prunes_late_move (HasLateMovePruning)");
    static_assert(DeclaredAbilities<P>::singular_extension,
                  "kAbilities.singular_extension goes with singular_margin (HasSingularExtension)");
    static_assert(DeclaredAbilities<P>::probcut, "kAbilities.probcut goes with probe (HasProbCut)");
    static_assert(DeclaredAbilities<P>::quiescence,
                  "kAbilities.quiescence goes with may_stand_pat and generate_quiescence (HasQuiescence)");
    static_assert(DeclaredAbilities<P>::path_value,
                  "kAbilities.path_value goes with path_value (HasPathValue) and, with "
                  "enhanced_transposition_cutoff, has_path_value_after (HasPathValueAfter)");
    static_assert(DeclaredAbilities<P>::other_moves,
                  "kAbilities.other_moves goes with list_others (HasOtherMoves)");
    static_assert(DeclaredAbilities<P>::value_without_moves,
                  "kAbilities.value_without_moves goes with value_without_moves (HasValueWithoutMoves)");
    static_assert(DeclaredAbilities<P>::staged_moves,
                  "kAbilities.staged_moves goes with generate_stage (HasStagedMoves)");
    static_assert(DeclaredAbilities<P>::own_history,
                  "kAbilities.own_history goes with note_refutation (HasOwnHistory)");
    static_assert(DeclaredAbilities<P>::foretells_hash,
                  "kAbilities.foretells_hash goes with likely_hash_after (HasLikelyHash)");
    return P::kAbilities;
}

} // namespace forethought
