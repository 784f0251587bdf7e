#pragma once

#include "engine/core/result.h"
#include "engine/tactics/ladder.h"

#include <array>
#include <string_view>

namespace forethought::tactics {

/// A character on top of a rung: which of its strategies a side plays by, and what counts more or less to it
/// than to the rung. Source: seed article 002, which wishes for calculating cyborgs, aggressive orcs, crafty
/// elves and stupid zombies.
enum class Personality {
    /// The rung as it is.
    cyborgs,
    /// Only strategies that strike; danger and what the enemy answers count little, being near counts more.
    orcs,
    /// Only careful strategies, those that strike from afar and hide, and those that withdraw; bait and
    /// danger count more.
    elves,
    /// Everyone runs forward and strikes: nothing is changed by trial, nothing feared, nothing foreseen.
    zombies,
};

struct NamedPersonality {
    std::string_view name;
    Personality personality;
};
inline constexpr std::array kPersonalities{
    NamedPersonality{"cyborgs", Personality::cyborgs},
    NamedPersonality{"orcs", Personality::orcs},
    NamedPersonality{"elves", Personality::elves},
    NamedPersonality{"zombies", Personality::zombies},
};

/// Error: a name that is none of `kPersonalities`.
Result<Personality> find_personality(std::string_view name);

/// The switches of a rung in a character.
Switches in_character(const Switches& switches, Personality personality);

} // namespace forethought::tactics
