#pragma once

#include <array>
#include <cstdint>

namespace forethought::tactics {

/// What sets one unit apart from others of its type; how much of it is in params.h.
enum class Trait : std::uint8_t {
    /// It has a cell more to move.
    swift,
    /// It has more hit points.
    tough,
    /// Its hits take more.
    strong,
    /// It gets hit points back at the end of each round.
    mending,
    /// It never acts: a piece of wall that can be struck down.
    rooted,
};
inline constexpr int kTraits = 5;

/// A set of traits, one bit each.
class TraitSet {
  public:
    constexpr bool has(Trait trait) const { return (bits_ >> static_cast<unsigned>(trait) & 1u) != 0; }
    constexpr void insert(Trait trait) {
        bits_ = static_cast<std::uint8_t>(bits_ | 1u << static_cast<unsigned>(trait));
    }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::uint8_t bits() const { return bits_; }
    constexpr bool operator==(const TraitSet&) const = default;

  private:
    std::uint8_t bits_ = 0;
};

} // namespace forethought::tactics
