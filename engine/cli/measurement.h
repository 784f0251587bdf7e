#pragma once

#include "engine/core/result.h"

#include <nlohmann/json.hpp>

namespace forethought::cli {

/// Whether `value` is a measurement: a match as `facts_of(MatchSettings)` and its figures describe it, or a
/// series as `facts_of(ScoreSettings)` and its figures do. Error: the first field that is missing or of
/// another kind.
Status check_measurement(const nlohmann::json& value);

/// What tells two measurements apart that may stand in one file: limits, players, games, seed. Its order is
/// that of the file.
nlohmann::json identity_of(const nlohmann::json& measurement);

/// The measurement with fractions of at most six decimals: more would be noise in a file that people compare.
nlohmann::json rounded(nlohmann::json measurement);

} // namespace forethought::cli
