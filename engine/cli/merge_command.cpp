#include "engine/cli/command.h"
#include "engine/cli/match_runner.h"
#include "engine/cli/merged_match.h"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace forethought::cli {

namespace {

struct Options {
    std::vector<std::string> files;
    bool is_partial = false;
    bool json = false;
};

/// What is missing, and where.
std::string gap_of(const MergedMatch& match) {
    return std::to_string(match.missing()) + " of " + std::to_string(match.games()) +
           " games are missing, in shards " + match.shards_missing();
}

void run(const Options& options) {
    MergedMatch merged;
    for (const std::string& file : options.files) merged.add(file);
    if (!merged.is_known()) throw UsageError{"there is no shard in what was given"};
    const int missing = merged.missing();
    if (missing == merged.games()) throw UsageError{"no pair of games has been played to its end yet"};
    if (missing > 0 && !options.is_partial)
        throw UsageError{gap_of(merged) + ": play these again, or take what is there with --partial"};
    nlohmann::json match = merged.figures();
    if (missing > 0) match["missing"] = missing;
    if (options.json)
        print_json(match);
    else
        std::cout << to_line(match) << (missing > 0 ? "  (" + gap_of(merged) + ")" : "") << "\n";
}

} // namespace

void add_merge(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("merge", "adds up the shards of a match: what 'match' prints of the whole");
    const auto options = std::make_shared<Options>();
    add_files(*command, "files", options->files,
              "what 'match --shard' wrote, in any order; '-' is standard input")
        ->required();
    command->add_flag("--partial", options->is_partial,
                      "take the pairs that are there where games are missing, and tell how many are");
    add_json(*command, options->json);
    command->callback([options] { run(*options); });
}

} // namespace forethought::cli
