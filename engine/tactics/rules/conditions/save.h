#pragma once

#include "engine/tactics/rules/condition.h"

namespace forethought::tactics::save {

/// Whether a marked unit of the seeker's is gone, with `alive` left on the board: then the seeker has lost.
inline bool has_failed(const Condition& condition, UnitSet alive) {
    return !(condition.marked - alive).empty();
}

} // namespace forethought::tactics::save
