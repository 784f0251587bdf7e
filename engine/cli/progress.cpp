#include "engine/cli/progress.h"

#include <cstdio>
#include <utility>

namespace forethought::cli {

Progress::Progress(std::string title, int total, std::string unit)
    : title_(std::move(title)), total_(total), unit_(std::move(unit)), began_(clock_.now()), shown_(began_) {}

void Progress::add(double figure) {
    const std::lock_guard lock(mutex_);
    ++done_;
    sum_ += figure;
    const Milliseconds now = clock_.now();
    if (now - shown_ < kInterval) return;
    shown_ = now;
    const double left = (now - began_) / 1000 / done_ * (total_ - done_);
    std::fprintf(stderr, "\r%s: %d of %d games, %.1f %s, %.0f s left   ", title_.c_str(), done_, total_,
                 sum_ / done_, unit_.c_str(), left);
}

void Progress::finish() {
    const std::lock_guard lock(mutex_);
    std::fprintf(stderr, "\r%s: %d games in %.1f s%30s\n", title_.c_str(), done_,
                 (clock_.now() - began_) / 1000, "");
}

} // namespace forethought::cli
