#include "engine/core/two_samples.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace forethought {

Tendency compare_samples(std::span<const std::int64_t> first, std::span<const std::int64_t> second) {
    if (first.empty() || second.empty()) return {};
    std::vector<std::pair<std::int64_t, bool>> all;
    for (const auto number : first) all.emplace_back(number, true);
    for (const auto number : second) all.emplace_back(number, false);
    std::sort(all.begin(), all.end());
    double rank_sum = 0;
    double ties = 0;
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin;
        while (end < all.size() && all[end].first == all[begin].first) ++end;
        const auto alike = static_cast<double>(end - begin);
        // Ranks are counted from 1; those who are alike share theirs.
        const double rank = static_cast<double>(begin + end + 1) / 2;
        for (std::size_t at = begin; at < end; ++at) rank_sum += all[at].second ? rank : 0;
        ties += alike * alike * alike - alike;
        begin = end;
    }
    const auto m = static_cast<double>(first.size());
    const auto n = static_cast<double>(second.size());
    const double larger = rank_sum - m * (m + 1) / 2;
    const double variance = m * n / 12 * (m + n + 1 - ties / ((m + n) * (m + n - 1)));
    Tendency tendency;
    tendency.share = larger / (m * n);
    if (variance <= 0) return tendency;
    tendency.z = (larger - m * n / 2) / std::sqrt(variance);
    tendency.p = std::erfc(std::abs(tendency.z) / std::sqrt(2.0));
    return tendency;
}

Share share_of(std::int64_t hits, std::int64_t all) {
    if (all == 0) return {};
    const WdlCounts wdl{.wins = hits, .losses = all - hits};
    return {wdl.score(), score_interval(wdl, Pentanomial{})};
}

Interval difference_of_shares(std::int64_t hits_a, std::int64_t all_a, std::int64_t hits_b,
                              std::int64_t all_b) {
    if (all_a == 0 || all_b == 0) return {-1, 1};
    const Share a = share_of(hits_a, all_a);
    const Share b = share_of(hits_b, all_b);
    const double difference = a.value - b.value;
    return {difference - std::hypot(a.value - a.interval.low, b.interval.high - b.value),
            difference + std::hypot(a.interval.high - a.value, b.value - b.interval.low)};
}

} // namespace forethought
