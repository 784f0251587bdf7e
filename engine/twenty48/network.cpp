#include "engine/twenty48/network.h"

#include <utility>

namespace forethought::twenty48 {

Result<Network> Network::load(std::span<const std::uint8_t> bytes) {
    const Result<NetworkFile> file = NetworkFile::read(bytes);
    if (!file) return Error{file.error()};
    std::uint64_t memory = 0;
    for (std::size_t number = 0; number < kStages; ++number)
        memory += StageWeights::memory_of(static_cast<Stage>(number), file.value().stages[number].rows);
    Network network;
    for (std::size_t number = 0; number < kStages; ++number) {
        const StageCode& stage = file.value().stages[number];
        if (memory > kMostMemory || stage.unit_shift > 8) return refusal("the file asks for too much");
        if (stage.code.empty()) continue;
        Result<StageWeights> weights = StageWeights::decode(static_cast<Stage>(number), stage);
        if (!weights) return Error{weights.error()};
        network.stages_[number] = std::move(weights.value());
    }
    if (!network.of(Stage::opening).has_any()) return refusal("there are no weights for the opening");
    return network;
}

std::size_t Network::memory() const {
    std::size_t bytes = 0;
    for (const StageWeights& weights : stages_) bytes += weights.memory();
    return bytes;
}

} // namespace forethought::twenty48
