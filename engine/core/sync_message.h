#pragma once

#include "engine/core/result.h"
#include "engine/core/types.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought {

/// What a search tells the others at the end of an epoch; see `parallel_search.h`.
struct SyncMessage {
    /// Identity of the root (`position_key.h`).
    std::uint64_t root = 0;
    int sender = 0;
    int epoch = 0;
    /// Nodes of the search since the root.
    Nodes nodes = 0;
    /// Whether the search had nothing left to improve.
    bool finished = false;
    /// The search's best finds, laid out by the game.
    std::vector<std::int32_t> update{};
};

/// A sync message as integers, so that it can go to another thread or worker.
std::vector<std::int32_t> to_integers(const SyncMessage& message);

/// The message that became these integers. Error: they are none, and which of them is wrong.
Result<SyncMessage> to_sync_message(std::span<const std::int32_t> integers);

} // namespace forethought
