#pragma once

#include "engine/core/result.h"
#include "engine/core/types.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought {

/// What an island tells the others at the end of an epoch; see `archipelago.h`.
struct Letter {
    int island = 0;
    int epoch = 0;
    /// Nodes of the island since the root.
    Nodes nodes = 0;
    /// Whether the island had nothing left to improve.
    bool settled = false;
    /// The island's best finds, laid out by the game.
    std::vector<std::int32_t> news{};
};

/// A letter as integers, so that it can go to another thread or worker.
std::vector<std::int32_t> to_integers(const Letter& letter);

/// The letter that became these integers. Error: they are none, and which of them is wrong.
Result<Letter> to_letter(std::span<const std::int32_t> integers);

} // namespace forethought
