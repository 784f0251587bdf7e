#pragma once

#include "engine/core/sync_message.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace forethought {

/// Most parallel searches of a rung.
inline constexpr int kMostSearches = 4;

/// The sync messages of all searches since the root, by sender.
class SyncLog {
  public:
    void clear();
    /// Error: nobody writes under that number, or the search has written of this epoch or a later one.
    Status enter(SyncMessage message);
    /// A search's latest message, and its latest of an epoch or one before; null where there is none.
    const SyncMessage* latest(int sender) const;
    const SyncMessage* latest(int sender, int epoch) const;
    /// All messages of a search after one epoch and up to another one.
    std::span<const SyncMessage> between(int sender, int after, int last) const;
    /// Forgets the messages of a search up to an epoch, but for its latest message.
    void forget(int sender, int epoch);

  private:
    /// Of each search, in the order of their epochs.
    std::array<std::vector<SyncMessage>, kMostSearches> messages_;
};

} // namespace forethought
