#pragma once

#include "engine/core/statistics.h"

#include <cstdint>
#include <span>

namespace forethought {

/// Whether the numbers of one sample tend to be larger than those of another.
struct Tendency {
    /// Of all pairs of a number of each the share in which the first one's is larger, a tie counted as half.
    double share = 0.5;
    /// How far that is from a half, in standard errors, if there is no difference.
    double z = 0;
    /// Probability of being as far off as that or farther, to either side, if there is no difference.
    double p = 1;
};

/// The rank-sum test (Wilcoxon; Mann and Whitney 1947) with the normal approximation, corrected for ties;
/// good from about ten numbers each. It asks nothing of how the numbers are spread. Samples without numbers,
/// and numbers that are all alike, tell nothing.
Tendency compare_samples(std::span<const std::int64_t> first, std::span<const std::int64_t> second);

/// A share with its 95 % interval (Wilson 1927); 0 and everything where there is nothing to divide by.
struct Share {
    double value = 0;
    Interval interval{0, 1};
};
Share share_of(std::int64_t hits, std::int64_t all);

/// 95 % interval of the difference of two shares, `hits_a` of `all_a` less `hits_b` of `all_b` (Newcombe
/// 1998: the Wilson intervals of both, put together); everything where there is nothing to divide by.
Interval difference_of_shares(std::int64_t hits_a, std::int64_t all_a, std::int64_t hits_b,
                              std::int64_t all_b);

} // namespace forethought
