#pragma once

#include "engine/core/huge_pages.h"
#include "engine/core/prefetch.h"
#include "engine/core/types.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace forethought {

/// What a score says of a value.
enum class Bound : std::uint8_t {
    /// Nothing: of a place that is empty.
    none,
    /// The value is at most the score.
    upper,
    /// At least.
    lower,
    exact,
};

/// What the best value found in a search of the window (`alpha`, `beta`) says of a position's.
constexpr Bound bound_of(Score best, Score alpha, Score beta) {
    return best >= beta ? Bound::lower : best > alpha ? Bound::exact : Bound::upper;
}

/// What an entry of the table holds about a position.
template <class Move>
struct EntryData {
    Score score = 0;
    Ply depth = 0;
    Bound bound = Bound::exact;
    /// Of no meaning without `has_move`.
    Move best{};
    bool has_move = false;
};

/// What searches have found out about positions, by 64-bit hashes. Four entries share a bucket, which is one
/// line of the cache; deep ones and those of the present search stay, so that the many values of leaves do
/// not drive out the few that took long to find. Its size is fixed when it is made; nothing is allocated
/// afterwards.
template <class Move>
class TranspositionTable {
    static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= 2);

  public:
    class Entry {
      public:
        Score score() const { return score_; }
        Ply depth() const { return depth_; }
        Bound bound() const { return static_cast<Bound>(mark_ & kBoundMask); }
        bool has_move() const { return (mark_ & kMoveBit) != 0; }
        /// Of no meaning without `has_move`.
        Move best() const { return best_; }

      private:
        friend TranspositionTable;
        std::uint64_t hash_ = 0;
        Score score_ = 0;
        Move best_{};
        std::uint8_t depth_ = 0;
        /// Bound, whether there is a move, and the age in the upper bits.
        std::uint8_t mark_ = 0;
    };

    /// `bytes`: room for so many, rounded down to whole buckets, of which there is at least one.
    explicit TranspositionTable(std::uint64_t bytes)
        : buckets_(
              static_cast<std::size_t>(std::clamp<std::uint64_t>(bytes / sizeof(Bucket), 1, kMostBuckets))) {}

    /// What is known of a position, or null. Valid until the next `store`.
    const Entry* find(std::uint64_t hash) const {
        for (const Entry& entry : buckets_[index_of(hash)].entries)
            if (entry.hash_ == hash && entry.bound() != Bound::none) return &entry;
        return nullptr;
    }

    /// Asks the memory for what may be known of a position that will be looked for soon. Always inlined, as
    /// `prefetch_line` is.
    [[gnu::always_inline]] void prefetch(std::uint64_t hash) const {
        prefetch_line(&buckets_[index_of(hash)]);
    }

    /// Keeps an entry, unless what is there is worth much more.
    void store(std::uint64_t hash, const EntryData<Move>& data) {
        Entry* place = nullptr;
        for (Entry& entry : buckets_[index_of(hash)].entries) {
            if (entry.hash_ == hash) {
                place = &entry;
                break;
            }
            if (!place || worth(entry) < worth(*place)) place = &entry;
        }
        if (worth(*place) > data.depth + kMargin) return;
        const bool knows_move = !data.has_move && place->hash_ == hash && place->has_move();
        if (!knows_move) place->best_ = data.best;
        place->hash_ = hash;
        place->score_ = data.score;
        place->depth_ = static_cast<std::uint8_t>(std::clamp(data.depth, 0, 255));
        place->mark_ =
            static_cast<std::uint8_t>(static_cast<unsigned>(data.bound) |
                                      (data.has_move || knows_move ? kMoveBit : 0u) | age_ * kAgeUnit);
    }

    /// A search begins at another position: what earlier ones have found gives way first from now on.
    void age() { age_ = (age_ + 1) % kAges; }

    /// Forgets everything.
    void clear() { std::fill(buckets_.begin(), buckets_.end(), Bucket{}); }

  private:
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };
    static_assert(sizeof(Bucket) == 64);

    static constexpr unsigned kBoundMask = 3;
    static constexpr unsigned kMoveBit = 4;
    static constexpr unsigned kAgeUnit = 8;
    static constexpr unsigned kAges = 256 / kAgeUnit;
    /// So that the index of a bucket is one multiplication.
    static constexpr std::uint64_t kMostBuckets = 0xffffffff;
    /// A search of age weighs as much as so many plies.
    static constexpr int kPliesOfAge = 4;
    /// An entry gives way to a new one that is less deep by at most so many plies.
    static constexpr int kMargin = 4;
    static constexpr int kEmpty = -1000;

    int worth(const Entry& entry) const {
        if (entry.bound() == Bound::none) return kEmpty;
        const unsigned older = (age_ - entry.mark_ / kAgeUnit) % kAges;
        return entry.depth_ - kPliesOfAge * static_cast<int>(older);
    }

    std::size_t index_of(std::uint64_t hash) const {
        return static_cast<std::size_t>((hash >> 32) * buckets_.size() >> 32);
    }

    WideVector<Bucket> buckets_;
    unsigned age_ = 0;
};

} // namespace forethought
