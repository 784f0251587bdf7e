#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/notation.h"
#include "engine/twenty48/rules.h"

#include <string>

namespace forethought::twenty48 {

/// A position with these tiles, sixteen words row by row as in the text form. Throws nothing: a bad text
/// fails the test that uses it.
inline Position drawn(const std::string& tiles, Mode mode = Mode::chance, Phase phase = Phase::slide) {
    const std::string standing = std::string(mode == Mode::chance ? "chance" : "adversary") +
                                 " seed 7 moves 0 score 0 " + (phase == Phase::slide ? "slide" : "place");
    const auto position = parse("twenty48 1\n" + standing + "\n" + tiles + "\nend\n");
    return position ? position.value() : Position{};
}

inline Action random_action(const Position& position, Rng& rng) {
    const auto actions = legal_actions(position);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

/// What comes of up to `most` random actions.
inline Position after_random_actions(std::uint64_t seed, Mode mode, int most) {
    Rng rng(mix(seed, 0x67616d65));
    Position position = start(seed, mode);
    for (int i = 0; i < most && outcome(position) == Outcome::playing; ++i)
        play(position, random_action(position, rng), nullptr);
    return position;
}

/// Tiles of any ranks from 0 to 17, few of them empty.
inline Tiles random_tiles(Rng& rng, std::uint32_t lowest, std::uint32_t ranks) {
    Tiles tiles{};
    for (auto& rank : tiles)
        rank = static_cast<std::uint8_t>(rng.chance(1, 5) ? 0 : lowest + rng.below(ranks));
    return tiles;
}

} // namespace forethought::twenty48
