#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace forethought::tactics {

/// A battle of the campaign, before the player's choice. Units and the condition are written as in a muster;
/// the player is the first side.
struct BattlePlan {
    std::string id;
    int rung = 0;
    std::string personality;
    /// A landscape and a seed, or ten rows.
    std::string map;
    /// Empty for the last unit standing.
    std::string condition;
    std::vector<std::string> own;
    std::vector<std::string> enemy;
    /// What may be chosen from, and how many; units to come along, or traits for one unit each.
    std::vector<std::string> units;
    std::vector<std::string> traits;
    int take = 0;
};

/// The muster of a battle once the player has chosen: the units that came along are among `own`, which has
/// the traits.
std::string muster_of(const BattlePlan& plan, const std::vector<std::string>& own);

/// Battle number `stage` (from 0) of the endless game of a seed, wilder from one to the next.
BattlePlan plus_battle(std::uint32_t seed, std::uint32_t stage);

/// As JSON, in the form of data/campaign.json.
std::string to_json(const BattlePlan& plan);

} // namespace forethought::tactics
