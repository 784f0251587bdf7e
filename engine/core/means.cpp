#include "engine/core/means.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

namespace forethought {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Interval around(double middle, double standard_error, double degrees) {
    const double quantile = student_quantile(degrees);
    if (std::isinf(quantile)) return {-kInfinity, kInfinity};
    return {middle - quantile * standard_error, middle + quantile * standard_error};
}

} // namespace

void RunningMean::add(std::int64_t number) {
    const auto value = static_cast<double>(number);
    const double off = value - mean().value;
    ++count_;
    sum_ += number;
    squares_ += off * (value - mean().value);
}

Mean RunningMean::mean() const {
    if (count_ == 0) return {};
    const auto count = static_cast<double>(count_);
    return {count_, static_cast<double>(sum_) / count,
            count_ > 1 ? std::sqrt(squares_ / (count - 1) / count) : 0};
}

Mean mean_of(std::span<const std::int64_t> numbers) {
    RunningMean running;
    for (const std::int64_t number : numbers) running.add(number);
    return running.mean();
}

double student_quantile(double degrees) {
    if (!(degrees >= 1)) return kInfinity;
    // The first ones as all tables have them, where the expansion is not good enough.
    constexpr std::array<double, 4> first{12.706205, 4.302653, 3.182446, 2.776445};
    const double whole = std::floor(degrees);
    if (whole <= static_cast<double>(first.size())) return first[static_cast<std::size_t>(whole) - 1];
    // Fisher's expansion around the normal quantile (Abramowitz and Stegun 26.7.5).
    constexpr double z = 1.959963984540054;
    constexpr double z2 = z * z;
    return z + z * (z2 + 1) / (4 * whole) + z * ((5 * z2 + 16) * z2 + 3) / (96 * whole * whole) +
           z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * whole * whole * whole) +
           z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) /
               (92160 * whole * whole * whole * whole);
}

Interval mean_interval(const Mean& mean) {
    return around(mean.value, mean.standard_error, static_cast<double>(mean.count - 1));
}

Interval difference_of_means(const Mean& first, const Mean& second) {
    if (first.count < 2 || second.count < 2) return {-kInfinity, kInfinity};
    const double difference = first.value - second.value;
    const double variance_a = first.standard_error * first.standard_error;
    const double variance_b = second.standard_error * second.standard_error;
    const double variance = variance_a + variance_b;
    if (variance <= 0) return {difference, difference};
    const double degrees = variance * variance /
                           (variance_a * variance_a / static_cast<double>(first.count - 1) +
                            variance_b * variance_b / static_cast<double>(second.count - 1));
    return around(difference, std::sqrt(variance), degrees);
}

} // namespace forethought
