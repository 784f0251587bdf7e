#include "engine/twenty48/checksum.h"
#include "engine/twenty48/training/trainer.h"

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <system_error>
#include <type_traits>

namespace forethought::twenty48 {

// A checkpoint is a header, what the pupils go on with, then every block of weights that anything was learned
// for, each after its number, then the checksum of all that. Numbers lie as they do in this machine's memory:
// the file is for going on, not for sending away.

namespace {

constexpr std::uint64_t kMagic = 0x3430742d38343032u; // "2048-t04"

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
    std::uint64_t pupils = 0;
    std::uint64_t blocks = 0;
};

static_assert(std::is_trivially_copyable_v<PupilState>);

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

template <class T>
std::span<const std::uint8_t> bytes_of(const T* items, std::size_t count) {
    return {reinterpret_cast<const std::uint8_t*>(items), count * sizeof(T)};
}

/// A file written from front to back, with its checksum. The first thing that goes wrong is remembered.
class Writer {
  public:
    explicit Writer(const std::filesystem::path& path) : file_(std::fopen(path.c_str(), "wb")) {
        note(file_);
    }

    template <class T>
    void write(const T* items, std::size_t count) {
        const auto bytes = bytes_of(items, count);
        sum_ = checksum(bytes, sum_);
        if (!problem_) note(std::fwrite(bytes.data(), 1, bytes.size(), file_) == bytes.size());
    }

    /// Error: why the file is not as it should be.
    Status finish() {
        const std::uint64_t sum = sum_;
        write(&sum, 1);
        // What was kept back is written now; that is where a full disk is often noticed.
        if (file_) note(std::fclose(file_) == 0);
        if (problem_) return Error{problem_.message()};
        return success();
    }

  private:
    void note(bool went_well) {
        if (!went_well && !problem_) problem_ = std::error_code(errno, std::generic_category());
    }

    std::FILE* file_;
    std::error_code problem_;
    std::uint64_t sum_ = 0;
};

/// A file read from front to back, with its checksum.
class Reader {
  public:
    explicit Reader(const std::filesystem::path& path) : file_(path, std::ios::binary) {}

    template <class T>
    bool read(T* items, std::size_t count) {
        file_.read(reinterpret_cast<char*>(items), static_cast<std::streamsize>(count * sizeof(T)));
        if (!file_) return false;
        sum_ = checksum(bytes_of(items, count), sum_);
        return true;
    }

    bool is_whole() {
        const std::uint64_t expected = sum_;
        std::uint64_t sum = 0;
        return read(&sum, 1) && sum == expected && file_.peek() == std::ifstream::traits_type::eof();
    }

    bool is_open() const { return file_.is_open(); }

  private:
    std::ifstream file_;
    std::uint64_t sum_ = 0;
};

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
    header.pupils = pupils_.size();
    std::vector<std::uint64_t> blocks;
    for (std::size_t block = 0; block < LearningTables::kBlocks; ++block)
        if (tables_.is_touched(block)) blocks.push_back(block);
    header.blocks = blocks.size();

    std::filesystem::path unfinished = path;
    unfinished += ".new";
    Writer writer(unfinished);
    writer.write(&header, 1);
    for (const PupilState& pupil : pupils_) writer.write(&pupil, 1);
    for (const std::uint64_t block : blocks) {
        writer.write(&block, 1);
        writer.write(tables_.weights(block), LearningTables::kBlock);
        writer.write(tables_.coherence(block), LearningTables::kBlock);
    }
    std::error_code problem;
    const Status written = writer.finish();
    if (written) std::filesystem::rename(unfinished, path, problem);
    if (written && !problem) return success();
    const std::string reason = written ? problem.message() : written.error();
    std::filesystem::remove(unfinished, problem);
    return Error{"cannot write the checkpoint " + path.string() + ": " + reason};
}

Status Trainer::load(const std::filesystem::path& path) {
    Reader reader(path);
    if (!reader.is_open()) return Error{"cannot read " + path.string()};
    Header header;
    if (!reader.read(&header, 1) || header.magic != kMagic || header.weights != LearningTables::kWeights)
        return Error{path.string() + " is not a checkpoint of this network"};
    const TrainingPlan begun = plan_of(header);
    if (begun.stage != plan_.stage || begun.seed != plan_.seed || begun.initial != plan_.initial)
        return Error{path.string() + " was begun with " + text_of(begun.stage, begun.seed, begun.initial) +
                     ", not with " + text_of(plan_.stage, plan_.seed, plan_.initial)};
    const Error damaged{path.string() + " is damaged or cut short"};
    for (std::uint64_t number = 0; number < header.pupils; ++number) {
        PupilState state;
        if (!reader.read(&state, 1)) return damaged;
        if (number < pupils_.size()) pupils_[number] = state;
    }
    // Threads that were not there before play games that nobody played yet.
    for (auto number = header.pupils; number < pupils_.size(); ++number)
        pupils_[number].rng =
            Rng(mix(plan_.seed, mix(number, static_cast<std::uint64_t>(header.record.games))));
    for (std::uint64_t i = 0; i < header.blocks; ++i) {
        std::uint64_t block = 0;
        if (!reader.read(&block, 1) || block >= LearningTables::kBlocks) return damaged;
        if (!reader.read(tables_.weights(block), LearningTables::kBlock) ||
            !reader.read(tables_.coherence(block), LearningTables::kBlock))
            return damaged;
    }
    if (!reader.is_whole()) return damaged;
    record_ = header.record;
    return success();
}

Result<std::unique_ptr<Trainer>> Trainer::open(const std::filesystem::path& path) {
    Header header;
    if (Reader reader(path); reader.is_open()) reader.read(&header, 1);
    return resume(path, plan_of(header), 1);
}

Result<std::unique_ptr<Trainer>> Trainer::resume(const std::filesystem::path& path, const TrainingPlan& plan,
                                                 int threads, const StageWeights* opening) {
    auto trainer = std::make_unique<Trainer>(plan, threads, opening);
    if (const Status status = trainer->load(path); !status) return Error{status.error()};
    return trainer;
}

} // namespace forethought::twenty48
