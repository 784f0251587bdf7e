#pragma once

#include "engine/tactics/heuristics/focus_fire.h"
#include "engine/tactics/heuristics/material.h"

namespace forethought::tactics {

/// What both sides have, and what the other side's joint fire would take of it.
struct Exchange {
    Points points;
    Value own_loss = 0;
    Value enemy_loss = 0;

    explicit Exchange(const Scene& scene) : points(material(scene)) {
        if (is_decided()) return;
        own_loss = focus_fire(scene, scene.own);
        enemy_loss = focus_fire(scene, scene.enemy);
    }

    /// Whether a side is left without units.
    bool is_decided() const { return std::max(points.own, points.enemy) >= params::kVictory; }
};

} // namespace forethought::tactics
