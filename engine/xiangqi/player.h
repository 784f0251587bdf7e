#pragma once

#include "engine/core/alpha_beta_player.h"
#include "engine/core/blur.h"
#include "engine/xiangqi/action.h"
#include "engine/xiangqi/ladder.h"
#include "engine/xiangqi/params.h"
#include "engine/xiangqi/position.h"
#include "engine/xiangqi/search_policy.h"

#include <optional>

namespace forethought::xiangqi {

/// What Xiangqi brings to engine/core/alpha_beta_player.h, with the switches of a rung.
class Adapter {
  public:
    using Position = xiangqi::Position;
    using Action = xiangqi::Action;
    using Switches = xiangqi::Switches;
    using Policy = SearchPolicy;
    static constexpr AdapterAbilities kAbilities{};
    static constexpr Score kWholeAdvantage = params::kWholeAdvantage;
    static constexpr Nodes kStep = 0;
    static constexpr int kEpochDoublings = 3;

    Adapter(const Switches& switches, std::uint64_t seed, const Blur& blur);
    Adapter(const Adapter&) = delete;
    Adapter& operator=(const Adapter&) = delete;

    SearchPolicy& policy() { return policy_; }
    AlphaBetaSettings settings() const;

    bool set(const Position& position);
    void play(Action action);
    bool is_over() const { return position_.outcome() != Outcome::playing; }
    FirstThought<Action> begin_root();
    std::optional<Action> only_move() const { return std::nullopt; }
    Action to_action(Action move) const { return move; }

  private:
    Action best_at_sight() const;
    Score worth_at_sight(Action action) const;

    Switches switches_;
    std::uint64_t seed_;
    Blur blur_;
    Weights weights_;
    Position position_;
    SearchPolicy policy_;
};

/// A node is a move made, in the main search or among captures.
using Player = AlphaBetaPlayer<Adapter>;

} // namespace forethought::xiangqi
