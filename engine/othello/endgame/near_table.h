#pragma once

#include "engine/othello/endgame/table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought::othello {

/// The exact bounds of boards with few empty cells. It is small enough to stay in the processor's cache; a
/// new board takes the place of the one before it.
class NearTable {
  public:
    NearTable() : entries_(std::size_t{1} << kBits) {}

    /// Null where nothing is known of a board.
    const Range* find(std::uint64_t hash) const {
        const Entry& entry = entries_[index_of(hash)];
        return entry.hash == hash ? &entry.range : nullptr;
    }

    /// What the search of a board has found: a bound of its value above `alpha`, or an upper bound.
    void store(std::uint64_t hash, int alpha, int bound, Cell best) {
        Entry& entry = entries_[index_of(hash)];
        if (entry.hash != hash) entry = {.hash = hash, .range = {}};
        Range& range = entry.range;
        if (bound > alpha)
            range.low = std::max(range.low, static_cast<std::int8_t>(bound));
        else
            range.high = std::min(range.high, static_cast<std::int8_t>(bound));
        if (bound > alpha || range.best == kNowhere) range.best = best;
    }

    void clear() { std::fill(entries_.begin(), entries_.end(), Entry{}); }

  private:
    struct Entry {
        std::uint64_t hash = 0;
        Range range{};
    };
    static constexpr int kBits = 14;

    static std::size_t index_of(std::uint64_t hash) { return static_cast<std::size_t>(hash >> (64 - kBits)); }

    std::vector<Entry> entries_;
};

} // namespace forethought::othello
