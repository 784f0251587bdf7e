#pragma once

#include <algorithm>
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

/// The endless game has levels of two stages each; the last goes on for ever.
inline constexpr std::uint32_t kPlusLevels = 9;
/// Battles that there are for a level.
inline constexpr std::uint32_t kPlusBattles = 8;

constexpr std::uint32_t plus_level(std::uint32_t stage) {
    return std::min(stage / 2, kPlusLevels - 1);
}

/// The share of a level's battles, in percent, that a player as strong as the opponent is to win.
constexpr int plus_share(std::uint32_t level) {
    return std::max(45, 75 - 4 * static_cast<int>(level));
}

/// A battle for a level, by a number; most of them are far from what they have to be.
BattlePlan plus_draw(std::uint32_t level, std::uint32_t number);

/// Battle number `stage` (from 0) of the endless game of a seed: of those of its level that were found to be
/// won about as often as `plus_share` says (`forethought campaign --find-plus`), another each time.
BattlePlan plus_battle(std::uint32_t seed, std::uint32_t stage);

/// As JSON, in the form of data/campaign.json.
std::string to_json(const BattlePlan& plan);

} // namespace forethought::tactics
