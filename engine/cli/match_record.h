#pragma once

#include "engine/core/result.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace forethought::cli {

/// Reads a match as `facts_of` and `figures_of` describe it, from a line of a file. Error: what the line is
/// instead, or the first field that is missing or of another kind.
Result<nlohmann::json> read_match(std::string_view line);

/// Whether a text may be the beginning of such a line that was not written to its end.
bool may_begin_match(std::string_view text);

} // namespace forethought::cli
