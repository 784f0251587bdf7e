#pragma once

#include "engine/twenty48/network_file.h"
#include "engine/twenty48/training/frame_tables.h"

#include <cstddef>

namespace forethought::twenty48 {

/// A unit of frames' weights in a file is 2 to this power points.
inline constexpr std::uint32_t kUnitShiftOfFrames = 5;

/// What there is room for, both frames of a stage together.
struct FrameRoom {
    /// Of code.
    std::size_t bytes = 0;
    /// In memory.
    std::size_t weights = 0;
};

/// Writes as many weights of a stage's frames as there is room for, in whole units. Those that matter most
/// come first, by the size of the weight times that of all errors that it learned from. Frames of the other
/// stage stay as they are.
void pack_frames(const FrameTables& tables, Stage stage, const FrameRoom& room, FrameCodes& codes);

} // namespace forethought::twenty48
