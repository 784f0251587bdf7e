#pragma once

#include <nlohmann/json.hpp>

#include <functional>
#include <string>

namespace forethought::cli {

/// Reads a file of shards, or standard input, line by line. A last line that its writer did not live to
/// finish is left out. Throws `UsageError` with file and line for a line that is no JSON, and where `take`
/// throws one.
void read_shard_lines(const std::string& path, const std::function<void(nlohmann::json line)>& take);

} // namespace forethought::cli
