#pragma once

#include "engine/core/blur.h"
#include "engine/core/rng.h"
#include "engine/core/value_book.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought {

/// The best of a book's moves, best first, those that are worth up to `tolerance` less than the best, if they
/// are as many as are to be shown: where a line of the book may have to give way and has no other beside it,
/// the position is searched. With blur any one is the first, by lot out of `seed`; without, the best.
template <class Move>
std::vector<BookMove<Move>> choose_in_book(std::vector<BookMove<Move>> moves, std::size_t lines,
                                           Score tolerance, const Blur& blur, std::uint64_t seed) {
    if (moves.empty()) return {};
    const auto least = moves.front().score - blur.forgone(tolerance);
    std::erase_if(moves, [&](const auto& move) { return move.score < least; });
    if (moves.size() < lines) return {};
    if (blur.on()) {
        const auto place = Rng(seed).below(static_cast<std::uint32_t>(moves.size()));
        const auto chosen = moves.begin() + static_cast<std::ptrdiff_t>(place);
        std::rotate(moves.begin(), chosen, chosen + 1);
    }
    return moves;
}

} // namespace forethought
