#include "engine/xiangqi/evaluation/evaluation.h"

#include "engine/xiangqi/evaluation/count_features.h"

namespace forethought::xiangqi {

namespace {

/// Sums up weights for Red.
struct Sum {
    const std::array<std::int32_t, kFeatures>& weights;
    std::int32_t sum = 0;

    template <Side side>
    void add(Feature which, int times) {
        sum += weights[which] * (side == Side::first ? times : -times);
    }
};

} // namespace

Evaluation::Evaluation(const Weights& weights, const EvaluationParts& parts) : parts_(parts) {
    for (Feature which = 0; which < kFeatures; ++which) weights_[which] = packed(weights.of[which]);
    for (const Side side : {Side::first, Side::second})
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            for (Cell cell = 0; cell < kCells; ++cell) {
                const Slot slot = first_slot(side, static_cast<Kind>(kind));
                const std::int32_t worth =
                    weights_[material_feature(slot)] + weights_[place_feature(slot, cell)];
                places_[static_cast<std::size_t>(piece_of(slot))][static_cast<std::size_t>(cell)] =
                    side == Side::first ? worth : -worth;
            }
}

Balance Evaluation::balance_of(const Board& board) const {
    Balance balance;
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const Cell cell = board.where(slot);
        if (cell == kNowhere) continue;
        balance.sum += place(slot, cell);
        balance.phase += kPhaseOf[static_cast<std::size_t>(kind_of(slot))];
    }
    return balance;
}

Score Evaluation::full(const Board& board, const Balance& balance) const {
    if (!parts_.any()) return quick(board, balance);
    Sum tally{weights_, balance.sum};
    count_features(board, parts_, tally);
    return for_mover(board, tapered(tally.sum, balance.phase));
}

FeatureCounts feature_counts(const Board& board, const EvaluationParts& parts) {
    FeatureCounts counts;
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const Cell cell = board.where(slot);
        if (cell == kNowhere) continue;
        const int times = is_of(slot, Side::first) ? 1 : -1;
        counts.of[material_feature(slot)] += times;
        counts.of[place_feature(slot, cell)] += times;
        counts.phase += Evaluation::kPhaseOf[static_cast<std::size_t>(kind_of(slot))];
    }
    if (parts.any()) count_features(board, parts, counts);
    return counts;
}

} // namespace forethought::xiangqi
