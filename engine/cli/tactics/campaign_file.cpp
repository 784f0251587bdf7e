#include "engine/cli/tactics/campaign_file.h"

#include "engine/cli/files.h"
#include "engine/cli/json_file.h"

namespace forethought::cli {

namespace {

constexpr std::size_t kMostOfCampaign = 1 << 20;

/// A landscape and a seed, or rows, which a muster has with blanks between the cells.
std::string map_of(const nlohmann::json& map) {
    if (map.is_string()) return map.get<std::string>();
    std::string rows;
    for (const auto& row : map) {
        if (!rows.empty()) rows += '\n';
        for (const char cell : row.get<std::string>()) rows += std::string(1, cell) + " ";
    }
    return rows;
}

tactics::BattlePlan plan_of(const nlohmann::json& battle) {
    tactics::BattlePlan plan;
    plan.id = battle.at("id");
    plan.rung = battle.at("rung");
    plan.personality = battle.at("personality");
    plan.map = map_of(battle.at("map"));
    plan.condition = battle.value("condition", "");
    plan.own = battle.at("own").get<std::vector<std::string>>();
    plan.enemy = battle.at("enemy").get<std::vector<std::string>>();
    if (!battle.contains("choice")) return plan;
    const auto& choice = battle.at("choice");
    plan.take = choice.at("take");
    plan.units = choice.value("units", plan.units);
    plan.traits = choice.value("traits", plan.traits);
    return plan;
}

} // namespace

std::vector<Chapter> read_campaign(const std::string& path) {
    const nlohmann::json content = parse_json(path, read_text(path, kMostOfCampaign), "chapters");
    std::vector<Chapter> chapters;
    try {
        for (const auto& chapter : content.at("chapters")) {
            chapters.push_back({chapter.at("id"), {}});
            for (const auto& battle : chapter.at("battles"))
                chapters.back().battles.push_back(plan_of(battle));
        }
    } catch (const nlohmann::json::exception& error) {
        refuse_file(path, error.what());
    }
    return chapters;
}

} // namespace forethought::cli
