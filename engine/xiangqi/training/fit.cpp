#include "engine/xiangqi/training/fit.h"

#include <algorithm>
#include <cmath>

namespace forethought::xiangqi::training {

namespace {

constexpr double kStep = 1.0;
/// How strongly a weight is drawn back to where it began.
constexpr double kHold = 3e-8;

double points_of(double value) {
    return 1 / (1 + std::exp(-value));
}

} // namespace

void Samples::add(const Board& board, float points) {
    const FeatureCounts counts = feature_counts(board, kAllParts);
    for (Feature which = 0; which < kFeatures; ++which)
        if (counts.of[which] != 0)
            counts_.push_back(
                {static_cast<std::uint16_t>(which), static_cast<std::int16_t>(counts.of[which])});
    ends_.push_back(counts_.size());
    phases_.push_back(static_cast<std::uint8_t>(counts.phase));
    points_.push_back(points);
}

void Samples::append(const Samples& others) {
    const std::size_t before = counts_.size();
    counts_.insert(counts_.end(), others.counts_.begin(), others.counts_.end());
    for (const std::size_t end : others.ends_) ends_.push_back(before + end);
    phases_.insert(phases_.end(), others.phases_.begin(), others.phases_.end());
    points_.insert(points_.end(), others.points_.begin(), others.points_.end());
}

Fit::Fit(const Samples& samples, const Weights& begin)
    : samples_(samples), mean_(2 * kFeatures), square_(2 * kFeatures) {
    for (const std::int32_t number : numbers_of(begin)) home_.push_back(number);
    weights_ = home_;
    find_scale();
}

double Fit::value_of(std::size_t sample) const {
    const std::size_t begin = sample == 0 ? 0 : samples_.ends_[sample - 1];
    double middle = 0;
    double end = 0;
    for (std::size_t i = begin; i < samples_.ends_[sample]; ++i) {
        const Count count = samples_.counts_[i];
        middle += weights_[count.feature] * count.times;
        end += weights_[kFeatures + count.feature] * count.times;
    }
    const double share = samples_.phases_[sample] / static_cast<double>(Evaluation::kWholePhase);
    return middle * share + end * (1 - share);
}

double Fit::loss_at(double scale) const {
    double loss = 0;
    for (std::size_t sample = 0; sample < samples_.size(); ++sample) {
        const double hope = std::clamp(points_of(value_of(sample) / scale), 1e-9, 1 - 1e-9);
        const double points = samples_.points_[sample];
        loss -= points * std::log2(hope) + (1 - points) * std::log2(1 - hope);
    }
    return loss / static_cast<double>(std::max<std::size_t>(1, samples_.size()));
}

double Fit::loss() const {
    return loss_at(scale_);
}

double Fit::tenfold() const {
    return scale_ * std::log(10.0);
}

void Fit::find_scale() {
    double best = loss_at(scale_);
    for (double factor = 1.5; factor > 1.01;) {
        const double larger = loss_at(scale_ * factor);
        const double smaller = loss_at(scale_ / factor);
        if (std::min(larger, smaller) >= best) {
            factor = std::sqrt(factor);
            continue;
        }
        scale_ = larger < smaller ? scale_ * factor : scale_ / factor;
        best = std::min(larger, smaller);
    }
}

void Fit::improve(int rounds) {
    const double number = static_cast<double>(samples_.size());
    std::vector<double> gradient(2 * kFeatures);
    for (int done = 0; done < rounds; ++done) {
        ++round_;
        std::fill(gradient.begin(), gradient.end(), 0);
        for (std::size_t sample = 0; sample < samples_.size(); ++sample) {
            const double error = points_of(value_of(sample) / scale_) - samples_.points_[sample];
            const double share = samples_.phases_[sample] / static_cast<double>(Evaluation::kWholePhase);
            const std::size_t begin = sample == 0 ? 0 : samples_.ends_[sample - 1];
            for (std::size_t i = begin; i < samples_.ends_[sample]; ++i) {
                const Count count = samples_.counts_[i];
                gradient[count.feature] += error * count.times * share;
                gradient[kFeatures + count.feature] += error * count.times * (1 - share);
            }
        }
        for (std::size_t i = 0; i < gradient.size(); ++i) {
            if (gradient[i] == 0) continue;
            const double held = gradient[i] / (scale_ * number) + kHold * (weights_[i] - home_[i]);
            mean_[i] = 0.9 * mean_[i] + 0.1 * held;
            square_[i] = 0.999 * square_[i] + 0.001 * held * held;
            const double m = mean_[i] / (1 - std::pow(0.9, round_));
            const double s = square_[i] / (1 - std::pow(0.999, round_));
            weights_[i] -= kStep * m / (std::sqrt(s) + 1e-9);
        }
    }
}

Weights Fit::weights() const {
    std::vector<std::int32_t> numbers;
    for (const double weight : weights_) numbers.push_back(static_cast<std::int32_t>(std::lround(weight)));
    return weights_of_numbers(numbers);
}

} // namespace forethought::xiangqi::training
