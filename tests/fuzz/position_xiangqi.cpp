#include "engine/xiangqi/xiangqi.h"
#include "tests/fuzz/positions.h"

namespace forethought::fuzz {

static const Added position_xiangqi("position_xiangqi", take_position<Xiangqi>);

} // namespace forethought::fuzz
