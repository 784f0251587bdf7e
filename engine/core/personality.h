#pragma once

#include "engine/core/game.h"
#include "engine/core/ladder.h"

#include <string>
#include <string_view>

namespace forethought {

/// A game whose rungs can be played in character.
///
/// - `in_character(switches, personality)`: the switches of a rung in the character of that name. Error:
///   there is none of that name.
template <class G>
concept GameWithPersonalities = Game<G> &&
    requires(const typename G::Switches& switches, std::string_view personality) {
    { G::in_character(switches, personality) } -> std::same_as<Result<typename G::Switches>>;
};

/// A rung in the character of that name; as it is where the name is empty. Error: there is none of that
/// name, or the game has none at all.
template <Game G>
Result<Rung<typename G::Switches>> in_character(const Rung<typename G::Switches>& rung,
                                                std::string_view personality) {
    if (personality.empty()) return rung;
    if constexpr (GameWithPersonalities<G>) {
        const auto switches = G::in_character(rung.switches, personality);
        if (!switches) return Error{switches.error()};
        auto own = rung;
        own.switches = switches.value();
        return own;
    } else {
        return Error{std::string(G::kName) + " has no personalities"};
    }
}

} // namespace forethought
