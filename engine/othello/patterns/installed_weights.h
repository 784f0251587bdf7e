#pragma once

#include "engine/core/result.h"
#include "engine/othello/patterns/weights.h"

#include <cstdint>
#include <span>

namespace forethought::othello {

/// The weights of the learned rungs, one set for the whole program; null until they are installed.
const PatternWeights* installed_weights();
/// The same for the weights fitted to own games.
const PatternWeights* installed_own_weights();

/// Installs the weights of a file of either source, while no player is at work. The first weights of a source
/// stay; a second file is only checked. Errors are those of `PatternWeights::load`.
Status install_weights(std::span<const std::uint8_t> file);

} // namespace forethought::othello
