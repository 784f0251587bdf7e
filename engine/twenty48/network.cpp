#include "engine/twenty48/network.h"

#include <utility>

namespace forethought::twenty48 {

Result<Network> Network::load(std::span<const std::uint8_t> file) {
    Result<Network> network = open(file);
    if (!network) return network;
    const Result<bool> rest = network.value().unpack(kPagesOfStage);
    if (!rest) return Error{rest.error()};
    return network;
}

Result<Network> Network::open(std::span<const std::uint8_t> bytes) {
    Result<NetworkFile> file = NetworkFile::read(bytes);
    if (!file) return Error{file.error()};
    std::uint64_t memory = 0;
    for (std::size_t number = 0; number < kStages; ++number) {
        const StageCode& stage = file.value().stages[number];
        memory += StageWeights::memory_of(static_cast<Stage>(number), stage.rows);
        if (memory > kMostMemory || stage.unit_shift > 8) return refusal("the file asks for too much");
    }
    StageCode& opening = file.value().of(Stage::opening);
    if (opening.code.empty()) return refusal("there are no weights for the opening");
    Result<StageWeights> weights = decode_stage(Stage::opening, std::move(opening));
    if (!weights) return Error{weights.error()};
    Network network;
    network.stages_[static_cast<std::size_t>(Stage::opening)] = std::move(weights.value());
    StageCode& late = file.value().of(Stage::late);
    if (!late.code.empty()) network.late_ = std::make_unique<StageDecoder>(Stage::late, std::move(late));
    return network;
}

Result<bool> Network::unpack(std::size_t pages) {
    if (late_ == nullptr) return false;
    if (late_->advance(pages)) return true;
    Result<StageWeights> weights = late_->take();
    late_.reset();
    if (!weights) return Error{weights.error()};
    stages_[static_cast<std::size_t>(Stage::late)] = std::move(weights.value());
    return false;
}

std::size_t Network::memory() const {
    std::size_t bytes = 0;
    for (const StageWeights& weights : stages_) bytes += weights.memory();
    return bytes;
}

} // namespace forethought::twenty48
