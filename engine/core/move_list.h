#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace forethought {

/// A list of at most `Capacity` moves that never allocates.
template <class Move, std::size_t Capacity>
class MoveList {
  public:
    static constexpr std::size_t capacity() { return Capacity; }

    void push_back(Move move) {
        assert(size_ < Capacity);
        moves_[size_++] = move;
    }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    /// Removes the first move; the others keep their order.
    void pop_front() {
        assert(size_ > 0);
        for (std::size_t i = 1; i < size_; ++i) moves_[i - 1] = moves_[i];
        --size_;
    }
    void clear() { size_ = 0; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }

    Move& operator[](std::size_t i) { return moves_[i]; }
    const Move& operator[](std::size_t i) const { return moves_[i]; }
    Move* begin() { return moves_.data(); }
    Move* end() { return moves_.data() + size_; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }

  private:
    std::array<Move, Capacity> moves_;
    std::size_t size_ = 0;
};

} // namespace forethought
