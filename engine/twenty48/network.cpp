#include "engine/twenty48/network.h"

#include <utility>

namespace forethought::twenty48 {

namespace {

/// Weights of frames that take about as long to unpack as a page of late weights.
constexpr std::size_t kWeightsForPage = 64;

} // namespace

Result<Network> Network::load(std::span<const std::uint8_t> file) {
    Result<Network> network = open(file);
    if (!network) return network;
    for (bool is_more = true; is_more;) {
        const Result<bool> rest = network.value().unpack(kPagesOfStage);
        if (!rest) return Error{rest.error()};
        is_more = rest.value();
    }
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
    std::uint64_t weights_of_frames = 0;
    for (const FrameCode& frame : file.value().frames.frames) weights_of_frames += frame.weights;
    if (weights_of_frames > 0) memory += FrameWeights::memory_of_any();
    if (memory > kMostMemory || weights_of_frames > FrameWeights::kMost || file.value().frames.unit_shift > 8)
        return refusal("the file asks for too much");
    StageCode& opening = file.value().of(Stage::opening);
    if (opening.code.empty()) return refusal("there are no weights for the opening");
    Result<StageWeights> weights = decode_stage(Stage::opening, std::move(opening));
    if (!weights) return Error{weights.error()};
    Network network;
    network.stages_[static_cast<std::size_t>(Stage::opening)] = std::move(weights.value());
    StageCode& late = file.value().of(Stage::late);
    if (!late.code.empty())
        network.packed_late_ = std::make_unique<StageDecoder>(Stage::late, std::move(late));
    if (weights_of_frames > 0)
        network.packed_frames_ = std::make_unique<FrameDecoder>(std::move(file.value().frames));
    return network;
}

Result<bool> Network::unpack(std::size_t pages) {
    Status status = success();
    if (packed_late_ != nullptr)
        status = unpack_late(pages);
    else if (packed_frames_ != nullptr)
        status = unpack_frames(pages * kWeightsForPage);
    if (!status) return Error{status.error()};
    return packed_late_ != nullptr || packed_frames_ != nullptr;
}

Status Network::unpack_late(std::size_t pages) {
    if (packed_late_->advance(pages)) return success();
    Result<StageWeights> weights = packed_late_->take();
    packed_late_.reset();
    if (!weights) return Error{weights.error()};
    stages_[static_cast<std::size_t>(Stage::late)] = std::move(weights.value());
    return success();
}

Status Network::unpack_frames(std::size_t weights) {
    if (packed_frames_->advance(weights)) return success();
    Result<FrameWeights> frames = packed_frames_->take();
    packed_frames_.reset();
    if (!frames) return Error{frames.error()};
    frames_ = std::move(frames.value());
    return success();
}

std::size_t Network::memory() const {
    std::size_t bytes = frames_.memory();
    for (const StageWeights& weights : stages_) bytes += weights.memory();
    return bytes;
}

} // namespace forethought::twenty48
