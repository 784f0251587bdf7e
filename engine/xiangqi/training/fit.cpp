#include "engine/xiangqi/training/fit.h"

#include "engine/core/rng.h"
#include "engine/xiangqi/movegen.h"
#include "engine/xiangqi/repetition/path.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace forethought::xiangqi::training {

namespace {

constexpr double kStep = 1.0;
/// How strongly a weight is drawn back to where it began.
constexpr double kHold = 1e-9;

/// Positions of such values are left out: which side wins is plain.
constexpr Score kDecided = 1'200;
/// Of the quiet positions one in so many is taken.
constexpr std::uint32_t kOneIn = 3;

float points_of(Outcome outcome) {
    return outcome == Outcome::draw ? 0.5F : outcome == Outcome::first_wins ? 1.0F : 0.0F;
}

/// By the logistic function.
double points_of(double value) {
    return 1 / (1 + std::exp(-value));
}

} // namespace

void Samples::add(const Board& board, float points, std::optional<Score> value) {
    const FeatureCounts counts = feature_counts(board, kAllParts);
    for (Feature which = 0; which < kFeatures; ++which)
        if (counts.of[which] != 0)
            counts_.push_back(
                {static_cast<std::uint16_t>(which), static_cast<std::int16_t>(counts.of[which])});
    ends_.push_back(counts_.size());
    phases_.push_back(static_cast<std::uint8_t>(counts.phase));
    points_.push_back(points);
    values_.push_back(value);
}

void Samples::cut(std::size_t size) {
    ends_.resize(size);
    counts_.resize(size == 0 ? 0 : ends_.back());
    phases_.resize(size);
    points_.resize(size);
    values_.resize(size);
}

bool Samples::add(const PlayedGame& game, std::uint64_t seed) {
    Rng rng(seed);
    const std::size_t before = size();
    Path path;
    for (std::size_t ply = 0; ply < game.actions.size(); ++ply) {
        const Board& board = path.board();
        const Action action = game.actions[ply];
        if (!is_legal(board, action)) {
            cut(before);
            return false;
        }
        std::optional<Score> for_red;
        if (!game.values.empty() && game.values[ply] != PlayedGame::kNoValue)
            for_red = board.to_move() == Side::first ? game.values[ply] : -game.values[ply];
        const bool is_chosen = game.values.empty() || (for_red && std::abs(*for_red) < kDecided);
        const bool is_quiet = !path.in_check() && board.is_empty(action.to());
        if (is_chosen && is_quiet && rng.below(kOneIn) == 0) add(board, points_of(game.outcome), for_red);
        path.make(action);
    }
    return true;
}

Fit::Fit(const Samples& samples, const Weights& begin, double share_of_value)
    : samples_(samples),
      points_(samples.points_.begin(), samples.points_.end()),
      mean_(2 * kFeatures),
      square_(2 * kFeatures) {
    for (const std::int32_t number : numbers_of(begin)) home_.push_back(number);
    weights_ = home_;
    find_scale();
    mix_in_values(share_of_value);
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
        const double points = points_[sample];
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

void Fit::mix_in_values(double share) {
    for (std::size_t sample = 0; sample < samples_.size(); ++sample)
        if (const auto value = samples_.values_[sample])
            points_[sample] = (1 - share) * points_[sample] + share * points_of(*value / scale_);
}

void Fit::improve(int rounds) {
    const double number = static_cast<double>(samples_.size());
    std::vector<double> gradient(2 * kFeatures);
    for (int done = 0; done < rounds; ++done) {
        ++round_;
        std::fill(gradient.begin(), gradient.end(), 0);
        for (std::size_t sample = 0; sample < samples_.size(); ++sample) {
            const double error = points_of(value_of(sample) / scale_) - points_[sample];
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
