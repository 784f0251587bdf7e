#pragma once

#include "engine/core/result.h"
#include "engine/othello/patterns/weights.h"

#include <cstdint>
#include <span>

namespace forethought::othello {

/// The weights that the learned rungs play by, one set for the whole program; null before they are installed.
/// They stay to the end.
const PatternWeights* installed_weights();
/// The same, of those that own games have taught.
const PatternWeights* installed_own_weights();

/// Installs the weights of a file, of whichever source; not while a player is at work. The first ones stay: a
/// second file from there is checked and that is all. Refused as `PatternWeights::load` refuses.
Status install_weights(std::span<const std::uint8_t> file);

} // namespace forethought::othello
