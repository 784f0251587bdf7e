#pragma once

#include "engine/core/result.h"

#include <string>
#include <utility>

namespace forethought::cli {

/// A mistake of the caller: one line that says what is wrong; the program exits with 2.
struct UsageError {
    std::string what;
};

/// The value of a result, or its reason as a mistake of the caller.
template <class T>
T value_or_usage_error(Result<T> result) {
    if (!result) throw UsageError{result.error()};
    return std::move(result.value());
}

} // namespace forethought::cli
