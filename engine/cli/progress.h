#pragma once

#include "engine/core/clock.h"

#include <mutex>
#include <string>

namespace forethought::cli {

/// Progress of a match on stderr, with the time left; at most twice a second. Thread-safe.
class Progress {
  public:
    Progress(std::string title, int total);
    /// One game is done, with these half points for rung a.
    void add(int half_points);
    /// Clears the line.
    void finish();

  private:
    static constexpr Milliseconds kInterval = 500;

    std::mutex mutex_;
    SteadyClock clock_;
    std::string title_;
    int total_;
    int done_ = 0;
    int half_points_ = 0;
    Milliseconds began_;
    Milliseconds shown_;
};

} // namespace forethought::cli
