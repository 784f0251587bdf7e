#pragma once

#include "engine/core/result.h"
#include "engine/twenty48/frames.h"
#include "engine/twenty48/stages.h"
#include "engine/twenty48/tuples.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace forethought::twenty48 {

/// The weights of a stage as they lie in a file.
struct StageCode {
    /// A unit of the weights is 2 to this power points.
    std::uint32_t unit_shift = 0;
    /// Rows of weights in memory.
    std::uint32_t rows = 0;
    /// The weight of all that was left out, for each tuple, in units.
    std::array<std::int16_t, kTuples> defaults{};
    /// How rows are predicted (row_predictor.h), then the rows, tuple by tuple (presence_code.h, row_code.h).
    /// Empty if the stage has no weights of its own.
    std::vector<std::uint8_t> code;
};

/// The weights of a frame as they lie in a file (frame_code.h).
struct FrameCode {
    std::uint32_t weights = 0;
    std::vector<std::uint8_t> code;
};

struct FrameCodes {
    /// A unit of the weights is 2 to this power points.
    std::uint32_t unit_shift = 0;
    /// By `Frame`; a frame without weights is empty.
    std::array<FrameCode, kFrames> frames;

    FrameCode& of(Frame frame) { return frames[static_cast<std::size_t>(frame)]; }
    const FrameCode& of(Frame frame) const { return frames[static_cast<std::size_t>(frame)]; }
};

/// The file of a network: a header, then the code of each stage and of each frame. All numbers are
/// little-endian.
struct NetworkFile {
    static constexpr std::uint64_t kMagic = 0x6e2d383430322d66u; // "f-2048-n"
    static constexpr std::uint32_t kVersion = 8;
    /// Of the header.
    static constexpr std::size_t kBytes = 104;

    std::array<StageCode, kStages> stages;
    FrameCodes frames;

    StageCode& of(Stage stage) { return stages[static_cast<std::size_t>(stage)]; }
    const StageCode& of(Stage stage) const { return stages[static_cast<std::size_t>(stage)]; }

    std::vector<std::uint8_t> write() const;
    /// Error: the reason, if it is no network, of another version, cut short or damaged.
    static Result<NetworkFile> read(std::span<const std::uint8_t> file);
};

/// Why a file is refused.
Error refusal(const std::string& reason);

} // namespace forethought::twenty48
