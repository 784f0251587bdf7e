#pragma once

#include "engine/core/clock.h"

#include <mutex>
#include <string>

namespace forethought::cli {

/// Progress of a series of games on stderr, with the time left; at most twice a second. Thread-safe.
class Progress {
  public:
    /// `unit`: of the figures whose mean is shown.
    Progress(std::string title, int total, std::string unit = "%");
    /// One game is done, with this figure.
    void add(double figure);
    /// Clears the line.
    void finish();

  private:
    static constexpr Milliseconds kInterval = 500;

    std::mutex mutex_;
    SteadyClock clock_;
    std::string title_;
    int total_;
    std::string unit_;
    int done_ = 0;
    double sum_ = 0;
    Milliseconds began_;
    Milliseconds shown_;
};

} // namespace forethought::cli
