#include "engine/tactics/network/network.h"

#include <algorithm>
#include <limits>

namespace forethought::tactics::network {

namespace {

/// Where the worths begin, after the weights that are added up.
constexpr std::size_t kWorths = (std::size_t{kFacts} + 1) * kHidden;

} // namespace

bool are_weights(std::span<const std::int32_t> numbers) {
    if (numbers.size() != kNumbers) return false;
    for (std::size_t i = 0; i < kNumbers; ++i) {
        const std::int32_t most = i < kWorths ? kMostWeight : std::numeric_limits<std::int16_t>::max();
        if (numbers[i] < -most || numbers[i] > most) return false;
    }
    return true;
}

Network::Network(std::span<const std::int32_t> numbers) : base_(numbers.back()) {
    const std::int32_t* next = numbers.data();
    const auto fill = [&](Row& row) {
        for (std::int16_t& number : row) number = static_cast<std::int16_t>(*next++);
    };
    for (Row& row : rows_) fill(row);
    fill(bias_);
    fill(worth_);
}

} // namespace forethought::tactics::network
