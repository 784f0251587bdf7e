#pragma once

#include "engine/core/letter.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace forethought {

/// Most islands of a search.
inline constexpr int kMostIslands = 4;

/// The letters that islands have written since the root, by who wrote them.
class Mail {
  public:
    void clear();
    /// Error: nobody writes under that number, or the island has written of this epoch or a later one.
    Status enter(Letter letter);
    /// An island's latest letter, and its latest of an epoch or one before; null where there is none.
    const Letter* latest(int island) const;
    const Letter* latest(int island, int epoch) const;
    /// All that an island has written after one epoch and up to another one.
    std::span<const Letter> between(int island, int after, int last) const;
    /// Forgets what an island has written up to an epoch, but for its latest letter.
    void forget(int island, int epoch);

  private:
    /// Of each island, in the order of their epochs.
    std::array<std::vector<Letter>, kMostIslands> letters_;
};

} // namespace forethought
