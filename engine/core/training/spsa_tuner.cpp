#include "engine/core/training/spsa_tuner.h"

#include "engine/core/rng.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace forethought {

namespace {

constexpr double kAlpha = 0.602;
constexpr double kGamma = 0.101;
/// Rounds in which the pace stays about what it is.
constexpr double kStability = SpsaTuner::kHorizon / 10.0;
/// The pace at the horizon.
constexpr double kPace = 0.03;

} // namespace

SpsaTuner::SpsaTuner(std::vector<TunedNumber> tuned, std::uint64_t seed)
    : tuned_(std::move(tuned)), seed_(seed) {
    for (const TunedNumber& number : tuned_) at_.push_back(number.begin);
}

void SpsaTuner::go_on(int rounds, const Numbers& numbers) {
    rounds_ = rounds;
    at_ = numbers;
}

SpsaTuner::Trial SpsaTuner::trial() const {
    const std::vector<int> ways = this->ways();
    Trial trial{at_, at_};
    for (std::size_t i = 0; i < at_.size(); ++i) {
        const double by = ways[i] * reach() * tuned_[i].step;
        trial.up[i] = within(i, at_[i] + by);
        trial.down[i] = within(i, at_[i] - by);
    }
    return trial;
}

void SpsaTuner::learn(double difference) {
    const std::vector<int> ways = this->ways();
    const double pace = kPace * std::pow((kStability + kHorizon) / (kStability + rounds_ + 1), kAlpha);
    const double slope = difference / (2 * reach());
    for (std::size_t i = 0; i < at_.size(); ++i)
        at_[i] = within(i, at_[i] + pace * slope * ways[i] * tuned_[i].step);
    ++rounds_;
}

std::vector<int> SpsaTuner::ways() const {
    Rng rng(mix(seed_, static_cast<std::uint64_t>(rounds_)));
    std::vector<int> ways;
    for (std::size_t i = 0; i < at_.size(); ++i) ways.push_back(rng.chance(1, 2) ? 1 : -1);
    return ways;
}

double SpsaTuner::reach() const {
    return std::pow(static_cast<double>(kHorizon) / (rounds_ + 1), kGamma);
}

double SpsaTuner::within(std::size_t number, double value) const {
    return std::clamp(value, tuned_[number].least, tuned_[number].most);
}

} // namespace forethought
