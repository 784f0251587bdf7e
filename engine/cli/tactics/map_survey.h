#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>

namespace forethought::cli {

/// Measures the tactics maps of `count` seeds from `seed` on (after the last seed comes 0): what each
/// landscape looks like, what must never occur, and how different maps are. Cells unless a name says
/// otherwise.
nlohmann::json survey_maps(std::uint32_t seed, int count);

} // namespace forethought::cli
