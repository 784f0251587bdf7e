#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

/// Weights that lie in several lists, as the one list of whole numbers that files and messages have. `lists`
/// is told how they lie: `lists(weights, visit)` calls `visit(list, most)` for each list in its order, with
/// the most that a number of it may be.
namespace forethought {

template <class W, class Lists>
std::vector<std::int32_t> numbers_in(const W& weights, Lists lists) {
    std::vector<std::int32_t> numbers;
    lists(weights,
          [&](const auto& list, std::int32_t) { numbers.insert(numbers.end(), list.begin(), list.end()); });
    return numbers;
}

/// Whether there are as many as the lists hold, and none is too large for its place.
template <class W, class Lists>
bool fit(std::span<const std::int32_t> numbers, Lists lists) {
    std::size_t next = 0;
    bool all_fit = true;
    W places{};
    lists(places, [&](const auto& list, std::int32_t most) {
        for (std::size_t i = 0; i < list.size(); ++i, ++next)
            all_fit = all_fit && next < numbers.size() && numbers[next] >= -most && numbers[next] <= most;
    });
    return all_fit && next == numbers.size();
}

/// Weights with such numbers in their lists.
template <class W, class Lists>
W filled_with(std::span<const std::int32_t> numbers, Lists lists) {
    W weights{};
    auto next = numbers.begin();
    lists(weights, [&](auto& list, std::int32_t) {
        for (auto& number : list) number = static_cast<std::remove_reference_t<decltype(number)>>(*next++);
    });
    return weights;
}

} // namespace forethought
