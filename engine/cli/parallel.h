#pragma once

#include <atomic>
#include <thread>
#include <vector>

namespace forethought::cli {

/// Calls `work(number)` for the numbers from 0 to `count - 1` on `jobs` threads, in any order.
template <class Work>
void in_parallel(int count, int jobs, Work work) {
    std::atomic<int> next{0};
    const auto take = [&] {
        for (int number = next++; number < count; number = next++) work(number);
    };
    std::vector<std::thread> threads;
    for (int job = 1; job < jobs; ++job) threads.emplace_back(take);
    take();
    for (std::thread& thread : threads) thread.join();
}

} // namespace forethought::cli
