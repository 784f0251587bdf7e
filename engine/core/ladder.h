#pragma once

#include "engine/core/result.h"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace forethought {

/// One rung: a number, a name, one sentence for the player, and the switches it sets.
template <class Switches>
struct Rung {
    int number = 0;
    std::string_view name;
    std::string_view idea;
    Switches switches{};
};

/// A rung as a game writes it down: by what it changes of the switches of the rung below.
template <class Switches>
struct RungChange {
    int number = 0;
    std::string_view name;
    std::string_view idea;
    /// The lowest rung changes nothing.
    void (*change)(Switches&) = [](Switches&) {};
};

/// The rungs of a game from the lowest up: each has the switches of the rung below with its own change
/// applied, and its number as `Switches::rung`.
template <class Switches, std::size_t Count>
constexpr std::array<Rung<Switches>, Count> build_ladder(const RungChange<Switches> (&changes)[Count]) {
    std::array<Rung<Switches>, Count> rungs{};
    Switches switches{};
    for (std::size_t i = 0; i < Count; ++i) {
        changes[i].change(switches);
        switches.rung = changes[i].number;
        rungs[i] = {changes[i].number, changes[i].name, changes[i].idea, switches};
    }
    return rungs;
}

/// The rungs of one game, in ascending order. A view: the game owns the array.
template <class Switches>
using Ladder = std::span<const Rung<Switches>>;

/// `9999` stands for the strongest rung there is.
inline constexpr int kStrongest = 9999;

/// Finds a rung by its number. Error: the number and the rungs there are.
template <class Switches>
Result<Rung<Switches>> find_rung(Ladder<Switches> ladder, int number) {
    if (number == kStrongest) return ladder.back();
    for (const auto& rung : ladder)
        if (rung.number == number) return rung;
    std::string known;
    for (const auto& rung : ladder) known += (known.empty() ? "" : ", ") + std::to_string(rung.number);
    return Error{"there is no rung " + std::to_string(number) + "; the rungs are " + known + " and " +
                 std::to_string(kStrongest) + " for the strongest"};
}

} // namespace forethought
