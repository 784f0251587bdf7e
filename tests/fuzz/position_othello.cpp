#include "engine/othello/othello.h"
#include "tests/fuzz/positions.h"

namespace forethought::fuzz {

static const Added position_othello("position_othello", take_position<Othello>);

} // namespace forethought::fuzz
