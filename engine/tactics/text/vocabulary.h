#pragma once

#include "engine/core/types.h"
#include "engine/tactics/rules/position.h"

#include <array>
#include <optional>
#include <string_view>

namespace forethought::tactics {

/// The words of the text forms, one table for each kind of word.
inline constexpr std::array<std::string_view, 2> kSideNames{"first", "second"};
inline constexpr std::array<std::string_view, kUnitTypes> kTypeNames{"fighter", "archer", "wizard"};
inline constexpr std::array<std::string_view, 4> kOutcomeNames{"playing", "first_wins", "second_wins",
                                                               "draw"};
inline constexpr std::array<std::string_view, 5> kReasonNames{"none", "no_units", "last_round", "ring",
                                                              "condition"};
inline constexpr std::array<std::string_view, kConditionKinds> kConditionNames{"none", "hold", "cross",
                                                                               "save", "fell", "survive"};
inline constexpr std::array<std::string_view, kTraits> kTraitNames{"swift", "tough", "strong", "mending",
                                                                   "rooted"};
inline constexpr std::string_view kDirectionLetters = ".nesw";

constexpr std::string_view name(Side side) {
    return kSideNames[static_cast<std::size_t>(side)];
}
constexpr std::string_view name(UnitType type) {
    return kTypeNames[static_cast<std::size_t>(type)];
}
constexpr std::string_view name(Outcome outcome) {
    return kOutcomeNames[static_cast<std::size_t>(outcome)];
}
constexpr std::string_view name(Reason reason) {
    return kReasonNames[static_cast<std::size_t>(reason)];
}
constexpr std::string_view name(ConditionKind kind) {
    return kConditionNames[static_cast<std::size_t>(kind)];
}
constexpr std::string_view name(Trait trait) {
    return kTraitNames[static_cast<std::size_t>(trait)];
}
constexpr char letter(Direction direction) {
    return kDirectionLetters[static_cast<std::size_t>(direction)];
}

/// The value whose name in `names` is `word`, or nothing.
template <class Value, std::size_t N>
constexpr std::optional<Value> named(const std::array<std::string_view, N>& names, std::string_view word) {
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == word) return static_cast<Value>(i);
    return std::nullopt;
}

/// The direction of a letter n, e, s or w.
constexpr std::optional<Direction> direction_of(std::string_view word) {
    for (const Direction direction : kDirections)
        if (word.size() == 1 && word[0] == letter(direction)) return direction;
    return std::nullopt;
}

} // namespace forethought::tactics
