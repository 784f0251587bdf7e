#pragma once

#include "engine/tactics/rules/condition.h"

namespace forethought::tactics::fell {

/// How many marked units of the other side are down, with `alive` left. The seeker wins at `count`.
inline int fallen(const Condition& condition, UnitSet alive) {
    return (condition.marked - alive).size();
}

} // namespace forethought::tactics::fell
