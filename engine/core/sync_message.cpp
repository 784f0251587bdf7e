#include "engine/core/sync_message.h"

namespace forethought {

namespace {

/// Integers before the update: search, epoch, nodes in two halves, finished.
constexpr std::size_t kHeader = 5;

} // namespace

std::vector<std::int32_t> to_integers(const SyncMessage& message) {
    std::vector<std::int32_t> integers{
        message.sender, message.epoch, static_cast<std::int32_t>(message.nodes),
        static_cast<std::int32_t>(message.nodes >> 32), message.finished ? 1 : 0};
    integers.insert(integers.end(), message.update.begin(), message.update.end());
    return integers;
}

Result<SyncMessage> to_sync_message(std::span<const std::int32_t> integers) {
    if (integers.size() < kHeader)
        return Error{"a sync message has " + std::to_string(kHeader) + " integers and more, not " +
                     std::to_string(integers.size())};
    if (integers[1] < 0)
        return Error{"the epoch of a sync message is 0 or more, not " + std::to_string(integers[1])};
    const auto half = [&](std::size_t i) {
        return static_cast<Nodes>(static_cast<std::uint32_t>(integers[i]));
    };
    return SyncMessage{.sender = integers[0],
                       .epoch = integers[1],
                       .nodes = half(2) | half(3) << 32,
                       .finished = integers[4] != 0,
                       .update = {integers.begin() + kHeader, integers.end()}};
}

} // namespace forethought
