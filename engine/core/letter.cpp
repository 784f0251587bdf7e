#include "engine/core/letter.h"

namespace forethought {

namespace {

/// Integers before the news: island, epoch, nodes in two halves, settled.
constexpr std::size_t kHeader = 5;

} // namespace

std::vector<std::int32_t> to_integers(const Letter& letter) {
    std::vector<std::int32_t> integers{letter.island, letter.epoch, static_cast<std::int32_t>(letter.nodes),
                                       static_cast<std::int32_t>(letter.nodes >> 32), letter.settled ? 1 : 0};
    integers.insert(integers.end(), letter.news.begin(), letter.news.end());
    return integers;
}

Result<Letter> to_letter(std::span<const std::int32_t> integers) {
    if (integers.size() < kHeader)
        return Error{"a letter has " + std::to_string(kHeader) + " integers and more, not " +
                     std::to_string(integers.size())};
    if (integers[1] < 0)
        return Error{"the epoch of a letter is 0 or more, not " + std::to_string(integers[1])};
    const auto half = [&](std::size_t i) {
        return static_cast<Nodes>(static_cast<std::uint32_t>(integers[i]));
    };
    return Letter{.island = integers[0],
                  .epoch = integers[1],
                  .nodes = half(2) | half(3) << 32,
                  .settled = integers[4] != 0,
                  .news = {integers.begin() + kHeader, integers.end()}};
}

} // namespace forethought
