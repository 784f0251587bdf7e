#pragma once

#include "engine/core/types.h"
#include "engine/xiangqi/ladder.h"

#include <cstdint>
#include <string>
#include <vector>

namespace forethought::xiangqi::training {

/// Of lines of moves in ICCS so many, by lot, after ten moves of which neither side is ahead by more than a
/// fraction of a soldier, each with its moves; no position twice, nor its mirror.
std::vector<std::string> balanced_openings(const std::vector<std::string>& lines, const Switches& judge,
                                           Nodes nodes, std::size_t count, std::uint64_t seed);

} // namespace forethought::xiangqi::training
