#pragma once

#include "engine/tactics/network/network.h"

namespace forethought::tactics::network {

/// The network that rung 170 plays with: data/network.inc; training/README.md says how it was trained.
extern const Network kTrained;

/// Its numbers.
std::vector<std::int32_t> trained_numbers();

} // namespace forethought::tactics::network
