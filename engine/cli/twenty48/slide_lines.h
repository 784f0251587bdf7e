#pragma once

#include "engine/twenty48/training/mover.h"

#include <nlohmann/json.hpp>

/// What was played in a game of a round of 2048's training, as the line of a shard has it.
namespace forethought::cli {

/// `slides`: those of the game and of its parts that were played again, each as a text of letters.
nlohmann::json slide_line(const twenty48::PlayedSlides& played);

/// Throws `UsageError` where the line holds no such texts. Whether they are legal shows when they are played.
twenty48::PlayedSlides parse_slides(const nlohmann::json& line);

} // namespace forethought::cli
