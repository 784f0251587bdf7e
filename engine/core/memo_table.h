#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought {

/// A table from 64-bit hashes to small values: one entry a slot, the newest wins. Its size is
/// fixed when it is made; nothing is allocated afterwards. `clear` is one increment.
template <class Value>
class MemoTable {
  public:
    /// `size_log2`: the table has 2^size_log2 entries.
    explicit MemoTable(int size_log2)
        : slots_(std::size_t{1} << size_log2), mask_((std::size_t{1} << size_log2) - 1) {}

    /// The value stored for `hash`, or null. Valid until the next `store`.
    const Value* find(std::uint64_t hash) const {
        const Slot& slot = slots_[static_cast<std::size_t>(hash) & mask_];
        return slot.hash == hash && slot.generation == generation_ ? &slot.value : nullptr;
    }

    void store(std::uint64_t hash, const Value& value) {
        slots_[static_cast<std::size_t>(hash) & mask_] = Slot{hash, value, generation_};
    }

    /// Forgets everything.
    void clear() { ++generation_; }

  private:
    struct Slot {
        std::uint64_t hash = 0;
        Value value{};
        std::uint32_t generation = 0;
    };
    std::vector<Slot> slots_;
    std::size_t mask_;
    std::uint32_t generation_ = 1;
};

} // namespace forethought
