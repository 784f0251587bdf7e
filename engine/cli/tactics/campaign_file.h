#pragma once

#include "engine/tactics/campaign/battle_plan.h"

#include <string>
#include <vector>

namespace forethought::cli {

struct Chapter {
    std::string id;
    std::vector<tactics::BattlePlan> battles;
};

/// The chapters of a file in the form of engine/tactics/data/campaign.json. Throws `UsageError` for one that
/// is not.
std::vector<Chapter> read_campaign(const std::string& path);

} // namespace forethought::cli
