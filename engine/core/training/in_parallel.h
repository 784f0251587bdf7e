#pragma once

#include "engine/core/clock.h"

#include <atomic>
#include <optional>
#include <thread>
#include <type_traits>
#include <vector>

namespace forethought {

/// Calls `work(number)` for the numbers from 0 to `count - 1` on `threads` threads, in any order.
template <class Work>
void in_parallel(int count, int threads, Work work) {
    std::atomic<int> next{0};
    const auto take = [&] {
        for (int number = next++; number < count; number = next++) work(number);
    };
    std::vector<std::thread> others;
    for (int thread = 1; thread < threads; ++thread) others.emplace_back(take);
    take();
    for (std::thread& thread : others) thread.join();
}

/// The games that `play(number)` plays, by their numbers, on `threads` threads. Nothing when `stop` came
/// before all were played.
template <class Play>
auto play_games(int count, int threads, const StopSource& stop, Play play)
    -> std::optional<std::vector<std::invoke_result_t<Play, int>>> {
    std::vector<std::invoke_result_t<Play, int>> games(static_cast<std::size_t>(count));
    in_parallel(count, threads, [&](int game) {
        if (!stop.requested()) games[static_cast<std::size_t>(game)] = play(game);
    });
    if (stop.requested()) return std::nullopt;
    return games;
}

} // namespace forethought
