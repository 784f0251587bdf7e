#include "engine/gomoku/openings.h"

#include "engine/core/rng.h"
#include "engine/gomoku/notation.h"
#include "engine/gomoku/rules.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace forethought::gomoku {

namespace {

// Made from the data files by the build: one opening a line, in the text form of its stones.
constexpr std::string_view kFreestyle[] = {
#include "gomoku_openings.inc"
};
constexpr std::string_view kStandard[] = {
#include "gomoku_openings_standard.inc"
};
constexpr std::string_view kRenju[] = {
#include "gomoku_openings_renju.inc"
};

constexpr std::array<std::string_view, 6> kOfBench{"e5 e8 k7 k9 g11 f11", "j10 f9 e11 g6 h7 e7",
                                                   "e11 j7 g10 i7 k8 k6", "f9 i9 f5 e8 e11 i7",
                                                   "k8 j10 j6 k6 e6 h11", "e5 e11 e10 j8 j10 j6"};

std::span<const std::string_view> openings_of(Rule rule) {
    if (rule == Rule::standard) return kStandard;
    return rule == Rule::renju ? std::span<const std::string_view>(kRenju) : kFreestyle;
}

Position after(std::string_view stones, Rule rule) {
    Position position = empty_board(kUsualBoard, rule, Opening::free);
    while (!stones.empty()) {
        const auto end = std::min(stones.find(' '), stones.size());
        play(position, parse_action(position, stones.substr(0, end)).value(), nullptr);
        stones.remove_prefix(std::min(end + 1, stones.size()));
    }
    return position;
}

} // namespace

Position balanced_opening(std::uint64_t seed, Rule rule) {
    Rng rng(seed);
    const auto openings = openings_of(rule);
    return after(openings[rng.below(static_cast<std::uint32_t>(openings.size()))], rule);
}

Position bench_opening(std::uint64_t seed) {
    return after(kOfBench[(seed - 1) % kOfBench.size()], Rule::freestyle);
}

} // namespace forethought::gomoku
