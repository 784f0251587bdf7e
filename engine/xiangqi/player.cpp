#include "engine/xiangqi/player.h"

#include "engine/core/rng.h"
#include "engine/xiangqi/exchange.h"
#include "engine/xiangqi/params.h"
#include "engine/xiangqi/rules.h"

#include <algorithm>

namespace forethought::xiangqi {

Player::Player(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : switches_(switches), seed_(seed), blur_(blur), position_(begin_at(standard_start())) {
    look();
}

void Player::set(const Position& position) {
    position_ = position;
    look();
}

void Player::play(Action action) {
    xiangqi::play(position_, action, nullptr);
    look();
}

Score Player::worth(Action action) const {
    if (!switches_.takes_most || position_.board().is_empty(action.to())) return 0;
    const auto waver = blur_.waver(mix(position_.identity, action.code), params::kCrossedSoldier);
    return see(position_.board(), action) + static_cast<Score>(waver);
}

void Player::look() {
    choices_.clear();
    auto actions = legal_actions(position_);
    Rng rng(mix(seed_, position_.identity));
    rng.shuffle(actions, static_cast<int>(actions.size()));
    for (const Action action : actions) choices_.push_back({action, worth(action)});
    std::stable_sort(choices_.begin(), choices_.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
}

BestMove<Action> Player::best() const {
    return choices_.empty() ? BestMove<Action>{} : choices_.front();
}

Info Player::info() const {
    const auto looked = static_cast<Nodes>(choices_.size());
    return {.nodes_of_turn = looked,
            .nodes_of_root = looked,
            .score = best().score,
            .alternatives = static_cast<int>(choices_.size())};
}

std::vector<MultiPvLine<Action>> Player::multi_pv(std::size_t most) const {
    std::vector<MultiPvLine<Action>> lines;
    for (const auto& choice : choices_) {
        if (lines.size() == most) break;
        const auto behind = static_cast<int>(choices_.front().score - choice.score);
        lines.push_back(
            {.actions = {choice.action}, .score = choice.score, .score_loss = std::min(1000, behind)});
    }
    return lines;
}

} // namespace forethought::xiangqi
