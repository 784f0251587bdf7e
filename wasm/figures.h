#pragma once

#include "engine/core/statistics.h"

#include <emscripten/val.h>

#include <vector>

/// Figures that JavaScript hands over and is told.
namespace forethought::wasm {

using emscripten::val;

inline double number_of(const val& object, const char* name) {
    return object[name].as<double>();
}

inline void set_interval(val& object, const char* low, const char* high, const Interval& interval) {
    object.set(low, interval.low);
    object.set(high, interval.high);
}

/// One by one: embind's own way to a vector needs storage of a thread, which is no module's without threads.
inline std::vector<double> numbers_of(const val& array) {
    std::vector<double> numbers;
    const int length = array["length"].as<int>();
    for (int at = 0; at < length; ++at) numbers.push_back(array[at].as<double>());
    return numbers;
}

} // namespace forethought::wasm
