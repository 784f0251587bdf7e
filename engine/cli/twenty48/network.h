#pragma once

#include "engine/cli/files.h"
#include "engine/cli/options.h"
#include "engine/cli/usage_error.h"
#include "engine/twenty48/network.h"
#include "engine/twenty48/twenty48.h"

#include <cstdint>
#include <string>
#include <vector>

// What the commands share that make the network of 2048.
namespace forethought::cli {

/// The bytes of a file with a network, or of the repository's where no file is named.
inline std::vector<std::uint8_t> bytes_of_network(const std::string& path) {
    return read_bytes(path.empty() ? repository_file(Twenty48::kWeightsFile) : path);
}

/// The network of such a file.
inline twenty48::Network load_network(const std::string& path) {
    return value_or_usage_error(twenty48::Network::load(bytes_of_network(path)));
}

/// The same, for those who play by the opening alone.
inline twenty48::Network load_opening(const std::string& path) {
    return value_or_usage_error(twenty48::Network::open(bytes_of_network(path)));
}

/// `--stage`, and `--network` for late weights.
inline void add_stage_options(Command command, twenty48::Stage& stage, std::string& network) {
    add_choice<twenty48::Stage, twenty48::Stage>(
        command, "--stage", stage, "what weights are for; late: games from a first 16384 on",
        {{"opening", twenty48::Stage::opening}, {"late", twenty48::Stage::late}});
    add_file(command, "--network", network,
             "the file whose opening late games begin with (default: the repository's)");
}

} // namespace forethought::cli
