#pragma once

#include "engine/core/learned.h"
#include "engine/core/quoted.h"
#include "engine/core/stored_file.h"

#include <cstddef>
#include <iostream>
#include <string_view>

namespace forethought::protocol {

/// More than any file of weights has.
inline constexpr std::size_t kMostBytes = std::size_t{64} << 20;

/// Installs a file of weights. Says so, as the program of that name, where it was refused.
template <LearnedGame G>
bool is_installed(std::string_view program, const char* path) {
    const auto bytes = read_whole(path, kMostBytes);
    const Status status = bytes ? G::install_weights(bytes.value()) : Status(Error{bytes.error()});
    if (!status) std::cerr << program << ": " << shown_path(path) << ", " << status.error() << "\n";
    return status.ok();
}

} // namespace forethought::protocol
