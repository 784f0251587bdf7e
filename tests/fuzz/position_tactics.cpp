#include "engine/tactics/tactics.h"
#include "tests/fuzz/positions.h"

namespace forethought::fuzz {

static const Added position_tactics("position_tactics", take_position<Tactics>);

} // namespace forethought::fuzz
