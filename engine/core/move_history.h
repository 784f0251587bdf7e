#pragma once

#include "engine/core/alpha_beta_policy.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace forethought {

/// Which quiet moves have refuted others: two killers for each distance from the root, and for each side a
/// weight of each move, whatever the position. Sources: Akl and Newborn 1977; Schaeffer 1983.
template <AlphaBetaPolicy P>
class MoveHistory {
  public:
    using Move = typename P::Move;

    MoveHistory() : killers_(static_cast<std::size_t>(P::kMostPlies) + 1) {
        // A policy with a history of its own leaves this one empty.
        if constexpr (!P::kAbilities.own_history)
            for (auto& side : weights_) side.assign(P::kCodes, 0);
    }

    /// A search begins at another position.
    void set_root() {
        fade();
        std::fill(killers_.begin(), killers_.end(), Killers{});
    }

    void forget() {
        for (auto& side : weights_) std::fill(side.begin(), side.end(), 0);
    }

    OrderHints<Move> hints(Ply ply, int side, const std::optional<Move>& table_move) const {
        return {.table_move = table_move,
                .killers = killers_[static_cast<std::size_t>(ply)],
                .history = weights_[static_cast<std::size_t>(side)]};
    }

    /// A move of the side has refuted; `code` is the policy's.
    void refuted(Ply ply, int side, const Move& move, std::size_t code, Ply depth) {
        Killers& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] != move) killers = {move, killers[0]};
        auto& weight = weights_[static_cast<std::size_t>(side)][code];
        weight += depth * depth;
        if (weight > kMostWeight) fade();
    }

  private:
    using Killers = std::array<std::optional<Move>, 2>;
    static constexpr std::int32_t kMostWeight = 1 << 20;

    void fade() {
        for (auto& side : weights_)
            for (auto& weight : side) weight /= 2;
    }

    std::vector<Killers> killers_;
    std::array<std::vector<std::int32_t>, 2> weights_{};
};

} // namespace forethought
