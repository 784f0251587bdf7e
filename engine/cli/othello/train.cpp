#include "engine/cli/othello/archive_files.h"
#include "engine/cli/train_options.h"
#include "engine/core/clock.h"
#include "engine/othello/training/trainer.h"

#include <algorithm>
#include <csignal>
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
    /// The file of the weights.
    std::string output;
    int unit = 6;
};

StopSource g_stop;

void stop_training(int) {
    g_stop.request();
}

std::vector<Sample> all_samples(const OwnOptions& own) {
    const auto files = archive_files(own.archive);
    std::error_code problem;
    std::filesystem::create_directories(own.samples, problem);
    std::vector<Sample> samples;
    for (const auto& file : files) {
        if (g_stop.requested()) break;
        const auto some = value_or_usage_error(samples_of(file, own.samples));
        samples.insert(samples.end(), some.begin(), some.end());
    }
    return samples;
}

void log(const std::string& path, std::size_t stage, int epoch, const Loss& loss) {
    std::ostringstream line;
    if (!is_there(path)) line << "stage,epoch,samples,loss,held_out_samples,held_out_loss\n";
    line << stage << "," << epoch << "," << loss.samples << "," << loss.training << ","
         << loss.held_out_samples << "," << loss.held_out << "\n";
    append_text(path, line.str());
}

void train(const TrainOptions& options, const OwnOptions& own) {
    if (options.shard || !options.from.empty())
        throw UsageError{
            "Othello's patterns are fitted to an archive: no games are played that could be split up"};
    if (own.archive.empty()) throw UsageError{"--archive is missing: the folder of the archive's files"};
    std::signal(SIGINT, stop_training);
    std::signal(SIGTERM, stop_training);
    if (!own.output.empty()) require_writable(own.output);
    if (!options.resume) require_place_for(options);
    Lesson lesson = own.lesson;
    lesson.seed = options.seed;
    Trainer trainer =
        options.resume ? value_or_usage_error(Trainer::resume(options.checkpoint)) : Trainer(lesson);
    const auto samples = all_samples(own);
    while (!trainer.is_done() && !g_stop.requested()) {
        const std::size_t stage = trainer.stage();
        const int epoch = trainer.epoch();
        log(options.curve, stage, epoch, trainer.train(samples));
        if (trainer.stage() != stage) value_or_usage_error(trainer.save(options.checkpoint));
    }
    value_or_usage_error(trainer.save(options.checkpoint));
    if (!trainer.is_done() || own.output.empty()) return;
    const auto file = write_weights(trainer.weights(), own.unit);
    write_bytes(own.output, file);
    std::cout << samples.size() << " samples, " << file.size() << " bytes\n";
}

} // namespace

Training add_othello_training(Command options) {
    const auto own = std::make_shared<OwnOptions>();
    add_file(options, "--archive", own->archive, "the folder of the archive's files (.wtb)");
    own->samples = "samples";
    add_file(options, "--samples", own->samples, "the folder of the samples made from them").show_default();
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
