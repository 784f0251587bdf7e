#pragma once

#include "engine/core/limits.h"
#include "engine/core/rng.h"
#include "engine/tactics/ladder.h"
#include "engine/tactics/training/lesson.h"

#include <vector>

namespace forethought::tactics {

/// How games are played to learn from.
struct SelfPlay {
    /// Who plays, and values what could be answered.
    Switches player;
    /// Who plays against it in one game of four, and who, without answers, in another one.
    Switches opponent;
    Switches planner;
    /// Of the battles and of everything else that is drawn by lot.
    std::uint64_t seed = 1;
    /// Nodes of a turn, and tries to answer a state that nobody has answered yet.
    Nodes nodes = 800;
    int replies = 100;
    /// States of a turn to learn from beside the one that was played: so many plans for it, and so many
    /// answers to them.
    int plans = 2;
    int answers = 2;
};

/// The seed of the battle of game number `number`.
constexpr std::uint32_t battle_of(const SelfPlay& settings, std::uint32_t number) {
    return static_cast<std::uint32_t>(mix(settings.seed, number));
}

/// The lessons of game number `number`: after some turns of weaker rungs, drawn by lot, the player plays
/// against itself or the opponent, each now and then by another plan than its best.
std::vector<Lesson> play_lessons(const SelfPlay& settings, std::uint32_t number);

} // namespace forethought::tactics
