#pragma once

#include "engine/gomoku/gomoku.h"
#include "tests/engine/core/seat.h"

namespace forethought::gomoku {

using Seat = SeatOf<Gomoku>;

} // namespace forethought::gomoku
