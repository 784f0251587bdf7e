#include "engine/cli/interruption.h"
#include "engine/cli/othello/archive_files.h"
#include "engine/cli/train_options.h"
#include "engine/othello/training/trainer.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <sstream>

namespace forethought::cli {

namespace {

using namespace othello;

struct OwnOptions {
    Lesson lesson;
    /// Folders of the archive's files and of the samples made from them.
    std::string archive;
    std::string samples;
    /// The folder of samples of own games.
    std::string own;
    /// The file of the weights that stages begin with.
    std::string first;
    /// The file of the weights.
    std::string output;
    int unit = 6;
};

void add_archive(const OwnOptions& own, std::vector<Sample>& samples) {
    const auto files = archive_files(own.archive);
    std::error_code problem;
    std::filesystem::create_directories(own.samples, problem);
    for (const auto& file : files) {
        if (interruption().requested()) break;
        const auto some = value_or_usage_error(samples_of(file, own.samples));
        samples.insert(samples.end(), some.begin(), some.end());
    }
}

void add_own(const std::string& folder, std::vector<Sample>& samples) {
    for (const auto& file : files_of(folder, ".samples", "samples of own games")) {
        const auto some = value_or_usage_error(read_samples(file));
        samples.insert(samples.end(), some.begin(), some.end());
    }
}

std::vector<Sample> all_samples(const OwnOptions& own) {
    std::vector<Sample> samples;
    if (!own.archive.empty()) add_archive(own, samples);
    if (!own.own.empty()) add_own(own.own, samples);
    return samples;
}

Trainer new_trainer(const Lesson& lesson, const std::string& first) {
    if (first.empty()) return Trainer(lesson);
    const auto weights = PatternWeights::load(read_bytes(first));
    if (!weights) throw UsageError{first + ", " + weights.error()};
    return Trainer(lesson, weights.value());
}

void log(const std::string& path, std::size_t stage, int epoch, const Loss& loss) {
    const std::string key = std::to_string(stage) + "," + std::to_string(epoch) + ",";
    std::ostringstream row;
    row << key << loss.samples << "," << loss.training << "," << loss.held_out_samples << ","
        << loss.held_out;
    write_row(path, "stage,epoch,samples,loss,held_out_samples,held_out_loss", key, row.str());
}

void train(const TrainOptions& options, const OwnOptions& own) {
    if (options.shard || !options.from.empty())
        throw UsageError{
            "Othello's patterns are fitted to games that there are: none are played that could be split up"};
    if (own.archive.empty() && own.own.empty())
        throw UsageError{"--archive is missing, the folder of the archive's files, or --own"};
    end_in_order_when_interrupted();
    if (!own.output.empty()) require_writable(own.output);
    if (!options.resume) require_place_for(options);
    Lesson lesson = own.lesson;
    lesson.seed = options.seed;
    Trainer trainer = options.resume ? value_or_usage_error(Trainer::resume(options.checkpoint))
                                     : new_trainer(lesson, own.first);
    const auto samples = all_samples(own);
    while (!trainer.is_done() && !interruption().requested()) {
        const std::size_t stage = trainer.stage();
        const int epoch = trainer.epoch();
        log(options.curve, stage, epoch, trainer.train(samples));
        if (trainer.stage() != stage) value_or_usage_error(trainer.save(options.checkpoint));
    }
    value_or_usage_error(trainer.save(options.checkpoint));
    if (!trainer.is_done() || own.output.empty()) return;
    const auto source = own.own.empty() ? WeightsFrom::archive : WeightsFrom::own_games;
    const auto file = write_weights(trainer.weights(), own.unit, source);
    write_bytes(own.output, file);
    std::cout << samples.size() << " samples, " << file.size() << " bytes\n";
}

} // namespace

Training add_othello_training(Command options) {
    const auto own = std::make_shared<OwnOptions>();
    add_file(options, "--archive", own->archive, "the folder of the archive's files (.wtb)");
    own->samples = "samples";
    add_file(options, "--samples", own->samples, "the folder of the samples made from them").show_default();
    add_file(options, "--own", own->own, "the folder of samples of own games ('own-games')");
    add_file(options, "--first", own->first,
             "the file of weights that stages begin with (default: those of the stage behind)");
    add_file(options, "--output", own->output, "the file to write the weights to at the end");
    options.add_option("--unit", own->unit, "what weights are rounded to there, hundredths of a disc")
        .check(in_range(1, 100))
        .show_default();
    options.add_option("--epochs", own->lesson.epochs, "how often each stage goes through its samples")
        .check(in_range(1, 10'000))
        .show_default();
    options.add_option("--step", own->lesson.rate, "which share of an error is made up for at first")
        .check(in_range(0.0, 1.0))
        .show_default();
    options
        .add_option("--overlap", own->lesson.overlap, "plies before and behind a stage that it learns from")
        .check(in_range(0, 60))
        .show_default();
    options
        .add_option("--reach", own->lesson.reach, "plies later by which boards far from the end are judged")
        .check(in_range(1, 8))
        .show_default();
    return [own](const TrainOptions& given) { train(given, *own); };
}

} // namespace forethought::cli
