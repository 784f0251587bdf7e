#include "engine/gomoku/openings.h"

#include "engine/core/rng.h"
#include "engine/gomoku/notation.h"
#include "engine/gomoku/rules.h"

#include <array>
#include <string_view>

namespace forethought::gomoku {

namespace {

/// Made from the data file by the build: one opening a line, in the text form of its stones.
constexpr std::string_view kOpenings[] = {
#include "gomoku_openings.inc"
};

} // namespace

Position balanced_opening(std::uint64_t seed) {
    Rng rng(seed);
    std::string_view line = kOpenings[rng.below(static_cast<std::uint32_t>(std::size(kOpenings)))];
    Position position = empty_board(kUsualBoard, Rule::freestyle, Opening::free);
    while (!line.empty()) {
        const auto end = std::min(line.find(' '), line.size());
        play(position, parse_action(position, line.substr(0, end)).value(), nullptr);
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return position;
}

} // namespace forethought::gomoku
