#pragma once

#include "engine/core/result.h"
#include "engine/othello/board.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace forethought::othello {

/// A board and its value for the side to move, in hundredths of a disc.
struct Sample {
    Board board{};
    std::int16_t value = 0;
    /// Whether it is held out for the test.
    bool is_held_out = false;
    /// Whether the value was searched or solved for this board, and is not the result of its game.
    bool is_searched = false;
};

/// One game of twenty is held out.
constexpr bool is_held_out(std::uint64_t game) {
    return game % 20 == 0;
}

/// Reads a file of samples. Error: it is none, or it is damaged.
Result<std::vector<Sample>> read_samples(const std::filesystem::path& path);

/// Writes one. Error: why it cannot.
Status write_samples(const std::filesystem::path& path, const std::vector<Sample>& samples);

} // namespace forethought::othello
