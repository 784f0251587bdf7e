#pragma once

#include "engine/othello/othello.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace forethought::othello {

inline std::vector<std::uint8_t> repository_file(std::string_view name) {
    const std::string path = FORETHOUGHT_SOURCE_DIR "/" + std::string(name);
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}
inline std::vector<std::uint8_t> repository_weights_file() {
    return repository_file(Othello::kWeightsFile);
}
inline std::vector<std::uint8_t> repository_own_weights_file() {
    return repository_file(Othello::kOwnWeightsFile);
}

/// The weights of the repository, installed for all tests that come after the first that asks for them.
inline const PatternWeights& repository_weights() {
    if (installed_weights() == nullptr) {
        const Status status = install_weights(repository_weights_file());
        INFO((status ? "" : status.error()));
        REQUIRE(status.ok());
    }
    return *installed_weights();
}

} // namespace forethought::othello
