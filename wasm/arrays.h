#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <vector>

/// Numbers for JavaScript, as all modules hand them over.
namespace forethought::wasm {

using emscripten::val;

/// A JavaScript copy of the numbers: a view would die with the next growth of the heap.
template <class Number>
val copy_to_array(const char* type, const std::vector<Number>& numbers) {
    return val::global(type).new_(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}
inline val to_int32_array(const std::vector<std::int32_t>& numbers) {
    return copy_to_array("Int32Array", numbers);
}
inline val to_float64_array(const std::vector<double>& numbers) {
    return copy_to_array("Float64Array", numbers);
}

} // namespace forethought::wasm
