#pragma once

#include "engine/core/game.h"
#include "engine/tactics/campaign/battle_plan.h"
#include "engine/tactics/tactics.h"

#include <array>
#include <cstdint>

namespace forethought::cli {

/// Who plays one side of a battle.
struct Seat {
    tactics::Switches switches;
    Nodes nodes = 2'000;
    /// It plays as if the battle had no condition.
    bool is_blind = false;
};

/// Plays a battle to its end. Depends on nothing but its arguments.
Outcome play_battle(const tactics::Position& start, const std::array<Seat, 2>& seats, std::uint64_t seed);

/// The own units of a plan once the player has chosen by lot: who comes along, or who gets a trait.
std::vector<std::string> chosen_by_lot(const tactics::BattlePlan& plan, Rng& rng);

/// Where a battle of the campaign begins. Throws `UsageError` for a plan from which there is no battle.
tactics::Position start_of(const tactics::BattlePlan& plan, const std::vector<std::string>& own);

/// One try at a battle by a script that plays as well as the opponent, with a choice by lot. Returns whether
/// it has won.
Outcome try_battle(const tactics::BattlePlan& plan, Nodes nodes, std::uint64_t seed);

/// What a battle of the campaign that begins with a condition is, by the name of the condition, for
/// measuring: on the map of a seed, with equal armies.
std::string sample_muster(std::string_view condition, std::uint64_t seed);
inline constexpr std::array<std::string_view, 6> kSamples{"hold",  "cross", "save",
                                                          "spare", "fell",  "survive"};

/// A battle of equal armies on the map of a seed, but that one unit of a side, the first of that type, has a
/// trait.
std::string trait_muster(std::string_view trait, std::string_view type, Side side, std::uint64_t seed);

} // namespace forethought::cli
