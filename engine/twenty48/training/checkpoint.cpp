#include "engine/core/checked_file.h"
#include "engine/twenty48/training/trainer.h"

#include <sstream>
#include <type_traits>

namespace forethought::twenty48 {

// A checkpoint is a header, what the learners go on with, the weights of four cells, then every block of
// weights that anything was learned for, each after its number.

namespace {

constexpr std::uint64_t kMagic = 0x3530742d38343032u; // "2048-t05"

struct Header {
    std::uint64_t magic = kMagic;
    std::uint64_t weights = LearningTables::kWeights;
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

std::string text_of(Stage stage, std::uint64_t seed, float initial) {
    std::ostringstream text;
    text << (stage == Stage::late ? "late" : "opening") << ", seed " << seed << " and initial " << initial;
    return text.str();
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

    CheckedWriter writer(path);
    writer.write(&header, 1);
    for (const LearnerState& learner : learners_) writer.write(&learner, 1);
    writer.write(tables_.four_weights(), LearningTables::kFourWeights);
    writer.write(tables_.four_coherence(), LearningTables::kFourWeights);
    for (const std::uint64_t block : blocks) {
        writer.write(&block, 1);
        writer.write(tables_.weights(block), LearningTables::kBlock);
        writer.write(tables_.coherence(block), LearningTables::kBlock);
    }
    const Status written = writer.finish();
    if (written) return success();
    return Error{"cannot write the checkpoint " + path.string() + ": " + written.error()};
}

Status Trainer::load(const std::filesystem::path& path) {
    CheckedReader reader(path);
    if (!reader.is_open()) return Error{"cannot read " + path.string()};
    Header header;
    if (!reader.read(&header, 1) || header.magic != kMagic || header.weights != LearningTables::kWeights)
        return Error{path.string() + " is not a checkpoint of this network"};
    const TrainingPlan begun = plan_of(header);
    if (begun.stage != plan_.stage || begun.seed != plan_.seed || begun.initial != plan_.initial)
        return Error{path.string() + " was begun with " + text_of(begun.stage, begun.seed, begun.initial) +
                     ", not with " + text_of(plan_.stage, plan_.seed, plan_.initial)};
    const Error damaged{path.string() + " is damaged or cut short"};
    for (std::uint64_t number = 0; number < header.learners; ++number) {
        LearnerState state;
        if (!reader.read(&state, 1)) return damaged;
        if (number < learners_.size()) learners_[number] = state;
    }
    // Threads that were not there before play games that nobody played yet.
    for (auto number = header.learners; number < learners_.size(); ++number)
        learners_[number].rng =
            Rng(mix(plan_.seed, mix(number, static_cast<std::uint64_t>(header.record.games))));
    if (!reader.read(tables_.four_weights(), LearningTables::kFourWeights) ||
        !reader.read(tables_.four_coherence(), LearningTables::kFourWeights))
        return damaged;
    for (std::uint64_t i = 0; i < header.blocks; ++i) {
        std::uint64_t block = 0;
        if (!reader.read(&block, 1) || block >= LearningTables::kBlocks) return damaged;
        if (!reader.read(tables_.weights(block), LearningTables::kBlock) ||
            !reader.read(tables_.coherence(block), LearningTables::kBlock))
            return damaged;
        tables_.touch(block);
    }
    if (!reader.is_whole()) return damaged;
    record_ = header.record;
    return success();
}

Result<std::unique_ptr<Trainer>> Trainer::open(const std::filesystem::path& path) {
    Header header;
    if (CheckedReader reader(path); reader.is_open()) reader.read(&header, 1);
    return resume(path, plan_of(header), 1);
}

Result<std::unique_ptr<Trainer>> Trainer::resume(const std::filesystem::path& path, const TrainingPlan& plan,
                                                 int threads, const StageWeights* opening) {
    auto trainer = std::make_unique<Trainer>(plan, threads, opening);
    if (const Status status = trainer->load(path); !status) return Error{status.error()};
    return trainer;
}

} // namespace forethought::twenty48
