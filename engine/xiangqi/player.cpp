#include "engine/xiangqi/player.h"

#include "engine/core/rng.h"
#include "engine/xiangqi/exchange.h"
#include "engine/xiangqi/own_weights.h"
#include "engine/xiangqi/rules.h"

#include <algorithm>

namespace forethought::xiangqi {

namespace {

Weights jittered(Weights weights, Blur& blur) {
    if (!blur.on()) return weights;
    for (Tapered& weight : weights.of) {
        weight.middle = static_cast<Score>(blur.jitter(weight.middle));
        weight.end = static_cast<Score>(blur.jitter(weight.end));
    }
    return weights;
}

} // namespace

Adapter::Adapter(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : switches_(switches),
      seed_(seed),
      blur_(blur),
      weights_(jittered(played_by(switches), blur_)),
      position_(begin_at(standard_start())),
      policy_(switches_, weights_, blur_) {}

AlphaBetaSettings Adapter::settings() const {
    return AlphaBetaSettings{.prunes = true,
                             .deepens = switches_.deepens,
                             .remembers = switches_.remembers,
                             .reduces = switches_.passes,
                             .most_depth = std::min(switches_.depth, SearchPolicy::kMostPlies / 2),
                             .aspiration = params::kAspiration,
                             .table_bytes = switches_.table_bytes};
}

bool Adapter::set(const Position& position) {
    // The same board is another position where the draw comes sooner.
    const bool same_rules = position.quiet_limit == position_.quiet_limit;
    if (!same_rules) policy_.forget();
    position_ = position;
    return same_rules;
}

void Adapter::play(Action action) {
    xiangqi::play(position_, action, nullptr);
}

FirstThought<Action> Adapter::begin_root() {
    policy_.set(position_);
    return {.action = best_at_sight(), .next = switches_.depth > 0 ? Thinking::search : Thinking::done};
}

/// The move that looks best without a search; of equals, and for the rung that looks at nothing, one by lot.
Action Adapter::best_at_sight() const {
    Rng rng(mix(seed_, position_.identity));
    Action best{};
    Score most = 0;
    std::uint32_t equals = 0;
    for (const Action action : legal_actions(position_)) {
        const Score worth = worth_at_sight(action);
        if (equals > 0 && worth < most) continue;
        equals = equals > 0 && worth == most ? equals + 1 : 1;
        if (rng.below(equals) == 0) best = action;
        most = worth;
    }
    return best;
}

Score Adapter::worth_at_sight(Action action) const {
    if (!switches_.takes_most || position_.board().is_empty(action.to())) return 0;
    const auto waver = blur_.waver(mix(position_.identity, action.code), params::kCrossedSoldier);
    return see(position_.board(), action) + static_cast<Score>(waver);
}

} // namespace forethought::xiangqi
