#include "engine/twenty48/training/frame_trainer.h"

#include "engine/core/clock.h"
#include "engine/core/training/batches.h"
#include "engine/core/training/checkpoint.h"

#include <type_traits>

namespace forethought::twenty48 {

// A checkpoint is a header, what the learner goes on with, then the weights of each frame after their number.

namespace {

constexpr std::uint64_t kMagic = 0x3130662d38343032u; // "2048-f01"

struct Header {
    std::array<std::uint64_t, 1> format{kMagic};
    std::uint64_t stage = 0;
    std::uint64_t seed = 0;
    TrainingRecord record;
};

static_assert(std::is_trivially_copyable_v<LearnerState>);

Result<Header> header_of(CheckpointReader& reader) {
    Header header;
    if (const Status begun = reader.begin(header, "frames"); !begun) return Error{begun.error()};
    if (header.stage >= kStages) return reader.not_of("frames");
    return header;
}

} // namespace

FrameTrainer::FrameTrainer(const FramePlan& plan, const Network& network)
    : plan_(plan), network_(&network), state_{Rng(plan.seed), {}} {}

GameStats FrameTrainer::train(std::int64_t moves, const StopSource& stop) {
    SteadyClock clock;
    const Milliseconds began = clock.now();
    const double processor_began = processor_seconds();
    GameStats stats;
    with_framed_judge(plan_.stage, *network_, tables_, [&](auto judge) {
        FramedLearner learner(plan_.stage, judge, tables_, plan_.lesson, state_,
                              &network_->of(Stage::opening));
        while (stats.moves < moves && !stop.requested()) learner.play_round(stats);
    });
    record_.games += stats.games;
    record_.moves += stats.moves;
    record_.seconds += (clock.now() - began) / 1000;
    record_.processor_seconds += processor_seconds() - processor_began;
    return stats;
}

Status FrameTrainer::save(const std::filesystem::path& path) const {
    Header header;
    header.stage = static_cast<std::uint64_t>(plan_.stage);
    header.seed = plan_.seed;
    header.record = record_;
    CheckpointWriter writer(path);
    writer.write(&header, 1);
    writer.write(&state_, 1);
    for (std::size_t number = 0; number < kFrames; ++number) {
        const std::vector<FrameTables::Weight> weights = tables_.weights(static_cast<Frame>(number));
        const std::uint64_t count = weights.size();
        writer.write(&count, 1);
        writer.write(weights.data(), weights.size());
    }
    return writer.finish();
}

Status FrameTrainer::resume(const std::filesystem::path& path) {
    CheckpointReader reader(path);
    const Result<Header> header = header_of(reader);
    if (!header) return Error{header.error()};
    const auto stage = static_cast<Stage>(header.value().stage);
    if (const Status same = require_same(path, {{"stage", name_of(stage), name_of(plan_.stage)},
                                                {"seed", header.value().seed, plan_.seed}});
        !same)
        return same;
    if (!reader.read(&state_, 1)) return reader.damaged();
    for (std::size_t number = 0; number < kFrames; ++number) {
        std::uint64_t count = 0;
        std::vector<FrameTables::Weight> weights;
        if (!reader.read(&count, 1) || !reader.read(weights, count)) return reader.damaged();
        for (const FrameTables::Weight& weight : weights) {
            if (weight.pattern >= kFieldPatterns) return reader.damaged();
            tables_.put(static_cast<Frame>(number), weight);
        }
    }
    if (const Status whole = reader.finish(); !whole) return whole;
    record_ = header.value().record;
    return success();
}

bool FrameTrainer::is_checkpoint(const std::filesystem::path& path) {
    return static_cast<bool>(plan_of(path));
}

Result<FramePlan> FrameTrainer::plan_of(const std::filesystem::path& path) {
    CheckpointReader reader(path);
    const Result<Header> header = header_of(reader);
    if (!header) return Error{header.error()};
    return FramePlan{static_cast<Stage>(header.value().stage), header.value().seed, {}};
}

} // namespace forethought::twenty48
