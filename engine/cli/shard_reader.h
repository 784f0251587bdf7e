#pragma once

#include "engine/cli/shard_lines.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>

namespace forethought::cli {

/// Reads a file of shards, or standard input, line by line. A last line that its writer did not live to
/// finish is left out. Throws `UsageError` with file and line for a line that is no JSON, and where `take`
/// throws one.
void read_shard_lines(const std::string& path, const std::function<void(nlohmann::json line)>& take);

/// Reads the shards of matches in a file: their headers, and after each its games. Throws `UsageError` as
/// above, and for what is neither.
void read_shards(const std::string& path, const std::function<void(const ShardHeader&)>& take_header,
                 const std::function<void(const NumberedGame&)>& take_game);

} // namespace forethought::cli
