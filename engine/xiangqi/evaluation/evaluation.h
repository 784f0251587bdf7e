#pragma once

#include "engine/core/types.h"
#include "engine/xiangqi/board.h"
#include "engine/xiangqi/evaluation/features.h"
#include "engine/xiangqi/evaluation/weights.h"

#include <array>
#include <cstdint>

namespace forethought::xiangqi {

/// What of an evaluation is kept up with each move: the sum of material and places, for Red, and how much
/// there is to attack with.
struct Balance {
    std::int32_t sum = 0;
    int phase = 0;

    bool operator==(const Balance&) const = default;
};

/// Values of positions by weights, in hundredths of a soldier. Two weights, for the middle of a game and for
/// its end, are one number: their sums are made together.
class Evaluation {
  public:
    Evaluation(const Weights& weights, const EvaluationParts& parts);

    Balance balance_of(const Board& board) const;
    /// The balance after a change, from the one before it.
    Balance after(Balance balance, const Change& change) const {
        balance.sum += place(change.moved, change.move.to()) - place(change.moved, change.move.from());
        if (change.takes()) {
            balance.sum -= place(change.taken, change.move.to());
            balance.phase -= kPhaseOf[static_cast<std::size_t>(kind_of(change.taken))];
        }
        return balance;
    }

    /// Of material and places alone; for the side to move.
    Score quick(const Board& board, const Balance& balance) const {
        return for_mover(board, tapered(balance.sum, balance.phase));
    }
    /// With all parts; for the side to move.
    Score full(const Board& board, const Balance& balance) const;

    /// Of a whole army.
    static constexpr int kWholePhase = 32;
    static constexpr std::array<int, kKinds> kPhaseOf{0, 0, 0, 2, 4, 2, 0};

  private:
    /// The weight for the end in the upper half, for the middle in the lower one.
    static constexpr std::int32_t packed(const Tapered& weight) {
        return weight.end * 65'536 + weight.middle;
    }
    static constexpr Score middle_of(std::int32_t sum) {
        return static_cast<std::int16_t>(static_cast<std::uint16_t>(static_cast<std::uint32_t>(sum)));
    }
    static constexpr Score end_of(std::int32_t sum) { return (sum - middle_of(sum)) / 65'536; }

    static Score tapered(std::int32_t sum, int phase) {
        return (middle_of(sum) * phase + end_of(sum) * (kWholePhase - phase)) / kWholePhase;
    }
    static Score for_mover(const Board& board, Score for_red) {
        return board.to_move() == Side::first ? for_red : -for_red;
    }
    std::int32_t place(Slot slot, Cell cell) const {
        return places_[static_cast<std::size_t>(piece_of(slot))][static_cast<std::size_t>(cell)];
    }

    EvaluationParts parts_;
    std::array<std::int32_t, kFeatures> weights_{};
    /// By piece and point, Black's against Red.
    std::array<std::array<std::int32_t, kCells>, kPieces> places_{};
};

/// A position's features, by which a fit finds weights: counts for Red less those for Black.
struct FeatureCounts {
    std::array<int, kFeatures> of{};
    int phase = 0;

    template <Side side>
    void add(Feature which, int times) {
        of[which] += side == Side::first ? times : -times;
    }
};
FeatureCounts feature_counts(const Board& board, const EvaluationParts& parts);

} // namespace forethought::xiangqi
