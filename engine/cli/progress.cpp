#include "engine/cli/progress.h"

#include <cstdio>
#include <utility>

namespace forethought::cli {

Progress::Progress(std::string title, int total)
    : title_(std::move(title)), total_(total), began_(clock_.now()), shown_(began_) {}

void Progress::add(int half_points) {
    const std::lock_guard lock(mutex_);
    ++done_;
    half_points_ += half_points;
    const Milliseconds now = clock_.now();
    if (now - shown_ < kInterval) return;
    shown_ = now;
    const double left = (now - began_) / 1000 / done_ * (total_ - done_);
    std::fprintf(stderr, "\r%s: %d of %d games, %.1f %%, %.0f s left   ", title_.c_str(), done_, total_,
                 50.0 * half_points_ / done_, left);
}

void Progress::finish() {
    const std::lock_guard lock(mutex_);
    std::fprintf(stderr, "\r%s: %d games in %.1f s%30s\n", title_.c_str(), done_,
                 (clock_.now() - began_) / 1000, "");
}

} // namespace forethought::cli
