#pragma once

#include "engine/xiangqi/cell.h"
#include "engine/xiangqi/piece.h"

#include <cstddef>

/// What the value of a position is made of: features that are counted, each side's for it and the other
/// side's against it, and a weight for each.
namespace forethought::xiangqi {

using Feature = std::size_t;

/// Parts of the evaluation, each a switch of a rung.
struct EvaluationParts {
    bool mobility = false;
    bool safety = false;
    bool patterns = false;

    bool any() const { return mobility || safety || patterns; }
    bool operator==(const EvaluationParts&) const = default;
};
inline constexpr EvaluationParts kAllParts{.mobility = true, .safety = true, .patterns = true};

/// Points that are the same to the mirror: five files.
inline constexpr std::size_t kHalfFiles = 5;
inline constexpr std::size_t kHalfCells = kHalfFiles * kRanks;

/// Where the features of each group begin.
namespace feature {

/// By kind.
inline constexpr Feature kMaterial = 0;
/// By kind and point, as its side sees it.
inline constexpr Feature kPlace = kMaterial + kKinds;

/// Empty points that a chariot or a cannon sees without a screen: 0 to 17; points where a horse may go: 0
/// to 8.
inline constexpr Feature kChariotMoves = kPlace + kKinds * kHalfCells;
inline constexpr Feature kCannonMoves = kChariotMoves + 18;
inline constexpr Feature kHorseMoves = kCannonMoves + 18;

/// Advisors and elephants that a side lacks, times the enemy's pieces that this helps.
inline constexpr Feature kNoAdvisorByChariot = kHorseMoves + 9;
inline constexpr Feature kNoAdvisorByHorse = kNoAdvisorByChariot + 1;
inline constexpr Feature kNoElephantByCannon = kNoAdvisorByHorse + 1;
inline constexpr Feature kAdvisorsByCannon = kNoElephantByCannon + 1;
/// How many chariots, cannons, horses and soldiers a side has across the river: 0 to 8 or more.
inline constexpr Feature kAttackers = kAdvisorsByCannon + 1;
/// Points of the enemy palace that a horse may go to, and files of it in which a chariot sees a point.
inline constexpr Feature kHorseAtPalace = kAttackers + 9;
inline constexpr Feature kChariotAtPalace = kHorseAtPalace + 1;

/// A cannon on the enemy general's file by the pieces between them: 0 (nothing may be put between), 2 (a
/// piece that leaves gives check) and 3 or more.
inline constexpr Feature kBareCannon = kChariotAtPalace + 1;
inline constexpr Feature kCannonBehindTwo = kBareCannon + 1;
inline constexpr Feature kCannonBehindMore = kCannonBehindTwo + 1;
/// A cannon on the enemy's back rank, which no piece separates from the general, or one or more do.
inline constexpr Feature kBareBottomCannon = kCannonBehindMore + 1;
inline constexpr Feature kBottomCannon = kBareBottomCannon + 1;
/// Horses that guard each other, and soldiers beside each other across the river.
inline constexpr Feature kLinkedHorses = kBottomCannon + 1;
inline constexpr Feature kLinkedSoldiers = kLinkedHorses + 1;
/// A chariot on a file without own soldiers, and one without any.
inline constexpr Feature kChariotOnFreeFile = kLinkedSoldiers + 1;
/// The right to move; counted for the side to move only.
inline constexpr Feature kTempo = kChariotOnFreeFile + 1;

} // namespace feature

inline constexpr std::size_t kFeatures = feature::kTempo + 1;

/// The feature of a piece on a point.
constexpr Feature place_feature(Slot slot, Cell cell) {
    const Cell seen = is_of(slot, Side::first) ? cell : turned(cell);
    const int file =
        file_of(seen) < static_cast<int>(kHalfFiles) ? file_of(seen) : kFiles - 1 - file_of(seen);
    const auto place = kHalfFiles * static_cast<std::size_t>(rank_of(seen)) + static_cast<std::size_t>(file);
    return feature::kPlace + kHalfCells * static_cast<std::size_t>(kind_of(slot)) + place;
}
constexpr Feature material_feature(Slot slot) {
    return feature::kMaterial + static_cast<std::size_t>(kind_of(slot));
}

} // namespace forethought::xiangqi
