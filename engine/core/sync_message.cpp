#include "engine/core/sync_message.h"

namespace forethought {

namespace {

/// Integers before the update: root in two halves, search, epoch, nodes in two halves, finished.
constexpr std::size_t kHeader = 7;

} // namespace

std::vector<std::int32_t> to_integers(const SyncMessage& message) {
    std::vector<std::int32_t> integers{static_cast<std::int32_t>(message.root),
                                       static_cast<std::int32_t>(message.root >> 32),
                                       message.sender,
                                       message.epoch,
                                       static_cast<std::int32_t>(message.nodes),
                                       static_cast<std::int32_t>(message.nodes >> 32),
                                       message.finished ? 1 : 0};
    integers.insert(integers.end(), message.update.begin(), message.update.end());
    return integers;
}

Result<SyncMessage> to_sync_message(std::span<const std::int32_t> integers) {
    if (integers.size() < kHeader)
        return Error{"a sync message has " + std::to_string(kHeader) + " integers and more, not " +
                     std::to_string(integers.size())};
    if (integers[3] < 0)
        return Error{"the epoch of a sync message is 0 or more, not " + std::to_string(integers[3])};
    const auto half = [&](std::size_t i) {
        return static_cast<std::uint64_t>(static_cast<std::uint32_t>(integers[i]));
    };
    return SyncMessage{.root = half(0) | half(1) << 32,
                       .sender = integers[2],
                       .epoch = integers[3],
                       .nodes = half(4) | half(5) << 32,
                       .finished = integers[6] != 0,
                       .update = {integers.begin() + kHeader, integers.end()}};
}

} // namespace forethought
