#include "engine/twenty48/installed_network.h"

#include <memory>
#include <utility>

namespace forethought::twenty48 {

namespace {

std::unique_ptr<Network>& the_network() {
    static std::unique_ptr<Network> network;
    return network;
}

Status install(Result<Network> network) {
    if (!network) return Error{network.error()};
    // Players hold on to the one they began with.
    if (the_network() == nullptr) the_network() = std::make_unique<Network>(std::move(network.value()));
    return success();
}

} // namespace

const Network* installed_network() {
    return the_network().get();
}

Status install_network(std::span<const std::uint8_t> file) {
    return install(Network::load(file));
}

Status open_network(std::span<const std::uint8_t> file) {
    return install(Network::open(file));
}

bool unpack_network(std::size_t pages) {
    if (the_network() == nullptr) return false;
    const Result<bool> is_left = the_network()->unpack(pages);
    return is_left && is_left.value();
}

} // namespace forethought::twenty48
