#pragma once

#include "engine/core/result.h"
#include "engine/xiangqi/network/network.h"

#include <cstdint>
#include <span>

namespace forethought::xiangqi::network {

/// The network of the rungs that have one, one for the whole program; null until it is installed.
const Network* installed_network();

/// Installs the network of a file, while no player is at work. The first one stays; a second file is only
/// checked. Errors are those of `read_network`.
Status install_network(std::span<const std::uint8_t> file);

} // namespace forethought::xiangqi::network
