#pragma once

#include "engine/core/game.h"
#include "engine/core/rng.h"
#include "engine/core/text.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace forethought {

/// Weights as they lie in files and messages: whole numbers in an order that belongs to their kind. A game's
/// kinds differ in how many numbers they have.
struct NamedWeights {
    std::string_view kind;
    std::vector<std::int32_t> numbers;
};

/// A game some of whose rungs can be played by weights of one's own instead of those that they come with.
///
/// - `weights_of(switches)`: what a rung plays by, the kind that it added last first; none where it plays
///   without.
/// - `OwnWeights`: keeps weights of one's own, and outlives who plays by them.
/// - `OwnWeights::give(switches, numbers)`: lets a rung play by these. False where the rung plays by none of
///   that kind, or a number is outside what the kind allows; then nothing has changed.
template <class G>
concept WeighingGame = Game<G> &&
    requires(const typename G::Switches& switches, typename G::Switches& own_switches,
             typename G::OwnWeights& own, std::span<const std::int32_t> numbers) {
    { G::weights_of(switches) } -> std::same_as<std::vector<NamedWeights>>;
    { own.give(own_switches, numbers) } -> std::same_as<bool>;
};

namespace detail {

/// Of a game whose rungs come with all they play by.
struct NoOwnWeights {};

template <class G>
struct OwnWeightsOf {
    using Type = NoOwnWeights;
};
template <WeighingGame G>
struct OwnWeightsOf<G> {
    using Type = typename G::OwnWeights;
};

} // namespace detail

template <Game G>
using OwnWeights = typename detail::OwnWeightsOf<G>::Type;

/// `OwnWeights::give` of any game: false, too, where no rung plays by weights of one's own.
template <Game G>
bool give_weights(typename G::Switches& switches, std::span<const std::int32_t> numbers, OwnWeights<G>& own) {
    if constexpr (WeighingGame<G>)
        return own.give(switches, numbers);
    else
        return false;
}

/// What tells weights from others: 16 hexadecimal digits out of all of their numbers.
inline std::string digest_of(std::span<const std::int32_t> numbers) {
    std::uint64_t sum = mix(0, numbers.size());
    for (const std::int32_t number : numbers) sum = mix(sum, static_cast<std::uint32_t>(number));
    return to_hex(sum);
}

} // namespace forethought
