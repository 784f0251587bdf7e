#pragma once

#include "engine/xiangqi/xiangqi.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace forethought::xiangqi {

inline std::vector<std::uint8_t> repository_network_file() {
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/" + std::string(Xiangqi::kWeightsFile), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The network of the repository, installed for all tests that come after the first that asks for it.
inline const network::Network& repository_network() {
    if (network::installed_network() == nullptr) {
        const Status status = Xiangqi::install_weights(repository_network_file());
        INFO((status ? "" : status.error()));
        REQUIRE(status.ok());
    }
    return *network::installed_network();
}

} // namespace forethought::xiangqi
