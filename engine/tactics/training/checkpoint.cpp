#include "engine/core/training/checkpoint.h"
#include "engine/tactics/training/trainer.h"

#include <type_traits>

namespace forethought::tactics {

// A checkpoint is a header, the network in whole numbers, and all lessons.

namespace {

constexpr std::uint64_t kMagic = 0x3130'6e63'6174'2d6eu; // "n-tacn01"

struct Header {
    std::array<std::uint64_t, 3> format{kMagic, sizeof(network::Weights), sizeof(Lesson)};
    std::uint64_t seed = 0;
    std::int64_t games_of_round = 0;
    std::uint64_t nodes = 0;
    std::int64_t replies = 0;
    std::int64_t rounds = 0;
    std::int64_t games = 0;
    double processor_seconds = 0;
    std::uint64_t lessons = 0;
};

static_assert(std::is_trivially_copyable_v<Lesson> && std::is_trivially_copyable_v<network::Weights>);

} // namespace

Status Trainer::save(const std::filesystem::path& path) const {
    Header header;
    header.seed = plan_.seed;
    header.games_of_round = plan_.games;
    header.nodes = plan_.play.nodes;
    header.replies = plan_.play.replies;
    header.rounds = rounds_;
    header.games = games_;
    header.processor_seconds = processor_seconds_;
    header.lessons = lessons_.size();
    CheckpointWriter writer(path);
    writer.write(&header, 1);
    writer.write(&weights_, 1);
    writer.write(lessons_.data(), lessons_.size());
    return writer.finish();
}

Status Trainer::load(const std::filesystem::path& path) {
    CheckpointReader reader(path);
    Header header;
    if (const Status begun = reader.begin(header, "this network"); !begun) return begun;
    if (const Status same = require_same(path, {{"seed", header.seed, plan_.seed},
                                                {"games", header.games_of_round, plan_.games},
                                                {"nodes", header.nodes, plan_.play.nodes},
                                                {"replies", header.replies, plan_.play.replies}});
        !same)
        return same;
    if (!reader.read(&weights_, 1) || !reader.read(lessons_, header.lessons)) return reader.damaged();
    if (const Status whole = reader.finish(); !whole) return whole;
    rounds_ = static_cast<int>(header.rounds);
    games_ = header.games;
    processor_seconds_ = header.processor_seconds;
    if (rounds_ > 0) network_ = std::make_unique<network::Network>(weights_);
    return success();
}

Result<std::unique_ptr<Trainer>> Trainer::resume(const std::filesystem::path& path, const TrainingPlan& plan,
                                                 int threads) {
    auto trainer = std::make_unique<Trainer>(plan, threads);
    if (const Status status = trainer->load(path); !status) return Error{status.error()};
    return trainer;
}

} // namespace forethought::tactics
