#pragma once

#include "engine/core/huge_pages.h"
#include "engine/othello/cell.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::othello {

/// No cell: the move is not known.
inline constexpr Cell kNowhere = -1;

/// Bounds of a board's value, in discs, and its best move.
struct Range {
    std::int8_t low = -kCells;
    std::int8_t high = kCells;
    Cell best = kNowhere;
    /// The best move before that one.
    Cell second = kNowhere;
    /// The level of confidence; higher is surer.
    std::uint8_t level = 0;
};

/// The transposition table of the endgame. Four entries share a cache line; those that took much search stay.
/// Its size is fixed when it is made; nothing is allocated afterwards.
class RangeTable {
  public:
    class Entry {
      public:
        const Range& range() const { return range_; }

      private:
        friend RangeTable;
        std::uint64_t hash_ = 0;
        Range range_{};
        std::uint8_t empties_ = 0;
        std::uint8_t age_ = 0;
        /// Whether there is anything here.
        bool is_used_ = false;
    };

    explicit RangeTable(std::uint64_t bytes)
        : buckets_(
              static_cast<std::size_t>(std::clamp<std::uint64_t>(bytes / sizeof(Bucket), 1, kMostBuckets))) {}

    /// What is known of a board, or null. Valid until the next `store`.
    const Entry* find(std::uint64_t hash) const {
        for (const Entry& entry : buckets_[index_of(hash)].entries)
            if (entry.hash_ == hash && entry.is_used_) return &entry;
        return nullptr;
    }

    void prefetch(std::uint64_t hash) const { __builtin_prefetch(&buckets_[index_of(hash)]); }

    /// Stores the result of a search of a board with so many empty cells in the window (`alpha`, `beta`): its
    /// value, or a bound outside the window, and its best move.
    void store(std::uint64_t hash, int empties, int alpha, int beta, int value, Cell best, int level = 0) {
        Entry& place = place_for(hash);
        const bool is_same = place.is_used_ && place.hash_ == hash;
        // What is known more surely stays.
        if (is_same && place.range_.level > level) return;
        if (!is_same) place = Entry{};
        Range& range = place.range_;
        if (range.level != level) range = {.best = range.best, .second = range.second};
        const auto bound = static_cast<std::int8_t>(value);
        if (value > alpha) range.low = std::max(range.low, bound);
        if (value < beta) range.high = std::min(range.high, bound);
        // Where all moves failed none of them is known to be the best.
        if (best != kNowhere && (value > alpha || range.best == kNowhere) && range.best != best) {
            range.second = range.best;
            range.best = best;
        }
        range.level = static_cast<std::uint8_t>(level);
        place.hash_ = hash;
        place.empties_ = static_cast<std::uint8_t>(empties);
        place.age_ = age_;
        place.is_used_ = true;
    }

    /// Another search begins: entries of earlier ones are replaced first from now on.
    void age() { ++age_; }

    /// Forgets everything.
    void clear() { std::fill(buckets_.begin(), buckets_.end(), Bucket{}); }

  private:
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };
    static_assert(sizeof(Bucket) == 64);
    static constexpr std::uint64_t kMostBuckets = 0xffffffff;

    Entry& place_for(std::uint64_t hash) {
        auto& entries = buckets_[index_of(hash)].entries;
        Entry* place = &entries[0];
        for (Entry& entry : entries) {
            if (entry.is_used_ && entry.hash_ == hash) return entry;
            if (worth(entry) < worth(*place)) place = &entry;
        }
        return *place;
    }

    int worth(const Entry& entry) const {
        if (!entry.is_used_) return -1;
        return entry.age_ == age_ ? kCells + entry.empties_ : entry.empties_;
    }

    std::size_t index_of(std::uint64_t hash) const {
        return static_cast<std::size_t>((hash >> 32) * buckets_.size() >> 32);
    }

    WideVector<Bucket> buckets_;
    std::uint8_t age_ = 0;
};

} // namespace forethought::othello
