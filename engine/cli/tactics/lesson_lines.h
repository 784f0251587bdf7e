#pragma once

#include "engine/tactics/training/lesson.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <vector>

/// What a game of the battle taught, as the line of a shard has it.
namespace forethought::cli {

/// `battle` and a list of numbers for each lesson: where each unit stands, its hit points, then what else a
/// lesson says, in the order of `tactics::Lesson`.
nlohmann::json lesson_line(std::uint32_t battle, const std::vector<tactics::Lesson>& lessons);

/// The lessons of game number `game` of a training, which is fought out on this battle. Throws `UsageError`
/// where they are of another one, or cannot be.
std::vector<tactics::Lesson> parse_lessons(const nlohmann::json& line, std::uint32_t battle,
                                           std::uint32_t game);

} // namespace forethought::cli
