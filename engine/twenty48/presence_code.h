#pragma once

#include "engine/core/bit_coder.h"

#include <array>
#include <cstddef>

namespace forethought::twenty48 {

/// Codes which pages of a tuple are in the file. For each rank of the first cell it is coded whether any page
/// has that rank, then the same for the second cell, and so on to the fourth. Coding goes from page to page,
/// so that it may be done in slices.
class PresenceModel {
  public:
    static constexpr std::size_t kLevels = 4;

    /// From here on pages are those of the next tuple.
    void begin_tuple() {
        level_ = 0;
        steps_[0] = {};
    }

    /// Goes on to the next page that is coded. Returns whether there is one in the tuple; `is_wanted(level,
    /// prefix)` tells the encoder whether any page begins with `prefix`.
    template <class Coder, class IsWanted>
    bool next(Coder& coder, IsWanted is_wanted, std::size_t& page) {
        while (true) {
            Step& step = steps_[level_];
            if (step.rank == 16) {
                if (level_ == 0) return false;
                --level_;
                continue;
            }
            const std::size_t longer = step.prefix << 4 | step.rank;
            BitModel& model = models_[level_][step.rank++][step.recent & 3];
            const bool is_there = coder.code(model, is_wanted(level_, longer));
            step.recent = step.recent << 1 | (is_there ? 1u : 0u);
            if (!is_there) continue;
            if (level_ + 1 == kLevels) {
                page = longer;
                return true;
            }
            steps_[++level_] = {.prefix = longer};
        }
    }

  private:
    /// What has been coded of the beginnings of one length.
    struct Step {
        std::size_t prefix = 0;
        /// The next one's last cell.
        std::size_t rank = 0;
        /// Whether there were any for the ranks before, the last of them in the lowest bit.
        unsigned recent = 0;
    };

    std::array<std::array<std::array<BitModel, 4>, 16>, kLevels> models_;
    std::array<Step, kLevels> steps_{};
    std::size_t level_ = 0;
};

} // namespace forethought::twenty48
