#pragma once

#include "engine/core/abilities.h"
#include "engine/core/epochs.h"
#include "engine/core/result.h"
#include "engine/core/types.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought {

/// What a player has besides what every one has, as it declares it (`P::kTraits`). Each flag stands for a
/// concept below. A session does not compile with a player that lacks what it declares, or has a function of
/// what it does not.
struct PlayerTraits {
    bool syncs = false;
    bool shows_lines = false;
    bool plans_whole_turn = false;
    /// By how many nodes the player may go beyond a slice, since it moves in larger steps.
    Nodes step = 0;
    /// For parallel searches: how often an epoch becomes twice as long (`epochs.h`).
    int epoch_doublings = Epochs::kDoublings;
    /// Whether several searches are worth less than one with as many nodes, so that the helper searches pay
    /// only where they cost the main search nothing.
    bool helps_main_search = false;
    /// Whether updates hold only what is new, so that every message has to be heard instead of the latest.
    bool tells_once = false;
};

/// `syncs`: the player can be one of several parallel searches (`parallel_search.h`).
///
/// - `search_update()`: its best finds at the root, as integers; asked once an epoch.
/// - `check(update)`: whether it is one of another search at the same root. Error: what is wrong with it.
/// - `hear(sender, update)`: such an update is looked into before anything else; `sender` is the number of
///   that search.
template <class P>
concept SyncingPlayer = requires(P& player, const P& const_player, int sender,
                                 const std::vector<std::int32_t>& update) {
    { player.search_update() } -> std::same_as<std::vector<std::int32_t>>;
    { const_player.check(update) } -> std::same_as<Status>;
    { player.hear(sender, update) } -> std::same_as<void>;
};

/// `shows_lines`.
///
/// - `show(lines)`: how many of the best lines are to have exact values, from the next root on.
template <class P>
concept ShowingPlayer = requires(P& player, std::size_t lines) {
    { player.show(lines) } -> std::same_as<void>;
};

/// `plans_whole_turn`.
///
/// - `plans_whole_turn()`: whether the limits of a turn of many actions are not shared over them but given to
///   the first, for a plan that is followed.
template <class P>
concept TurnPlanningPlayer = requires(const P& player) {
    { player.plans_whole_turn() } -> std::same_as<bool>;
};

/// The functions of all traits, by their names.
struct PlayerNames {
    int search_update, check, hear;
    int show;
    int plans_whole_turn;
};

/// Which traits a player declares rightly (`is_declared_rightly`).
template <class P>
class DeclaredTraits {
    using Names = NamedTwice<P, PlayerNames>;
    static constexpr PlayerTraits kDeclared = P::kTraits;

  public:
    static constexpr bool syncs = is_declared_rightly(
        kDeclared.syncs, SyncingPlayer<P>, !requires {
            &Names::search_update;
            &Names::check;
            &Names::hear;
        });
    static constexpr bool shows_lines = is_declared_rightly(
        kDeclared.shows_lines, ShowingPlayer<P>, !requires { &Names::show; });
    static constexpr bool plans_whole_turn = is_declared_rightly(
        kDeclared.plans_whole_turn, TurnPlanningPlayer<P>, !requires { &Names::plans_whole_turn; });

    static constexpr bool all = syncs && shows_lines && plans_whole_turn;
};

/// Whether a player has all that it declares, and declares all that it has.
template <class P>
concept PlayerDeclaresWhatItHas = DeclaredTraits<P>::all;

/// The traits that a player declares. Does not compile where it declares them wrongly.
template <class P>
consteval PlayerTraits traits_of_player() {
    static_assert(DeclaredTraits<P>::syncs,
                  "kTraits.syncs goes with search_update, check and hear (SyncingPlayer)");
    static_assert(DeclaredTraits<P>::shows_lines, "kTraits.shows_lines goes with show (ShowingPlayer)");
    static_assert(DeclaredTraits<P>::plans_whole_turn,
                  "kTraits.plans_whole_turn goes with plans_whole_turn (TurnPlanningPlayer)");
    return P::kTraits;
}

} // namespace forethought
