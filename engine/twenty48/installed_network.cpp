#include "engine/twenty48/installed_network.h"

#include <memory>
#include <utility>

namespace forethought::twenty48 {

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
    Result<Network> network = Network::load(file);
    if (!network) return Error{network.error()};
    // Players hold on to the one they began with.
    if (the_network() == nullptr) the_network() = std::make_unique<const Network>(std::move(network.value()));
    return success();
}

} // namespace forethought::twenty48
