#include "engine/core/sync_log.h"

#include <algorithm>
#include <utility>

namespace forethought {

void SyncLog::clear() {
    for (auto& messages : messages_) messages.clear();
}

Status SyncLog::enter(SyncMessage message) {
    const std::string who = "search " + std::to_string(message.sender);
    if (message.sender < 0 || message.sender >= kMostSearches) return Error{"there is no " + who};
    auto& messages = messages_[static_cast<std::size_t>(message.sender)];
    if (!messages.empty() && message.epoch <= messages.back().epoch)
        return Error{who + " writes of epoch " + std::to_string(message.epoch) + " after epoch " +
                     std::to_string(messages.back().epoch)};
    messages.push_back(std::move(message));
    return success();
}

const SyncMessage* SyncLog::latest(int sender) const {
    const auto& messages = messages_[static_cast<std::size_t>(sender)];
    return messages.empty() ? nullptr : &messages.back();
}

const SyncMessage* SyncLog::latest(int sender, int epoch) const {
    const auto& messages = messages_[static_cast<std::size_t>(sender)];
    const auto found = std::find_if(messages.rbegin(), messages.rend(),
                                    [&](const SyncMessage& message) { return message.epoch <= epoch; });
    return found == messages.rend() ? nullptr : &*found;
}

std::span<const SyncMessage> SyncLog::between(int sender, int after, int last) const {
    const auto& messages = messages_[static_cast<std::size_t>(sender)];
    const auto is_before = [](int epoch, const SyncMessage& message) { return epoch < message.epoch; };
    const auto place_behind = [&](int epoch) {
        return static_cast<std::size_t>(std::upper_bound(messages.begin(), messages.end(), epoch, is_before) -
                                        messages.begin());
    };
    const std::size_t begin = place_behind(after);
    return std::span(messages).subspan(begin, place_behind(last) - begin);
}

void SyncLog::forget(int sender, int epoch) {
    auto& messages = messages_[static_cast<std::size_t>(sender)];
    const auto end = std::find_if(messages.begin(), messages.end(),
                                  [&](const SyncMessage& message) { return message.epoch > epoch; });
    if (end == messages.begin()) return;
    messages.erase(messages.begin(), end == messages.end() ? end - 1 : end);
}

} // namespace forethought
