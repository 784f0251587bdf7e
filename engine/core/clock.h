#pragma once

#include <atomic>
#include <chrono>

namespace forethought {

/// Milliseconds of some clock, or a length of time.
using Milliseconds = double;

/// Where a search reads the time. Injected, so that tests own it; read every few nodes, never at each.
class Clock {
  public:
    virtual ~Clock() = default;
    virtual Milliseconds now() = 0;
};

/// The machine's monotonic clock.
class SteadyClock final : public Clock {
  public:
    Milliseconds now() override {
        const auto since = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::duration<double, std::milli>(since).count();
    }
};

/// A clock for tests: each reading advances it by a fixed step.
class ManualClock final : public Clock {
  public:
    explicit ManualClock(Milliseconds step = 0) : step_(step) {}
    Milliseconds now() override { return time_ += step_; }
    void advance(Milliseconds by) { time_ += by; }

  private:
    Milliseconds time_ = 0;
    Milliseconds step_;
};

/// Asks a running search to end, from any thread.
class StopSource {
  public:
    void request() { requested_.store(true, std::memory_order_relaxed); }
    void reset() { requested_.store(false, std::memory_order_relaxed); }
    bool requested() const { return requested_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> requested_{false};
};

} // namespace forethought
