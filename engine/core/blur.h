#pragma once

#include "engine/core/rng.h"

#include <cstdint>

namespace forethought {

/// Imperfection on purpose, so that the same play does not win twice. Off in matches and in the lab.
/// Source: the habits of hand-made opponents (seed article 000): several evaluations, jittered weights,
/// now and then a second-best move. Seeded, so every game can be replayed.
class Blur {
  public:
    /// No imperfection at all.
    Blur() = default;

    /// Imperfection of `rung` (0-200): weights off by up to `jitter_percent`, and a lapse at
    /// (200 - rung) / 10 percent of the decisions, none from rung 140 on.
    Blur(std::uint64_t seed, int rung)
        : rng_(mix(seed, 0x626c7572)),
          on_(true),
          lapses_per_thousand_(rung >= 140 ? 0 : static_cast<std::uint32_t>(200 - rung)) {}

    bool on() const { return on_; }

    /// `weight` off by at most `kJitterPercent` to either side. Call once a game for each weight.
    std::int64_t jitter(std::int64_t weight) {
        if (!on_) return weight;
        constexpr std::int64_t span = 10 * kJitterPercent;
        const std::int64_t per_mille = static_cast<std::int64_t>(rng_.below(2 * span + 1)) - span;
        return weight + weight * per_mille / 1000;
    }

    /// Whether this decision takes the second-best move. The caller makes sure that it does not lose at once.
    bool lapses() { return on_ && rng_.chance(lapses_per_thousand_, 1000); }

    static constexpr int kJitterPercent = 4;

  private:
    Rng rng_{};
    bool on_ = false;
    std::uint32_t lapses_per_thousand_ = 0;
};

} // namespace forethought
