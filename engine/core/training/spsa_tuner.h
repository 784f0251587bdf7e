#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought {

/// A number that is looked for: where the search for it begins, how far it is moved to be tried once
/// `SpsaTuner::kHorizon` rounds are over, and where it may lie.
struct TunedNumber {
    double begin = 0;
    double step = 1;
    double least = 0;
    double most = 0;
};

/// Looks for the numbers with which something comes out best that is only seen through noise: simultaneous
/// perturbation stochastic approximation. In each round all numbers are moved at once, each up or down by
/// lot; what is tried one way is compared with what is tried the other way, and all go a little towards the
/// better one.
///
/// With every number counted in its step, round k (from 0) moves it by c_k = c / (k + 1)^0.101 to be tried,
/// and then by a_k g, where g = difference / (2 c_k), up or down as it was tried, estimates the slope, and
/// a_k = a / (A + k + 1)^0.602. A is a tenth of the horizon; c is such that c_k is one step there. Source:
/// J. C. Spall, "Implementation of the simultaneous perturbation algorithm for stochastic optimization"
/// (1998).
class SpsaTuner {
  public:
    /// Rounds that the gains are laid out for; more may be played.
    static constexpr int kHorizon = 10'000;

    using Numbers = std::vector<double>;
    struct Trial {
        Numbers up;
        Numbers down;
    };

    SpsaTuner(std::vector<TunedNumber> tuned, std::uint64_t seed);

    /// Goes on where a run after `rounds` rounds was with these numbers.
    void go_on(int rounds, const Numbers& numbers);
    /// What the next round tries; the same as often as it is asked for.
    Trial trial() const;
    /// The next round is over; `difference`: by how much `up` was better than `down`, from -1 where it lost
    /// everything to 1.
    void learn(double difference);

    int rounds() const { return rounds_; }
    const Numbers& numbers() const { return at_; }

  private:
    /// Which way each number is moved in the next round: 1 or -1.
    std::vector<int> ways() const;
    /// By how many steps it is moved to be tried.
    double reach() const;
    double within(std::size_t number, double value) const;

    std::vector<TunedNumber> tuned_;
    std::uint64_t seed_;
    Numbers at_;
    int rounds_ = 0;
};

} // namespace forethought
