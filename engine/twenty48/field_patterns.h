#pragma once

#include "engine/twenty48/frames.h"

#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// The patterns of a field: five groups of eight of its twelve cells, each as it is and mirrored. The groups
/// are the two rows next to the frame, the two far from it, three columns without a corner of the last one
/// (the far one or the near one), and the near row with the columns in the middle.
inline constexpr std::size_t kFieldGroups = 5;

/// Weights that make one value.
inline constexpr std::size_t kFieldLookups = 2 * kFieldGroups;

/// Eight cells' ranks as a number of eight digits, base `kRanksOfField`, after that of the group.
using FieldPattern = std::uint32_t;
inline constexpr std::size_t kCellsOfGroup = 8;
inline constexpr FieldPattern kPatternsOfGroup = 214'358'881;
/// All patterns are below this.
inline constexpr FieldPattern kFieldPatterns = kFieldGroups * kPatternsOfGroup;

namespace detail {

/// Eight ranks of four bits each as digits of a number.
constexpr FieldPattern as_digits(std::uint32_t cells) {
    static_assert(kRanksOfField == 11);
    // Pairs of digits first, then pairs of those: a pair of places is worth 16 bits' worth too much.
    cells -= (16 - 11) * (cells >> 4 & 0x0f0f'0f0f);
    cells -= (256 - 121) * (cells >> 8 & 0x00ff'00ff);
    return (cells & 0xffff) + 14'641 * (cells >> 16);
}

/// Eight cells of a field, four bits each.
constexpr std::uint32_t cells_of_group(std::size_t group, Field field) {
    const Field near = field & 0xffff;
    const Field middle = field >> 16 & 0xffff;
    const Field far = field >> 32;
    switch (group) {
    case 0:
        return static_cast<std::uint32_t>(field);
    case 1:
        return static_cast<std::uint32_t>(field >> 16);
    case 2:
        return static_cast<std::uint32_t>((near & 0xfff) | (middle & 0xfff) << 12 | (far & 0xff) << 24);
    case 3:
        return static_cast<std::uint32_t>((near & 0xff) | (middle & 0xfff) << 8 | (far & 0xfff) << 20);
    default:
        return static_cast<std::uint32_t>(near | (middle >> 4 & 0xff) << 16 | (far >> 4 & 0xff) << 24);
    }
}

} // namespace detail

/// Calls `visit(pattern)` for each of the `kFieldLookups` weights of a field.
template <class Visit>
constexpr void for_each_field_lookup(Field field, Visit visit) {
    const Field mirrored = mirrored_field(field);
    for (std::size_t group = 0; group < kFieldGroups; ++group) {
        const auto first = static_cast<FieldPattern>(group) * kPatternsOfGroup;
        visit(first + detail::as_digits(detail::cells_of_group(group, field)));
        visit(first + detail::as_digits(detail::cells_of_group(group, mirrored)));
    }
}

} // namespace forethought::twenty48
