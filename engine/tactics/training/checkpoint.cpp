#include "engine/core/checked_file.h"
#include "engine/tactics/training/trainer.h"

#include <type_traits>

namespace forethought::tactics {

// A checkpoint is a header, the network in whole numbers, and all lessons.

namespace {

constexpr std::uint64_t kMagic = 0x3130'6e63'6174'2d6eu; // "n-tacn01"

struct Header {
    std::uint64_t magic = kMagic;
    std::uint64_t weights = sizeof(network::Weights);
    std::uint64_t lesson = sizeof(Lesson);
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

/// What a training cannot go on with another of; empty if it is the same.
std::string difference(const Header& begun, const TrainingPlan& plan) {
    const auto tell = [](const char* name, auto was, auto is) {
        return std::string(name) + " " + std::to_string(was) + ", not " + std::to_string(is);
    };
    if (begun.seed != plan.seed) return tell("seed", begun.seed, plan.seed);
    if (begun.games_of_round != plan.games) return tell("games", begun.games_of_round, plan.games);
    if (begun.nodes != plan.play.nodes) return tell("nodes", begun.nodes, plan.play.nodes);
    if (begun.replies != plan.play.replies) return tell("replies", begun.replies, plan.play.replies);
    return {};
}

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
    CheckedWriter writer(path);
    writer.write(&header, 1);
    writer.write(&weights_, 1);
    writer.write(lessons_.data(), lessons_.size());
    const Status written = writer.finish();
    if (written) return success();
    return Error{"cannot write the checkpoint " + path.string() + ": " + written.error()};
}

Status Trainer::load(const std::filesystem::path& path) {
    CheckedReader reader(path);
    if (!reader.is_open()) return Error{"cannot read " + path.string()};
    Header header;
    if (!reader.read(&header, 1) || header.magic != kMagic || header.weights != sizeof(network::Weights) ||
        header.lesson != sizeof(Lesson))
        return Error{path.string() + " is not a checkpoint of this network"};
    if (const std::string other = difference(header, plan_); !other.empty())
        return Error{path.string() + " was begun with " + other};
    const Error damaged{path.string() + " is damaged or cut short"};
    if (!reader.read(&weights_, 1) || !reader.read(lessons_, header.lessons) || !reader.is_whole())
        return damaged;
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
