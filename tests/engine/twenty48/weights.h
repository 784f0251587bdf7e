#pragma once

#include "engine/twenty48/twenty48.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace forethought::twenty48 {

/// The network of the repository, installed for all tests that come after the first that asks for it.
inline const Network& repository_network() {
    if (installed_network() == nullptr) {
        const std::string path = FORETHOUGHT_SOURCE_DIR "/" + std::string(Twenty48::kWeightsFile);
        std::ifstream file(path, std::ios::binary);
        const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
        const Status status = install_network(bytes);
        INFO(path << ": " << (status ? "" : status.error()));
        REQUIRE(status.ok());
    }
    return *installed_network();
}

} // namespace forethought::twenty48
