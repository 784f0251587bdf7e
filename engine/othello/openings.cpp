#include "engine/othello/openings.h"

#include "engine/core/rng.h"
#include "engine/othello/notation.h"

#include <iterator>
#include <string_view>

namespace forethought::othello {

namespace {

/// Made from the data file by the build: one opening a line, its moves one after the other.
constexpr std::string_view kOpenings[] = {
#include "othello_openings.inc"
};

} // namespace

Position balanced_opening(std::uint64_t seed) {
    Rng rng(seed);
    const std::string_view moves = kOpenings[rng.below(static_cast<std::uint32_t>(std::size(kOpenings)))];
    return play_moves(standard_start(), moves).value();
}

} // namespace forethought::othello
