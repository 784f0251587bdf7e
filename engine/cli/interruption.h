#pragma once

#include "engine/core/clock.h"

namespace forethought::cli {

/// Whether the user has asked the program to stop: a command that takes long ends its present step and keeps
/// what it has.
StopSource& interruption();

/// From now on SIGINT and SIGTERM only request `interruption()`; without this they end the program at once.
void end_in_order_when_interrupted();

} // namespace forethought::cli
