#pragma once

#include "engine/xiangqi/action.h"
#include "engine/xiangqi/cell.h"
#include "engine/xiangqi/piece.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

namespace forethought::xiangqi {

/// Which quiet moves were good in a search, and which were tried in vain: by piece and point, and by the same
/// after the move before. A weight moves towards a bound, the less the nearer it is. Sources: Schaeffer 1983
/// (history); Winands 2004 (penalties); continuation history as most programs have it today.
class MoveWeights {
  public:
    /// A piece that goes to a point: red pieces by their own board, black ones turned, so that each side
    /// learns from the other what follows what.
    using Code = std::uint16_t;
    static constexpr std::size_t kCodes = static_cast<std::size_t>(kKinds) * kCells;
    static constexpr Code kNoMove = kCodes;
    static constexpr int kMost = 16'384;

    MoveWeights() : after_((kCodes + 1) * kCodes) {}

    static Code code_of(Slot slot, Cell to) {
        const Cell seen = is_of(slot, Side::first) ? to : turned(to);
        return static_cast<Code>(kCells * static_cast<int>(kind_of(slot)) + seen);
    }

    /// `before`: the other side's move that led to the position.
    int weight(int side, Code before, Code code) const {
        return plain_[static_cast<std::size_t>(side)][code] + after_[place(before, code)];
    }
    /// A move was good (or, with a negative `by`, was not).
    void change(int side, Code before, Code code, int by) {
        move_towards(plain_[static_cast<std::size_t>(side)][code], by);
        move_towards(after_[place(before, code)], by);
    }

    /// A search begins at another position.
    void fade() {
        const auto halve = [](auto& weights) {
            for (auto& weight : weights) weight = static_cast<std::int16_t>(weight / 2);
        };
        for (auto& side : plain_) halve(side);
        halve(after_);
    }
    void forget() {
        for (auto& side : plain_) side.fill(0);
        std::fill(after_.begin(), after_.end(), std::int16_t{0});
    }

  private:
    static std::size_t place(Code before, Code code) { return kCodes * before + code; }
    static void move_towards(std::int16_t& weight, int by) {
        weight = static_cast<std::int16_t>(weight + by - weight * std::abs(by) / kMost);
    }

    std::array<std::array<std::int16_t, kCodes>, 2> plain_{};
    std::vector<std::int16_t> after_;
};

} // namespace forethought::xiangqi
