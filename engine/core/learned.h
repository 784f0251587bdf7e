#pragma once

#include "engine/core/game.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

/// A learned game some of whose rungs know more from further files, like an opening book, which they can do
/// without: `install_weights` takes them, too.
///
/// - `missing_files(switches)`: those that a rung would use and that are not installed, from the top of the
///   repository on.
template <class G>
concept GameWithFurtherFiles = LearnedGame<G> && requires(const typename G::Switches& switches) {
    { G::missing_files(switches) } -> std::same_as<std::vector<std::string_view>>;
};

/// A learned game whose weights need not all be unpacked when a game begins; for programs of one thread.
///
/// - `open_weights(file)`: as `install_weights`, but what is played by later is left packed. Whoever needs it
///   sooner waits for it.
/// - `unpack_weights()`: goes on with that for some milliseconds. Returns whether anything is left.
template <class G>
concept GameWithPackedWeights = LearnedGame<G> && requires(std::span<const std::uint8_t> file) {
    { G::open_weights(file) } -> std::same_as<Status>;
    { G::unpack_weights() } -> std::same_as<bool>;
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
