#pragma once

#include "engine/core/huge_pages.h"
#include "engine/core/types.h"
#include "engine/twenty48/board.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// Values of boards after a slide, with the depth to which they were searched. Of the four entries of a
/// bucket the shallowest one of the oldest move is replaced. Nothing is allocated after the construction.
class ValueTable {
  public:
    /// 2^size_log2 entries of 16 bytes, at least four.
    explicit ValueTable(int size_log2)
        : buckets_(std::size_t{1} << (size_log2 > kWidthLog2 ? size_log2 - kWidthLog2 : 0)),
          shift_(64 - (size_log2 > kWidthLog2 ? size_log2 - kWidthLog2 : 0)) {}

    /// The value of a board that was searched at least so deep; null when none is known.
    const Score* find(Board board, Ply depth) const {
        for (const Entry& entry : bucket_of(board).entries)
            if (entry.board == board && entry.depth >= depth) return &entry.value;
        return nullptr;
    }

    /// Prefetches the entries of a board that will be needed soon, by a plain read that nothing waits for. A
    /// prefetch instruction is dropped when many are under way, and WebAssembly has none.
    void prefetch(Board board) const {
        const volatile std::uint8_t& age = bucket_of(board).entries[0].age;
        [[maybe_unused]] const std::uint8_t read = age;
    }

    void store(Board board, Ply depth, Score value) {
        Bucket& bucket = bucket_of(board);
        Entry* least = bucket.entries.data();
        for (Entry& entry : bucket.entries) {
            if (entry.board == board) {
                least = &entry;
                break;
            }
            if (worth(entry) < worth(*least)) least = &entry;
        }
        *least = {board, value, static_cast<std::uint8_t>(depth), age_};
    }

    /// Entries of earlier moves are replaced first from now on.
    void next_move() { ++age_; }

    void clear() { buckets_.assign(buckets_.size(), Bucket{}); }

  private:
    static constexpr int kWidthLog2 = 2;

    struct Entry {
        Board board = 0;
        Score value = 0;
        std::uint8_t depth = 0;
        std::uint8_t age = 0;
    };
    /// One line of the cache, so that a board costs one access to memory.
    struct alignas(64) Bucket {
        std::array<Entry, 1u << kWidthLog2> entries;
    };
    static_assert(sizeof(Bucket) == 64);

    /// A move of age weighs as much as four steps of depth.
    int worth(const Entry& entry) const {
        return entry.depth - 4 * static_cast<std::uint8_t>(age_ - entry.age);
    }

    std::size_t index_of(Board board) const {
        const std::uint64_t mixed = (board ^ board >> 29) * 0x9e3779b97f4a7c15u;
        return shift_ < 64 ? static_cast<std::size_t>(mixed >> shift_) : 0;
    }
    Bucket& bucket_of(Board board) { return buckets_[index_of(board)]; }
    const Bucket& bucket_of(Board board) const { return buckets_[index_of(board)]; }

    WideVector<Bucket> buckets_;
    int shift_;
    std::uint8_t age_ = 0;
};

} // namespace forethought::twenty48
