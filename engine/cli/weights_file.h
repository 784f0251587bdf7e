#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace forethought::cli {

/// Weights that a player of a match can be given, as a file has them: one JSON object, which the page reads
/// as well.
struct WeightsFile {
    std::string game;
    /// As the game calls it (engine/core/own_weights.h).
    std::string kind;
    std::vector<std::int32_t> numbers;
};

/// What a file holds that has these weights of a game.
std::string text_of(const WeightsFile& weights);

/// Reads such a file; `kStandardInput` is read to its end. Throws `UsageError` for what is none, was changed
/// or cut, or is of another game.
WeightsFile read_weights(const std::string& path, std::string_view game);

} // namespace forethought::cli
