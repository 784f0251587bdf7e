#include "engine/cli/scenes/scene_file.h"

#include "engine/cli/files.h"
#include "engine/cli/json_file.h"
#include "engine/cli/scenes/scene.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace forethought::cli {

using nlohmann::json;

SceneFile::SceneFile(std::string path, std::string game, json unit)
    : path_(std::move(path)), game_(std::move(game)), unit_(std::move(unit)) {
    read();
}

void SceneFile::read() {
    if (!is_there(path_)) return;
    const std::string text = read_text(path_);
    if (text.empty()) return;
    constexpr std::string_view what = "scenes";
    const json content = parse_json(path_, text, what);
    const json scenes = list_of(path_, content, "scenes", what);
    require_game(path_, content, game_, what);
    for (std::size_t i = 0; i < scenes.size(); ++i)
        if (const Status status = check_scene(scenes[i]); !status)
            refuse_file(path_, "scene " + std::to_string(i + 1) + ": " + status.error());
    scenes_ = scenes;
}

std::optional<json> SceneFile::find(const json& facts) const {
    const auto found = std::find_if(scenes_.begin(), scenes_.end(), [&](const json& entry) {
        return std::all_of(facts.items().begin(), facts.items().end(),
                           [&](const auto& fact) { return entry[fact.key()] == fact.value(); });
    });
    return found == scenes_.end() ? std::nullopt : std::optional(*found);
}

void SceneFile::keep(const json& entry) {
    update_text(path_, [&] {
        read();
        put_in_order(scenes_, entry, [](const json& other) { return other["rung"]; });
        return text();
    });
}

std::string SceneFile::text() const {
    return "{\n  \"game\": " + json(game_).dump() + ",\n  \"unit\": " + unit_.dump() +
           ",\n  \"scenes\": " + lines_of(scenes_) + "\n}\n";
}

} // namespace forethought::cli
