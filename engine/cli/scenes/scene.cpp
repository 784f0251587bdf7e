#include "engine/cli/scenes/scene.h"

#include <algorithm>

namespace forethought::cli {

namespace {

using nlohmann::json;

bool is_turn(const json& value) {
    return value.is_array() && !value.empty() &&
           std::all_of(value.begin(), value.end(), [](const json& action) { return action.is_string(); });
}

/// Error: the first of these fields for which `holds` does not.
Status check_fields(const json& value, std::initializer_list<const char*> fields, bool (*holds)(const json&),
                    const char* kind) {
    for (const char* field : fields)
        if (!value.contains(field) || !holds(value[field]))
            return Error{std::string("its ") + field + " is not " + kind};
    return success();
}

} // namespace

json to_json(const Scene& scene) {
    return {{"position", scene.position},
            {"turn", scene.turn},
            {"below_turn", scene.below_turn},
            {"value", scene.value},
            {"below_value", scene.below_value}};
}

bool has_scene(const json& entry) {
    return entry.contains("position");
}

Status check_scene(const json& value) {
    if (!value.is_object()) return Error{"it is no object"};
    const auto is_number = [](const json& field) { return field.is_number_integer(); };
    const auto is_text = [](const json& field) { return field.is_string(); };
    Status status =
        check_fields(value,
                     {"rung", "below", "judge", "nodes", "below_nodes", "judge_nodes", "positions", "one_in",
                      "least_size", "most_size", "lowest_player", "highest_player", "seed"},
                     is_number, "a whole number");
    if (status)
        status = check_fields(value, {"signature", "below_signature", "judge_signature", "commit", "date"},
                              is_text, "a text");
    if (!has_scene(value) || !status) return status;
    status = check_fields(value, {"position"}, is_text, "a text");
    if (status) status = check_fields(value, {"turn", "below_turn"}, is_turn, "a list of texts");
    if (status) status = check_fields(value, {"value", "below_value"}, is_number, "a whole number");
    return status;
}

} // namespace forethought::cli
