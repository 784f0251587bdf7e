#pragma once

#include "engine/core/bit_coder.h"

#include <array>
#include <cstddef>

namespace forethought::twenty48 {

/// Which pages of a tuple are in the file: whether there are any is coded for each rank of the first cell,
/// then for each of the second, and so on to the fourth.
class PresenceModel {
  public:
    static constexpr int kLevels = 4;

    /// Calls `visit(page)` for each page that is coded; the encoder says by `is_wanted(level, prefix)` for
    /// which beginnings of a pattern there are any.
    template <class Coder, class IsWanted, class Visit>
    void code(Coder& coder, IsWanted is_wanted, Visit visit, int level = 0, std::size_t prefix = 0) {
        unsigned recent = 0;
        for (std::size_t rank = 0; rank < 16; ++rank) {
            const std::size_t longer = prefix << 4 | rank;
            BitModel& model = models_[static_cast<std::size_t>(level)][rank][recent & 3];
            const bool is_there = coder.code(model, is_wanted(level, longer));
            recent = recent << 1 | (is_there ? 1u : 0u);
            if (!is_there) continue;
            if (level + 1 == kLevels)
                visit(longer);
            else
                code(coder, is_wanted, visit, level + 1, longer);
        }
    }

  private:
    std::array<std::array<std::array<BitModel, 4>, 16>, kLevels> models_;
};

} // namespace forethought::twenty48
