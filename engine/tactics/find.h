#pragma once

#include "engine/core/result.h"
#include "engine/tactics/position.h"
#include "engine/tactics/reply_search.h"

#include <cstdint>
#include <span>
#include <vector>

namespace forethought::tactics {

/// A plan for the turn that one search tells another of, and the best answers to it that it found.
struct Find {
    /// Without its value and its end, which whoever hears of it finds by playing it out.
    Scenario plan;
    int tries = 0;
    ReplySearch::Replies replies;
};

/// Finds as integers: for each the plan's generation, its actions (their number, then their codes), how many
/// replies were tried, and how many follow, each as its actions.
std::vector<std::int32_t> to_integers(std::span<const Find> finds);

/// The finds that became these integers. Error: which of them is wrong, for a turn of `root`.
Result<std::vector<Find>> to_finds(const Position& root, std::span<const std::int32_t> integers);

} // namespace forethought::tactics
