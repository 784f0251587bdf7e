#pragma once

#include "engine/cli/rungs.h"
#include "engine/cli/scenes/scene.h"
#include "engine/cli/turn.h"

#include <string>
#include <vector>

namespace forethought::cli {

/// Plays a kept scene again. Error: which of the rungs plays something else than it did.
template <Game G>
Status play_scene(const nlohmann::json& entry) {
    const int number = entry["rung"];
    const std::string title = "rung " + std::to_string(number) + ", ";
    const auto position = G::parse(entry["position"].get<std::string>());
    if (!position) return Error{title + "its position: " + position.error()};
    const auto play = [&](const char* rung, const char* nodes) {
        return play_turn<G>(ready_rung<G>(entry[rung].get<int>()), position.value(),
                            entry[nodes].get<Nodes>(), entry["seed"].get<std::uint64_t>());
    };
    const auto turn = play("rung", "nodes");
    const auto is_kept = [&](const std::vector<std::string>& texts, const char* field) {
        return entry[field] == nlohmann::json(texts);
    };
    if (!is_kept(turn.texts, "turn")) return Error{title + "plays another turn than in its scene"};
    if (!is_kept(play("below", "below_nodes").texts, "below_turn"))
        return Error{title + "the one below plays another turn than in its scene"};
    if (G::hash(play("judge", "judge_nodes").end) != G::hash(turn.end))
        return Error{title + "the judge does not agree as in its scene"};
    return success();
}

} // namespace forethought::cli
