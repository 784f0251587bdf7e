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
    /// Bytes. More is refused: it would not fit into the memory of a phone.
    static constexpr std::uint64_t kMostMemory = 66'000'000;

    /// Reads a file. Refused with a reason when it is not one, or asks for too much memory.
    static Result<Network> load(std::span<const std::uint8_t> file);

    /// Reads a file, and unpacks of it only what a game begins with: a player need not wait for weights that
    /// are played by thousands of moves later. Refused as `load` refuses.
    static Result<Network> open(std::span<const std::uint8_t> file);

    /// Unpacks so many pages more of the late weights and, after those, of as much of what frames add.
    /// Returns whether anything is left. Refused, and without those weights from then on, where their code
    /// does not hold what the file says of it.
    Result<bool> unpack(std::size_t pages);

    /// None where the file has none, and while they are not unpacked.
    const StageWeights& of(Stage stage) const { return stages_[static_cast<std::size_t>(stage)]; }

    /// What frames add; nothing where the file has none, and while that is not unpacked.
    const FrameWeights& frames() const { return frames_; }

    /// Bytes of memory that the network takes.
    std::size_t memory() const;

  private:
    Status unpack_late(std::size_t pages);
    Status unpack_frames(std::size_t weights);

    std::array<StageWeights, kStages> stages_;
    FrameWeights frames_;
    /// What is left to unpack of the late weights, and of what frames add; null for nothing.
    std::unique_ptr<StageDecoder> packed_late_;
    std::unique_ptr<FrameDecoder> packed_frames_;
};

} // namespace forethought::twenty48
