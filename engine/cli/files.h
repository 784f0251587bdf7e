#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace forethought::cli {

/// Reads a file as bytes. Throws `UsageError` where it cannot be read.
std::vector<std::uint8_t> read_bytes(const std::string& path);

/// Where a file of the repository lies; `path` from its root.
std::string repository_file(std::string_view path);

} // namespace forethought::cli
