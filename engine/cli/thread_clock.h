#pragma once

#include "engine/core/clock.h"

#include <ctime>

namespace forethought::cli {

/// The processor time of the thread that asks, so that a match by time comes out alike on a busy machine: a
/// player pays for what it computed and not for what ran beside it.
class ThreadClock final : public Clock {
  public:
    Milliseconds now() override {
        timespec spent{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
        return 1e3 * static_cast<Milliseconds>(spent.tv_sec) +
               1e-6 * static_cast<Milliseconds>(spent.tv_nsec);
    }
};

} // namespace forethought::cli
