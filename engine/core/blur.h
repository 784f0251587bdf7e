#pragma once

#include "engine/core/rng.h"

#include <cstdint>

namespace forethought {

/// Imperfection on purpose, so that the same play does not win twice: a game of its own eyes (weights and
/// values a little off, the same throughout the game) and now and then a second-best move. Off in matches and
/// in the lab. Source: the habits of hand-made opponents (seed article 000): several evaluations, jittered
/// weights, lapses. Seeded, and what it does to a position depends on nothing but the seed and the position,
/// so that every game can be replayed, taken back and taken up again.
class Blur {
  public:
    /// No imperfection at all.
    Blur() = default;

    /// Imperfection of `rung`: weights off by up to `kJitterPercent`, and below rung `kFullStrength`, for
    /// each step of ten that is missing, values that waver by up to 10/3 per mille and a lapse in 10/7
    /// percent of the turns.
    Blur(std::uint64_t seed, int rung)
        : seed_(mix(seed, 0x626c7572)),
          rng_(seed_),
          on_(true),
          missing_(rung < kFullStrength ? static_cast<std::uint32_t>(kFullStrength - rung) : 0) {}

    bool on() const { return on_; }

    /// `weight` off by at most `kJitterPercent` to either side. Call once a game for each weight.
    std::int64_t jitter(std::int64_t weight) {
        if (!on_) return weight;
        constexpr std::int64_t span = 10 * kJitterPercent;
        const std::int64_t per_mille = static_cast<std::int64_t>(rng_.below(2 * span + 1)) - span;
        return weight + weight * per_mille / 1000;
    }

    /// How far the value of the state with this hash is off in this game: to either side at most the share of
    /// `unit` that the constructor names. `unit` is what the game's values are measured in.
    std::int64_t waver(std::uint64_t hash, std::int64_t unit) const {
        if (missing_ == 0) return 0;
        const std::int64_t most = unit * missing_ / 3000;
        Rng rng(mix(seed_, hash));
        return static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
    }

    /// Whether the decision in the position with this hash, one of `decisions` in a turn, takes a second-best
    /// move. The caller makes sure that it is not much worse and does not lose at once.
    bool lapses(std::uint64_t hash, int decisions) const {
        return Rng(mix(~seed_, hash)).chance(missing_, 700 * static_cast<std::uint32_t>(decisions));
    }

    static constexpr int kJitterPercent = 4;
    /// The rung from which on values and moves are what they should be.
    static constexpr int kFullStrength = 140;

  private:
    std::uint64_t seed_ = 0;
    Rng rng_{};
    bool on_ = false;
    /// What the rung lacks to full strength.
    std::uint32_t missing_ = 0;
};

} // namespace forethought
