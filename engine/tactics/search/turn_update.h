#pragma once

#include "engine/core/result.h"
#include "engine/tactics/rules/position.h"
#include "engine/tactics/search/reply_search.h"

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

/// What one search has seen of a plan in successive halving; see `successive_halving.h`.
struct Report {
    /// As that of a find; the battle goes on after it.
    Scenario plan;
    /// The chance to win that its value promises, in parts of `kCertain`.
    std::int32_t promise = 0;
    /// The mean of the chances that its rollouts came to; without any, 0.
    std::int32_t chance = 0;
    int rollouts = 0;
};

/// What a search has to tell others of the same root.
struct TurnUpdate {
    std::vector<Find> finds;
    /// Of all plans in successive halving; empty before it begins.
    std::vector<Report> reports;
};

/// An update as integers: the number of finds; for each its generation, its actions (their number, then their
/// codes), how many replies were tried, and how many follow, each as its actions. Then for each report its
/// actions, promise, chance and rollouts.
std::vector<std::int32_t> to_integers(const TurnUpdate& update);

/// The update that became these integers. Error: from which number on they are none of a turn of `root`.
Result<TurnUpdate> to_turn_update(const Position& root, std::span<const std::int32_t> integers);

} // namespace forethought::tactics
