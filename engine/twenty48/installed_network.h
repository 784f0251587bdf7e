#pragma once

#include "engine/core/result.h"
#include "engine/twenty48/network.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace forethought::twenty48 {

/// The network of the learned rungs, one for the whole program; null until it is installed.
const Network* installed_network();

/// Installs the network of a file, while no player is at work. The first network stays; a second file is only
/// checked. Errors are those of `Network::load`.
Status install_network(std::span<const std::uint8_t> file);

/// The same, but weights that a game does not begin with stay packed. For programs with one thread.
Status open_network(std::span<const std::uint8_t> file);

/// Unpacks so many more pages of what `open_network` left packed; players may be at work. Returns whether any
/// are left. Damaged weights are left out.
bool unpack_network(std::size_t pages);

} // namespace forethought::twenty48
