#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace forethought {

/// One step of splitmix64 (Steele, Lea, Flood 2014): spreads related seeds far apart.
constexpr std::uint64_t splitmix64(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/// A number that depends on every bit of both arguments; seeds of parts are made from a whole's seed with it.
constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    std::uint64_t state = a ^ (b * 0x9e3779b97f4a7c15u + 0x632be59bd9b4e019u);
    return splitmix64(state);
}

/// Seeded generator: xoshiro256** (Blackman, Vigna 2018). The only source of random numbers in the
/// engines, so that equal seeds give equal games on every platform.
class Rng {
  public:
    explicit constexpr Rng(std::uint64_t seed = 0) {
        for (auto& word : state_) word = splitmix64(seed);
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    /// A number from 0 to `bound - 1`, for `bound` from 1 to 2^32. The bias is below bound / 2^32.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    /// True with probability `numerator / denominator`.
    constexpr bool chance(std::uint32_t numerator, std::uint32_t denominator) {
        return below(denominator) < numerator;
    }

    /// Puts `items[0 .. count - 1]` into random order (Fisher, Yates).
    template <class Items>
    constexpr void shuffle(Items& items, int count) {
        for (int i = count - 1; i > 0; --i) {
            const auto j = below(static_cast<std::uint32_t>(i + 1));
            const auto held = items[static_cast<std::size_t>(i)];
            items[static_cast<std::size_t>(i)] = items[j];
            items[j] = held;
        }
    }

  private:
    std::array<std::uint64_t, 4> state_{};
};

} // namespace forethought
