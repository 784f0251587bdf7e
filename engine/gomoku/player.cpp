#include "engine/gomoku/player.h"

#include "engine/gomoku/rules.h"

namespace forethought::gomoku {

Player::Player(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : switches_(switches), seed_(seed), blur_(blur) {}

void Player::set(const Position& position) {
    position_ = position;
    reset();
}

void Player::play(Action action) {
    gomoku::play(position_, action, nullptr);
    reset();
}

void Player::reset() {
    info_ = Info{};
    const auto actions = legal_actions(position_);
    if (actions.empty()) return;
    Rng rng(mix(seed_, hash(position_)));
    best_ = {actions[rng.below(static_cast<std::uint32_t>(actions.size()))], 0};
}

void Player::begin(const Limits&) {}

bool Player::advance(Nodes) {
    info_.nodes_of_root = 1;
    return false;
}

std::vector<Considered<Action>> Player::considered(std::size_t) const {
    return {};
}

} // namespace forethought::gomoku
