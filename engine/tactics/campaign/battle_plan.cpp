#include "engine/tactics/campaign/battle_plan.h"

namespace forethought::tactics {

namespace {

/// What is written in a plan has no characters that JSON would escape, but the ends of a map's rows.
std::string quoted(const std::string& text) {
    return "\"" + text + "\"";
}

std::string list(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : ",") + quoted(text);
    return "[" + all + "]";
}

} // namespace

std::string muster_of(const BattlePlan& plan, const std::vector<std::string>& own) {
    const bool is_drawn = plan.map.find('\n') == std::string::npos;
    std::string text = "muster 1\n" + (is_drawn ? "map " : std::string{}) + plan.map + "\n";
    if (!plan.condition.empty()) text += "condition " + plan.condition + "\n";
    for (const std::string& unit : own) text += "unit first " + unit + "\n";
    for (const std::string& unit : plan.enemy) text += "unit second " + unit + "\n";
    return text;
}

std::string to_json(const BattlePlan& plan) {
    std::string text = "{\"id\":" + quoted(plan.id) + ",\"rung\":" + std::to_string(plan.rung) +
                       ",\"personality\":" + quoted(plan.personality) + ",\"map\":" + quoted(plan.map);
    if (!plan.condition.empty()) text += ",\"condition\":" + quoted(plan.condition);
    text += ",\"own\":" + list(plan.own) + ",\"enemy\":" + list(plan.enemy);
    if (plan.take > 0)
        text += std::string(",\"choice\":{") + (plan.units.empty() ? "\"traits\":" : "\"units\":") +
                list(plan.units.empty() ? plan.traits : plan.units) +
                ",\"take\":" + std::to_string(plan.take) + "}";
    return text + "}";
}

} // namespace forethought::tactics
