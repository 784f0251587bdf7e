#pragma once

#include "engine/core/bit_coder.h"
#include "engine/twenty48/field_patterns.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// The weights of a frame as they lie in a file: in the order of their patterns, group by group. For each
/// rank of a group's last cell it is coded whether any pattern with that rank has a weight, then the same for
/// the cell before it, and so on to the first cell, where the weight follows. The probability depends on the
/// ranks of the next cell and of the one four cells on, which is the neighbour in the next row in groups of
/// two rows. Coding goes from weight to weight, so that it may be done in slices.
class FrameModel {
  public:
    /// Goes on to the next weight. Returns whether there is one. `is_wanted(group, level, prefix)` tells the
    /// encoder whether any pattern begins with `prefix`, a number of `level` + 1 digits.
    template <class Coder, class IsWanted>
    bool next(Coder& coder, IsWanted is_wanted, FieldPattern& pattern) {
        while (group_ < kFieldGroups) {
            Step& step = steps_[level_];
            if (step.rank == kRanksOfField) {
                if (level_ > 0) {
                    --level_;
                    continue;
                }
                ++group_;
                step = {};
                continue;
            }
            const std::uint32_t rank = step.rank++;
            const FieldPattern longer = step.prefix * kRanksOfField + rank;
            BitModel& model = presence_[group_][level_][rank][step.after][step.recent & 3];
            const bool is_there = coder.code(model, is_wanted(group_, level_, longer));
            step.recent = step.recent << 1 | (is_there ? 1u : 0u);
            if (!is_there) continue;
            step.taken = rank;
            if (level_ + 1 == kCellsOfGroup) {
                pattern = static_cast<FieldPattern>(group_) * kPatternsOfGroup + longer;
                return true;
            }
            ++level_;
            const std::uint32_t far = level_ >= 4 ? steps_[level_ - 4].taken + 1 : 0;
            steps_[level_] = {.prefix = longer, .after = rank * kFarRanks + far};
        }
        return false;
    }

    /// The weight of the pattern that `next` came to; never 0.
    template <class Coder>
    int code_units(Coder& coder, int units = 0) {
        // One less than its size is coded: it is not 0.
        const int less = units > 0 ? units - 1 : units;
        const int coded = numbers_[group_][size_before_].code(coder, less);
        const int number = coded >= 0 ? coded + 1 : coded;
        const auto size =
            static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(number < 0 ? -number : number)));
        size_before_ = std::min(size, kSizes - 1);
        return number;
    }

  private:
    static constexpr std::size_t kFarRanks = kRanksOfField + 1;
    static constexpr std::size_t kSizes = 8;

    /// What has been coded of the beginnings of one length.
    struct Step {
        FieldPattern prefix = 0;
        /// The next one's rank, and that of the last one that there was.
        std::uint32_t rank = 0;
        std::uint32_t taken = 0;
        /// The ranks of the cells after it, as far as they are looked at.
        std::size_t after = 0;
        /// Whether there were any for the ranks before, the last of them in the lowest bit.
        unsigned recent = 0;
    };

    using OfRank = std::array<std::array<std::array<BitModel, 4>, kRanksOfField * kFarRanks>, kRanksOfField>;
    std::array<std::array<OfRank, kCellsOfGroup>, kFieldGroups> presence_;
    std::array<std::array<NumberModel, kSizes>, kFieldGroups> numbers_;
    std::array<Step, kCellsOfGroup> steps_{};
    std::size_t group_ = 0;
    std::size_t level_ = 0;
    std::size_t size_before_ = 0;
};

} // namespace forethought::twenty48
