#include "engine/core/training/checkpoint.h"
#include "engine/twenty48/training/trainer.h"

#include <type_traits>

namespace forethought::twenty48 {

// A checkpoint is a header, what the learners go on with, the weights of four cells, then every block of
// weights that anything was learned for, each after its number.

namespace {

constexpr std::uint64_t kMagic = 0x3530742d38343032u; // "2048-t05"

struct Header {
    std::array<std::uint64_t, 2> format{kMagic, LearningTables::kWeights};
    std::uint64_t stage = 0;
    std::uint64_t seed = 0;
    float initial = 0;
    float rate = 0;
    float lambda = 0;
    std::int32_t restart_moves = 0;
    TrainingRecord record;
    std::uint64_t learners = 0;
    std::uint64_t blocks = 0;
};

static_assert(std::is_trivially_copyable_v<LearnerState>);

TrainingPlan plan_of(const Header& header) {
    return {static_cast<Stage>(header.stage),
            header.seed,
            header.initial,
            {header.rate, header.lambda, header.restart_moves}};
}

} // namespace

Status Trainer::save(const std::filesystem::path& path) {
    Header header;
    header.stage = static_cast<std::uint64_t>(plan_.stage);
    header.seed = plan_.seed;
    header.initial = plan_.initial;
    header.rate = plan_.lesson.rate;
    header.lambda = plan_.lesson.lambda;
    header.restart_moves = plan_.lesson.restart_moves;
    header.record = record_;
    header.learners = learners_.size();
    std::vector<std::uint64_t> blocks;
    for (std::size_t block = 0; block < LearningTables::kBlocks; ++block)
        if (tables_.is_touched(block)) blocks.push_back(block);
    header.blocks = blocks.size();

    CheckpointWriter writer(path);
    writer.write(&header, 1);
    for (const LearnerState& learner : learners_) writer.write(&learner, 1);
    writer.write(tables_.four_weights(), LearningTables::kFourWeights);
    writer.write(tables_.four_coherence(), LearningTables::kFourWeights);
    for (const std::uint64_t block : blocks) {
        writer.write(&block, 1);
        writer.write(tables_.weights(block), LearningTables::kBlock);
        writer.write(tables_.coherence(block), LearningTables::kBlock);
    }
    return writer.finish();
}

Status Trainer::load(const std::filesystem::path& path) {
    CheckpointReader reader(path);
    Header header;
    if (const Status begun = reader.begin(header, "this network"); !begun) return begun;
    const TrainingPlan begun = plan_of(header);
    if (const Status same = require_same(path, {{"stage", name_of(begun.stage), name_of(plan_.stage)},
                                                {"seed", begun.seed, plan_.seed},
                                                {"initial", begun.initial, plan_.initial}});
        !same)
        return same;
    for (std::uint64_t number = 0; number < header.learners; ++number) {
        LearnerState state;
        if (!reader.read(&state, 1)) return reader.damaged();
        if (number < learners_.size()) learners_[number] = state;
    }
    // Threads that were not there before play games that nobody played yet.
    for (auto number = header.learners; number < learners_.size(); ++number)
        learners_[number].rng =
            Rng(mix(plan_.seed, mix(number, static_cast<std::uint64_t>(header.record.games))));
    if (!reader.read(tables_.four_weights(), LearningTables::kFourWeights) ||
        !reader.read(tables_.four_coherence(), LearningTables::kFourWeights))
        return reader.damaged();
    for (std::uint64_t i = 0; i < header.blocks; ++i) {
        std::uint64_t block = 0;
        if (!reader.read(&block, 1) || block >= LearningTables::kBlocks) return reader.damaged();
        if (!reader.read(tables_.weights(block), LearningTables::kBlock) ||
            !reader.read(tables_.coherence(block), LearningTables::kBlock))
            return reader.damaged();
        tables_.touch(block);
    }
    if (const Status whole = reader.finish(); !whole) return whole;
    record_ = header.record;
    return success();
}

Result<std::unique_ptr<Trainer>> Trainer::open(const std::filesystem::path& path) {
    Header header;
    CheckpointReader(path).read(&header, 1);
    return resume(path, plan_of(header), 1);
}

Result<std::unique_ptr<Trainer>> Trainer::resume(const std::filesystem::path& path, const TrainingPlan& plan,
                                                 int threads, const StageWeights* opening) {
    auto trainer = std::make_unique<Trainer>(plan, threads, opening);
    if (const Status status = trainer->load(path); !status) return Error{status.error()};
    return trainer;
}

} // namespace forethought::twenty48
