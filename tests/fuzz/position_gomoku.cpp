#include "engine/gomoku/gomoku.h"
#include "tests/fuzz/positions.h"

namespace forethought::fuzz {

static const Added position_gomoku("position_gomoku", take_position<Gomoku>);

} // namespace forethought::fuzz
