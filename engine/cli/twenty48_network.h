#pragma once

#include "engine/cli/command.h"
#include "engine/cli/weights.h"
#include "engine/core/result.h"
#include "engine/twenty48/network.h"
#include "engine/twenty48/twenty48.h"

#include <map>
#include <string>
#include <utility>

// What the commands share that make the network of 2048.
namespace forethought::cli {

template <class T>
T value_or_usage_error(Result<T> result) {
    if (!result) throw UsageError{result.error()};
    return std::move(result.value());
}

/// The network of a file, or the repository's where no file is named.
inline twenty48::Network load_network(const std::string& path) {
    return value_or_usage_error(
        twenty48::Network::load(read_bytes(path.empty() ? repository_file(Twenty48::kWeightsFile) : path)));
}

/// `--stage`, and `--network` for late weights.
inline void add_stage_options(CLI::App& command, twenty48::Stage& stage, std::string& network) {
    static const std::map<std::string, twenty48::Stage> kNames{{"opening", twenty48::Stage::opening},
                                                               {"late", twenty48::Stage::late}};
    command.add_option("--stage", stage, "opening, or late: games from a first 16384 on")
        ->transform(CLI::CheckedTransformer(kNames).description("opening or late"));
    command
        .add_option("--network", network,
                    "the file whose opening late games begin with (default: the repository's)")
        ->check(CLI::ExistingFile);
}

} // namespace forethought::cli
