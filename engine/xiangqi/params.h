#pragma once

#include "engine/core/types.h"
#include "engine/xiangqi/piece.h"

#include <array>

/// Every tunable, with its unit.
namespace forethought::xiangqi::params {

/// What pieces are worth in an exchange, in hundredths of a soldier that has not crossed the river, by
/// `Kind`. The usual values of textbooks: chariot 9, cannon 4.5, horse 4, elephant and advisor 2.
inline constexpr std::array<Score, kKinds> kExchangeValue{10'000, 200, 200, 400, 900, 450, 100};
/// A soldier across the river, in the same unit.
inline constexpr Score kCrossedSoldier = 200;

} // namespace forethought::xiangqi::params
