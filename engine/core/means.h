#pragma once

#include "engine/core/statistics.h"

#include <cstdint>
#include <span>

namespace forethought {

/// What numbers come to on average.
struct Mean {
    std::int64_t count = 0;
    double value = 0;
    /// 0 where there are fewer than two numbers.
    double standard_error = 0;
};

/// A mean of numbers that come one after the other.
class RunningMean {
  public:
    void add(std::int64_t number);
    Mean mean() const;

  private:
    std::int64_t count_ = 0;
    std::int64_t sum_ = 0;
    /// Sum of the squares of how far the numbers are from their mean (Welford 1962).
    double squares_ = 0;
};

Mean mean_of(std::span<const std::int64_t> numbers);

/// How many standard errors to either side hold 95 % of Student's distribution (1908) with so many degrees of
/// freedom, of which the fraction is left out; infinite below one.
double student_quantile(double degrees);

/// 95 % interval of a mean; everything where there are fewer than two numbers.
Interval mean_interval(const Mean& mean);

/// 95 % interval of the difference of two means, the first less the second, whatever the spread of each
/// (Welch 1947); everything where one has fewer than two numbers.
Interval difference_of_means(const Mean& first, const Mean& second);

} // namespace forethought
