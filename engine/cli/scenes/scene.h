#pragma once

#include "engine/core/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace forethought::cli {

/// A position in which a rung finds what the one below it does not.
struct Scene {
    /// The position's text.
    std::string position;
    /// What the rung plays, and the one below it: the actions of a turn as text.
    std::vector<std::string> turn;
    std::vector<std::string> below_turn;
    /// What the judge thinks of both, for the side that plays them, in the game's unit.
    std::int64_t value = 0;
    std::int64_t below_value = 0;
};

nlohmann::json to_json(const Scene& scene);

/// Whether `value` is what the command keeps of one rung: how a scene was looked for, and the scene, if there
/// is one. Error: the first field that is missing or of another kind.
Status check_scene(const nlohmann::json& value);

/// Whether an entry has a scene: for some rungs none is found.
bool has_scene(const nlohmann::json& entry);

} // namespace forethought::cli
