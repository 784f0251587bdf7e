#pragma once

#include "engine/twenty48/stage_weights.h"
#include "engine/twenty48/stages.h"

#include <array>
#include <cstdint>
#include <span>

namespace forethought::twenty48 {

/// A trained network as it plays: weights for each stage. Any number of threads may read it.
class Network {
  public:
    /// Bytes. More is refused: it would not fit into the memory of a phone.
    static constexpr std::uint64_t kMostMemory = 66'000'000;

    /// Reads a file. Refused with a reason when it is not one, or asks for too much memory.
    static Result<Network> load(std::span<const std::uint8_t> file);

    const StageWeights& of(Stage stage) const { return stages_[static_cast<std::size_t>(stage)]; }

    /// Bytes of memory that the network takes.
    std::size_t memory() const;

  private:
    std::array<StageWeights, kStages> stages_;
};

} // namespace forethought::twenty48
