#pragma once

#include "engine/core/types.h"
#include "engine/xiangqi/evaluation/features.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace forethought::xiangqi {

/// A weight in hundredths of a soldier: with all pieces on the board, and with none that attack left.
struct Tapered {
    Score middle = 0;
    Score end = 0;

    bool operator==(const Tapered&) const = default;
};

struct Weights {
    std::array<Tapered, kFeatures> of{};

    bool operator==(const Weights&) const = default;
};

/// Set by eye.
const Weights& weights_by_hand();
/// Fitted to games (`forethought tune`).
const Weights& fitted_weights();

/// The kind of weights that a match may give a rung (engine/core/own_weights.h).
inline constexpr std::string_view kEvaluationKind = "evaluation";

/// All weights for the middle of a game, then all for its end.
std::vector<std::int32_t> numbers_of(const Weights& weights);
/// Whether these are weights: as many as there have to be, and none too large.
bool are_weights(std::span<const std::int32_t> numbers);
Weights weights_of_numbers(std::span<const std::int32_t> numbers);

} // namespace forethought::xiangqi
