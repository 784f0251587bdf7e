#pragma once

#include "engine/core/game.h"

#include <cstdint>
#include <span>
#include <string>

namespace forethought {

/// A game some of whose rungs play by weights that come as a file of their own. They are installed once,
/// before any player of such a rung is made; the other rungs play without.
///
/// - `kWeightsFile`: where the file lies, from the top of the repository on.
/// - `needs_weights(switches)`: whether a rung does.
/// - `has_weights()`: whether they are installed.
/// - `install_weights(file)`: installs them. Refused with a reason when the file is none or is damaged.
template <class G>
concept LearnedGame = Game<G> &&
    requires(const typename G::Switches& switches, std::span<const std::uint8_t> file) {
    { G::kWeightsFile } -> std::convertible_to<std::string_view>;
    { G::needs_weights(switches) } -> std::same_as<bool>;
    { G::has_weights() } -> std::same_as<bool>;
    { G::install_weights(file) } -> std::same_as<Status>;
};

/// A learned game some of whose rungs consult an opening book, which they can do without: `install_weights`
/// takes its file, too.
///
/// - `kBookFile`: where the file lies, from the top of the repository on.
/// - `consults_book(switches)`: whether a rung does.
/// - `has_book()`: whether it is installed.
template <class G>
concept GameWithBook = LearnedGame<G> && requires(const typename G::Switches& switches) {
    { G::kBookFile } -> std::convertible_to<std::string_view>;
    { G::consults_book(switches) } -> std::same_as<bool>;
    { G::has_book() } -> std::same_as<bool>;
};

template <Game G>
bool needs_weights(const typename G::Switches& switches) {
    if constexpr (LearnedGame<G>)
        return G::needs_weights(switches);
    else
        return false;
}

/// `find_rung`, of the rungs that can be played now. Error: what is wrong with the number, or that the rung's
/// weights are missing.
template <Game G>
Result<Rung<typename G::Switches>> find_playable(int number) {
    auto rung = find_rung<typename G::Switches>(G::ladder(), number);
    if constexpr (LearnedGame<G>) {
        if (rung && G::needs_weights(rung.value().switches) && !G::has_weights())
            return Error{"rung " + std::to_string(rung.value().number) +
                         " plays by weights that are not installed"};
    }
    return rung;
}

} // namespace forethought
