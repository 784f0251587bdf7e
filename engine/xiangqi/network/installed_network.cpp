#include "engine/xiangqi/network/installed_network.h"

#include <memory>

namespace forethought::xiangqi::network {

namespace {

std::unique_ptr<const Network>& the_network() {
    static std::unique_ptr<const Network> network;
    return network;
}

} // namespace

const Network* installed_network() {
    return the_network().get();
}

Status install_network(std::span<const std::uint8_t> file) {
    const Result<Weights> weights = read_network(file);
    if (!weights) return Error{weights.error()};
    // Players hold on to the one they began with.
    if (the_network() == nullptr) the_network() = std::make_unique<const Network>(weights.value());
    return success();
}

} // namespace forethought::xiangqi::network
