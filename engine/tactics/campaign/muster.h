#pragma once

#include "engine/core/result.h"
#include "engine/tactics/rules/position.h"

#include <string_view>

namespace forethought::tactics {

/// A battle by what it is made of, uneven ones too:
///
///     muster 1
///     map river 17                      (a landscape and a seed, or ten rows as in a position's text)
///     condition first hold 4 on e5      (only when the battle has one)
///     unit first fighter swift          (then a cell if it has to be there, `marked`, traits)
///     unit second fighter e5 rooted marked
///
/// Units without a cell stand in their side's corner. Nobody but a rooted unit can be hit in either side's
/// first turn. Error: what is wrong with the text, or that no map was found on which this holds.
Result<Position> muster(std::string_view text);

} // namespace forethought::tactics
