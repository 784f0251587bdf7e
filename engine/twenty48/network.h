#pragma once

#include "engine/twenty48/frame_decoder.h"
#include "engine/twenty48/frame_weights.h"
#include "engine/twenty48/network_file.h"
#include "engine/twenty48/stage_decoder.h"
#include "engine/twenty48/stage_weights.h"
#include "engine/twenty48/stages.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace forethought::twenty48 {

/// A trained network as it plays: weights for each stage. Any number of threads may read it, though not while
/// it is being unpacked.
class Network {
  public:
    /// Bytes; a file that needs more is refused. More would not fit into the memory of a phone.
    static constexpr std::uint64_t kMostMemory = 66'000'000;

    /// Reads a file. Error: the reason, if it is no network or needs too much memory.
    static Result<Network> load(std::span<const std::uint8_t> file);

    /// Reads a file, and unpacks only what a game begins with, so that a player need not wait for weights
    /// that are needed thousands of moves later. Errors are those of `load`.
    static Result<Network> open(std::span<const std::uint8_t> file);

    /// Unpacks so many more pages of the late weights and, after those, as much of the weights of frames.
    /// Returns whether anything is left. Error, and these weights are left out from then on, if the file is
    /// damaged.
    Result<bool> unpack(std::size_t pages);

    /// None if the file has none, and while they are packed.
    const StageWeights& of(Stage stage) const { return stages_[static_cast<std::size_t>(stage)]; }

    /// The weights of frames; none if the file has none, and while they are packed.
    const FrameWeights& frames() const { return frames_; }

    /// Bytes of memory that the network takes.
    std::size_t memory() const;

  private:
    Status unpack_late(std::size_t pages);
    Status unpack_frames(std::size_t weights);

    std::array<StageWeights, kStages> stages_;
    FrameWeights frames_;
    /// What is left to unpack of the late weights and of frames; null for nothing.
    std::unique_ptr<StageDecoder> packed_late_;
    std::unique_ptr<FrameDecoder> packed_frames_;
};

} // namespace forethought::twenty48
