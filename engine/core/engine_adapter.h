#pragma once

#include "engine/core/abilities.h"
#include "engine/core/alpha_beta.h"
#include "engine/core/blur.h"
#include "engine/core/limits.h"
#include "engine/core/multi_pv_line.h"
#include "engine/core/search_update.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// What a game brings to its player (engine/core/alpha_beta_player.h): an engine adapter.
namespace forethought {

/// How thinking about a root goes on.
enum class Thinking : std::uint8_t {
    /// Not at all: there is nothing more to find out.
    done,
    /// By a search of the game's own instead of the main one.
    alone,
    /// By the main search, after the game's own search for a forced win.
    forced_win,
    /// By the main search.
    search,
};

/// What a game says of a new root without a search.
template <class Action>
struct FirstThought {
    /// Legal; of no meaning where the game thinks alone.
    Action action{};
    /// Plies within which the action wins; 0 where that is not known.
    Ply wins_in = 0;
    Thinking next = Thinking::done;
};

/// A win by force of the side to move.
template <class Action>
struct ForcedLine {
    /// What is known of it from the root on; empty for no win.
    std::vector<Action> actions{};
    Ply plies = 0;

    bool empty() const { return actions.empty(); }
};

/// What an adapter has besides what every one has, as it declares it (`A::kAbilities`). Each flag stands for
/// a concept below. The player does not compile with an adapter that lacks what it declares, or has a
/// function of what it does not.
struct AdapterAbilities {
    bool forced_win = false;
    bool forced_win_beside = false;
    bool thinks_alone = false;
    bool depth_alone = false;
    bool takes_over = false;
    bool updates_alone = false;
    bool shows_lines = false;
};

/// The engine adapter of a game.
///
/// - `kAbilities`: what it has besides.
/// - `policy()`, `settings()`: for the main search.
/// - `kWholeAdvantage`: an advantage that counts as all there is when lines are compared for showing.
/// - `kStep`: by how many nodes a search of its own may go beyond those that it is given.
/// - `kEpochDoublings`: for parallel searches (engine/core/epochs.h), how often an epoch becomes twice as
///   long; 0 where what another search has found is old after a few thousand nodes.
/// - `set(position)`: holds it from now on. Returns whether what is known of other positions is still true of
///   them; where it is not, the adapter has forgotten its own share.
/// - `play(action)`, `is_over()`: of that position.
/// - `begin_root()`: prepares the policy and all else for the position, which is not over, and says what can
///   be said of it at once.
/// - `only_move()`: the action, where all others are out of the question.
/// - `to_action(move)`: what a move of the policy is at the root or behind it.
template <class A>
concept EngineAdapter = requires(A& adapter, const A& const_adapter, const typename A::Position& position,
                                 const typename A::Action& action, typename A::Policy::Move move) {
    requires AlphaBetaPolicy<typename A::Policy>;
    requires std::constructible_from<A, const typename A::Switches&, std::uint64_t, const Blur&>;
    { A::kAbilities } -> std::same_as<const AdapterAbilities&>;
    { adapter.policy() } -> std::same_as<typename A::Policy&>;
    { const_adapter.settings() } -> std::same_as<AlphaBetaSettings>;
    { A::kWholeAdvantage } -> std::convertible_to<Score>;
    { A::kStep } -> std::convertible_to<Nodes>;
    { A::kEpochDoublings } -> std::convertible_to<int>;
    { adapter.set(position) } -> std::same_as<bool>;
    { adapter.play(action) } -> std::same_as<void>;
    { const_adapter.is_over() } -> std::same_as<bool>;
    { adapter.begin_root() } -> std::same_as<FirstThought<typename A::Action>>;
    { const_adapter.only_move() } -> std::same_as<std::optional<typename A::Action>>;
    { const_adapter.to_action(move) } -> std::same_as<typename A::Action>;
};

/// `forced_win`: a search for a forced win of the game's own, before the main search
/// (`Thinking::forced_win`).
///
/// - `forced_win()`: the win that was found, if any.
template <class A>
concept HasForcedWin = requires(A& adapter) {
    { adapter.forced_win() } -> std::same_as<ForcedLine<typename A::Action>>;
};

/// `forced_win_beside`: such a search while the main one goes on.
///
/// - `forced_win_beside(nodes)`: goes on with it, by the nodes that the main search has made so far.
template <class A>
concept HasForcedWinBeside = requires(A& adapter, Nodes nodes) {
    { adapter.forced_win_beside(nodes) } -> std::same_as<ForcedLine<typename A::Action>>;
};

/// `thinks_alone`: a search in the place of the main one (`Thinking::alone`: a book, an opening to choose, an
/// exact endgame).
///
/// - `think_alone(nodes)`: goes on with it for at most so many nodes. Returns whether anything is left to
/// find
///   out.
/// - `nodes_alone()`: how many it has made.
/// - `best_alone()`: the best action so far.
/// - `multi_pv_alone(most)`: its lines for showing, best first.
template <class A>
concept HasThinkingAlone = requires(A& adapter, const A& const_adapter, Nodes nodes, std::size_t most) {
    { adapter.think_alone(nodes) } -> std::same_as<bool>;
    { const_adapter.nodes_alone() } -> std::same_as<Nodes>;
    { const_adapter.best_alone() } -> std::same_as<BestMove<typename A::Action>>;
    { const_adapter.multi_pv_alone(most) } -> std::same_as<std::vector<MultiPvLine<typename A::Action>>>;
};

/// `depth_alone`: how deep that search has looked.
template <class A>
concept HasDepthAlone = requires(const A& adapter) {
    { adapter.depth_alone() } -> std::same_as<int>;
};

/// `takes_over`: that search may come after the main one.
///
/// - `takes_over(depth, nodes, left)`: whether it goes on from here, with the depth and the nodes of the main
///   search and the nodes that the limits leave.
/// - `take_over(moves, score)`: the root moves of the main search, best first, and their value.
template <class A>
concept HasTakingOver = requires(A& adapter, const A& const_adapter, Ply depth, Nodes nodes,
                                 const typename RootMoves<typename A::Policy::Move>::List& moves) {
    { const_adapter.takes_over(depth, nodes, nodes) } -> std::same_as<bool>;
    { adapter.take_over(moves, Score{}) } -> std::same_as<void>;
};

/// `updates_alone`: once it has taken over, it tells a search of the same root what it finds.
///
/// - `update_alone()`: what it has found out since it was asked last.
/// - `hear_alone(update)`: what the other search has.
template <class A>
concept HasUpdatesAlone = requires(A& adapter, const SearchUpdate<typename A::Policy::Move>& update) {
    { adapter.update_alone() } -> std::same_as<SearchUpdate<typename A::Policy::Move>>;
    { adapter.hear_alone(update) } -> std::same_as<void>;
};

/// `shows_lines`.
///
/// - `show(lines)`: how many moves are to have values of their own.
template <class A>
concept HasShownLines = requires(A& adapter, std::size_t lines) {
    { adapter.show(lines) } -> std::same_as<void>;
};

/// The functions of all abilities, by their names.
struct AdapterNames {
    int forced_win;
    int forced_win_beside;
    int think_alone, nodes_alone, best_alone, multi_pv_alone;
    int depth_alone;
    int takes_over, take_over;
    int update_alone, hear_alone;
    int show;
};

/// Which abilities an adapter declares rightly (`is_declared_rightly`).
template <class A>
class DeclaredAdapterAbilities {
    using Names = NamedTwice<A, AdapterNames>;
    static constexpr AdapterAbilities kDeclared = A::kAbilities;

  public:
    static constexpr bool forced_win = is_declared_rightly(
        kDeclared.forced_win, HasForcedWin<A>, !requires { &Names::forced_win; });
    static constexpr bool forced_win_beside = is_declared_rightly(
        kDeclared.forced_win_beside, HasForcedWinBeside<A>, !requires { &Names::forced_win_beside; });
    static constexpr bool thinks_alone = is_declared_rightly(
        kDeclared.thinks_alone, HasThinkingAlone<A>, !requires {
            &Names::think_alone;
            &Names::nodes_alone;
            &Names::best_alone;
            &Names::multi_pv_alone;
        });
    static constexpr bool depth_alone = is_declared_rightly(
        kDeclared.depth_alone, HasDepthAlone<A>, !requires { &Names::depth_alone; });
    static constexpr bool takes_over = is_declared_rightly(
        kDeclared.takes_over, HasTakingOver<A>, !requires {
            &Names::takes_over;
            &Names::take_over;
        });
    static constexpr bool updates_alone = is_declared_rightly(
        kDeclared.updates_alone, HasUpdatesAlone<A>, !requires {
            &Names::update_alone;
            &Names::hear_alone;
        });
    static constexpr bool shows_lines = is_declared_rightly(
        kDeclared.shows_lines, HasShownLines<A>, !requires { &Names::show; });
    /// Of a search of the game's own nothing can be said where there is none.
    static constexpr bool alone =
        kDeclared.thinks_alone || !(kDeclared.depth_alone || kDeclared.takes_over || kDeclared.updates_alone);

    static constexpr bool all = forced_win && forced_win_beside && thinks_alone && depth_alone &&
                                takes_over && updates_alone && shows_lines && alone;
};

/// Whether an adapter has all that it declares, and declares all that it has.
template <class A>
concept AdapterDeclaresWhatItHas = DeclaredAdapterAbilities<A>::all;

/// The abilities that an adapter declares. Does not compile where it declares them wrongly.
template <class A>
consteval AdapterAbilities abilities_of_adapter() {
    static_assert(DeclaredAdapterAbilities<A>::forced_win,
                  "kAbilities.forced_win goes with forced_win (HasForcedWin)");
    static_assert(DeclaredAdapterAbilities<A>::forced_win_beside,
                  "kAbilities.forced_win_beside goes with forced_win_beside (HasForcedWinBeside)");
    static_assert(DeclaredAdapterAbilities<A>::thinks_alone,
                  "kAbilities.thinks_alone goes with think_alone, nodes_alone, best_alone and "
                  "multi_pv_alone (HasThinkingAlone)");
    static_assert(DeclaredAdapterAbilities<A>::depth_alone,
                  "kAbilities.depth_alone goes with depth_alone (HasDepthAlone)");
    static_assert(DeclaredAdapterAbilities<A>::takes_over,
                  "kAbilities.takes_over goes with takes_over and take_over (HasTakingOver)");
    static_assert(DeclaredAdapterAbilities<A>::updates_alone,
                  "kAbilities.updates_alone goes with update_alone and hear_alone (HasUpdatesAlone)");
    static_assert(DeclaredAdapterAbilities<A>::shows_lines,
                  "kAbilities.shows_lines goes with show (HasShownLines)");
    static_assert(DeclaredAdapterAbilities<A>::alone,
                  "depth_alone, takes_over and updates_alone go with thinks_alone");
    return A::kAbilities;
}

} // namespace forethought
