#pragma once

#include "engine/core/result.h"
#include "engine/twenty48/network.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace forethought::twenty48 {

/// The network that the learned rungs play by, one for the whole program; null before it is installed. It
/// stays to the end.
const Network* installed_network();

/// Installs the network of a file; not while a player is at work. The first one stays: a second file is
/// checked and that is all. Refused as `Network::load` refuses.
Status install_network(std::span<const std::uint8_t> file);

/// The same, but what is not played by at first is left packed. For programs of one thread.
Status open_network(std::span<const std::uint8_t> file);

/// Goes on with what `open_network` left packed, by so many pages; players may be at work. Returns whether
/// any are left. What turns out to be none is played without.
bool unpack_network(std::size_t pages);

} // namespace forethought::twenty48
