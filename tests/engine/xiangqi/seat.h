#pragma once

#include "engine/xiangqi/xiangqi.h"
#include "tests/engine/core/seat.h"

namespace forethought::xiangqi {

using Seat = SeatOf<Xiangqi>;

} // namespace forethought::xiangqi
