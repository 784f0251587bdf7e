#pragma once

#include "engine/core/rng.h"

#include <compare>
#include <cstdint>

namespace forethought {

/// How imperfect a player is on purpose.
struct Imperfection {
    /// The rung whose own measure it is.
    int rung = 0;
    /// What comes on top: 0 for nothing, up to `Blur::kMostExtra`. Any rung becomes weaker with it, steadily,
    /// until it plays about as the one below or worse.
    int extra = 0;

    auto operator<=>(const Imperfection&) const = default;
};

/// Imperfection on purpose, so that the same play does not win twice: a game of its own eyes (weights and
/// values a little off, the same throughout the game) and now and then a second-best move. Off in matches and
/// in the lab. Source: the habits of hand-made opponents (seed article 000): several evaluations, jittered
/// weights, lapses. Seeded, and what it does to a position depends on nothing but the seed and the position,
/// so that every game can be replayed, taken back and taken up again.
///
/// With extra imperfection values waver more, lapses come more often and cost more, and good ideas are
/// overlooked; the caller sees to it that what wins at once never is.
class Blur {
  public:
    /// No imperfection at all.
    Blur() = default;

    /// Imperfection of `rung`: weights off by up to `kJitterPercent`, and below rung `kFullStrength`, for
    /// each step of ten that is missing, values that waver by up to 10/3 per mille and a lapse in 10/7
    /// percent of the turns. `extra`: what comes on top, from 0 to `kMostExtra`.
    Blur(std::uint64_t seed, int rung, int extra = 0)
        : seed_(mix(seed, 0x626c7572)),
          rng_(seed_),
          on_(true),
          missing_(rung < kFullStrength ? static_cast<std::uint32_t>(kFullStrength - rung) : 0),
          extra_(static_cast<std::uint32_t>(extra)) {}

    Blur(std::uint64_t seed, const Imperfection& imperfection)
        : Blur(seed, imperfection.rung, imperfection.extra) {}

    bool on() const { return on_; }

    /// `weight` off by at most `kJitterPercent` to either side. Call once a game for each weight.
    std::int64_t jitter(std::int64_t weight) {
        if (!on_) return weight;
        constexpr std::int64_t span = 10 * kJitterPercent;
        const std::int64_t per_mille = static_cast<std::int64_t>(rng_.below(2 * span + 1)) - span;
        return weight + weight * per_mille / 1000;
    }

    /// How far the value of the state with this hash is off in this game: to either side at most the share of
    /// `unit` that the constructor names, and at most `kMostWaver` units more. `unit` is what the game's
    /// values are measured in.
    std::int64_t waver(std::uint64_t hash, std::int64_t unit) const {
        if (missing_ == 0 && extra_ == 0) return 0;
        const std::int64_t most = unit * missing_ / 3000 + kMostWaver * unit * cube(extra_) / kWhole;
        Rng rng(mix(seed_, hash));
        return static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
    }

    /// Whether the decision in the position with this hash, one of `decisions` in a turn, takes a second-best
    /// move. The caller makes sure that it is not much worse and does not lose at once.
    bool lapses(std::uint64_t hash, int decisions) const {
        return Rng(mix(~seed_, hash))
            .chance(missing_ + 7 * extra_, 700 * static_cast<std::uint32_t>(decisions));
    }

    /// How much worse a second-best move may be, where `usual` is what it may cost without extra
    /// imperfection: up to eleven times as much.
    std::int64_t forgone(std::int64_t usual) const { return usual + usual * extra_ / 10; }

    /// Whether anything is overlooked at all.
    bool blinds() const { return extra_ > 0; }

    /// Whether the idea with this hash does not come to mind in this game: never without extra imperfection,
    /// always with all of it.
    bool overlooks(std::uint64_t hash) const {
        if (extra_ == 0) return false;
        return !Rng(mix(seed_ ^ 0x6f7665726c6f6f6b, hash)).chance(cube(kMostExtra - extra_), kWhole);
    }

    static constexpr int kJitterPercent = 4;
    /// The rung from which on values and moves are what they should be.
    static constexpr int kFullStrength = 140;
    /// What all of it is.
    static constexpr int kMostExtra = 100;
    /// Units by which values waver then.
    static constexpr std::int64_t kMostWaver = 20;

  private:
    static constexpr std::uint32_t cube(std::uint32_t number) { return number * number * number; }
    static constexpr std::uint32_t kWhole = kMostExtra * kMostExtra * kMostExtra;

    std::uint64_t seed_ = 0;
    Rng rng_{};
    bool on_ = false;
    /// What the rung lacks to full strength.
    std::uint32_t missing_ = 0;
    std::uint32_t extra_ = 0;
};

} // namespace forethought
