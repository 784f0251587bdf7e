#include "engine/twenty48/twenty48.h"
#include "tests/fuzz/positions.h"

namespace forethought::fuzz {

static const Added position_twenty48("position_twenty48", take_position<Twenty48>);

} // namespace forethought::fuzz
