#include "engine/othello/patterns/representatives.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace forethought::othello {

namespace {

/// Where each cell of a pattern goes when `symmetry` carries the pattern onto itself; empty when it does not.
std::vector<std::size_t> permutation(const Pattern& pattern, int symmetry) {
    const Pattern image = detail::turned(pattern, symmetry);
    if (detail::cells_of(image) != detail::cells_of(pattern)) return {};
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < pattern.size; ++i) {
        const auto* const place = std::find(pattern.cells.begin(), pattern.cells.end(), image.cells[i]);
        places.push_back(static_cast<std::size_t>(place - pattern.cells.begin()));
    }
    return places;
}

std::uint32_t moved(std::uint32_t content, const std::vector<std::size_t>& places) {
    std::uint32_t result = 0;
    for (const std::size_t place : places) {
        result += content % 3 * detail::power_of_three(place);
        content /= 3;
    }
    return result;
}

} // namespace

std::vector<std::uint32_t> representatives() {
    std::vector<std::uint32_t> all(kWeights);
    std::iota(all.begin(), all.end(), 0u);
    for (std::size_t shape = 0; shape < kShapeCount; ++shape) {
        const Pattern pattern = detail::read_shape(kShapes[shape]);
        std::vector<std::vector<std::size_t>> permutations;
        for (int symmetry = 1; symmetry < kSymmetries; ++symmetry)
            if (auto places = permutation(pattern, symmetry); !places.empty())
                permutations.push_back(std::move(places));
        for (std::uint32_t content = 0; content < kContents[shape]; ++content) {
            std::uint32_t least = content;
            for (const auto& places : permutations) least = std::min(least, moved(content, places));
            all[kOffsets[shape] + content] = kOffsets[shape] + least;
        }
    }
    return all;
}

} // namespace forethought::othello
