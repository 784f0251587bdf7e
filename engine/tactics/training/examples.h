#pragma once

#include "engine/tactics/ladder.h"
#include "engine/tactics/training/lesson.h"
#include "engine/tactics/training/model.h"

#include <span>

namespace forethought::tactics {

/// What lessons say a state is worth.
struct Teaching {
    /// Weight of how the game went on in what a state of it should be worth; the rest is for the answer that
    /// was found at once.
    float experience = 0.5F;
    /// How far the look ahead reaches, 0 to 1: the weight of all that came after a turn of the game beside
    /// the answer that was found there. 1 counts the outcome alone.
    float lambda = 0.85F;
    /// What is left of the lead in chances when a turn goes by, so that of two wins the sooner is worth more.
    float haste = 0.99F;
};

/// Lessons made ready for the model. A battle in ten is held out: nothing is learned from its lessons.
struct Material {
    Examples examples;
    std::vector<std::uint32_t> learned;
    std::vector<std::uint32_t> held_out;
    /// Those of the held out that were played, each with its outcome as its target.
    Examples outcomes;
    std::vector<std::uint32_t> all_outcomes;
};

/// `lessons` of one game stand together, in the order in which they came.
Material material_of(std::span<const Lesson> lessons, const Switches& player, const Teaching& teaching);

} // namespace forethought::tactics
