#pragma once

#include "engine/core/bits.h"
#include "engine/xiangqi/board.h"
#include "engine/xiangqi/evaluation/features.h"
#include "engine/xiangqi/steps.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace forethought::xiangqi {

/// Counts the features that are not kept up with each move: `tally.add(side, feature, times)`. The same for
/// the search, which sums up weights, and for a fit, which wants the counts.
template <class Tally>
class FeatureCounter {
  public:
    FeatureCounter(const Board& board, const EvaluationParts& parts, Tally& tally)
        : board_(board), parts_(parts), tally_(tally) {}

    void count() {
        for (const Side side : {Side::first, Side::second}) {
            attackers_ = 0;
            count_chariots(side);
            count_cannons(side);
            count_horses(side);
            count_soldiers(side);
            if (parts_.safety) count_safety(side);
        }
        if (parts_.patterns) tally_.add(board_.to_move(), feature::kTempo, 1);
    }

  private:
    static bool is_across(Side side, Cell cell) {
        return is_reds_half(rank_of(cell)) != (side == Side::first);
    }

    /// The general's rank, and the back rank.
    static int back_rank(Side side) { return side == Side::first ? 0 : kRanks - 1; }

    const Sight& across(Cell cell) const {
        return kSightOfRank[static_cast<std::size_t>(file_of(cell))][board_.rank_bits(rank_of(cell))];
    }
    const Sight& along(Cell cell) const {
        return kSightOfFile[static_cast<std::size_t>(rank_of(cell))][board_.file_bits(file_of(cell))];
    }
    static int empty_beside(const Sight& sight) { return sight.near[1] - sight.near[0] - 2; }
    int empty_seen(Cell cell) const { return empty_beside(across(cell)) + empty_beside(along(cell)); }

    template <class Visit>
    void for_each(Side side, Kind kind, Visit visit) {
        for (Slot slot = first_slot(side, kind); slot < end_slot(side, kind); ++slot)
            if (const Cell cell = board_.where(slot); cell != kNowhere) {
                if (is_across(side, cell)) ++attackers_;
                visit(cell);
            }
    }

    void count_chariots(Side side) {
        for_each(side, Kind::chariot, [&](Cell cell) {
            if (parts_.mobility)
                tally_.add(side, feature::kChariotMoves + static_cast<Feature>(empty_seen(cell)), 1);
            if (parts_.safety && sees_palace(side, cell)) tally_.add(side, feature::kChariotAtPalace, 1);
            if (parts_.patterns && !has_soldier(side, file_of(cell)))
                tally_.add(side, feature::kChariotOnFreeFile, 1);
        });
    }

    /// Whether a chariot in one of the middle files may go to the enemy palace along it.
    bool sees_palace(Side side, Cell cell) const {
        const int file = file_of(cell);
        if (file < 3 || file > 5) return false;
        const Sight& sight = along(cell);
        return side == Side::first ? sight.near[1] >= kRanks - 3 : sight.near[0] <= 2;
    }

    bool has_soldier(Side side, int file) const {
        for (Slot slot = first_slot(side, Kind::soldier); slot < end_slot(side, Kind::soldier); ++slot)
            if (const Cell cell = board_.where(slot); cell != kNowhere && file_of(cell) == file) return true;
        return false;
    }

    void count_cannons(Side side) {
        const Side enemy = opponent(side);
        const Cell general = board_.general(enemy);
        for_each(side, Kind::cannon, [&](Cell cell) {
            if (parts_.mobility)
                tally_.add(side, feature::kCannonMoves + static_cast<Feature>(empty_seen(cell)), 1);
            if (!parts_.patterns) return;
            if (file_of(cell) == file_of(general)) {
                const int between =
                    count_between(board_.file_bits(file_of(cell)), rank_of(cell), rank_of(general));
                if (between != 1)
                    tally_.add(side,
                               between == 0   ? feature::kBareCannon
                               : between == 2 ? feature::kCannonBehindTwo
                                              : feature::kCannonBehindMore,
                               1);
            }
            if (rank_of(cell) == back_rank(enemy) && rank_of(general) == back_rank(enemy)) {
                const int between =
                    count_between(board_.rank_bits(rank_of(cell)), file_of(cell), file_of(general));
                tally_.add(side, between == 0 ? feature::kBareBottomCannon : feature::kBottomCannon, 1);
            }
        });
    }

    /// Pieces of a line strictly between two places.
    static int count_between(LineBits bits, int a, int b) {
        const int low = std::min(a, b);
        const int high = std::max(a, b);
        const unsigned rest = bits & ((1u << high) - 1) & ~((2u << low) - 1);
        return count_bits(rest);
    }

    void count_horses(Side side) {
        for_each(side, Kind::horse, [&](Cell cell) {
            int moves = 0;
            int at_palace = 0;
            for (const Step& step : steps_of(Kind::horse, side, cell)) {
                if (!board_.is_empty(step.through)) continue;
                const Slot there = board_.at(step.to);
                if (there != kNone && is_of(there, side)) {
                    // Counted by one of the two.
                    if (parts_.patterns && kind_of(there) == Kind::horse && step.to > cell)
                        tally_.add(side, feature::kLinkedHorses, 1);
                    continue;
                }
                ++moves;
                if (is_in_palace(file_of(step.to), rank_of(step.to)) && is_across(side, step.to)) ++at_palace;
            }
            if (parts_.mobility) tally_.add(side, feature::kHorseMoves + static_cast<Feature>(moves), 1);
            if (parts_.safety && at_palace > 0) tally_.add(side, feature::kHorseAtPalace, at_palace);
        });
    }

    void count_soldiers(Side side) {
        for_each(side, Kind::soldier, [&](Cell cell) {
            if (!parts_.patterns || !is_across(side, cell) || file_of(cell) == kFiles - 1) return;
            if (is(board_.at(static_cast<Cell>(cell + 1)), side, Kind::soldier))
                tally_.add(side, feature::kLinkedSoldiers, 1);
        });
    }

    int number_of(Side side, Kind kind) const {
        int number = 0;
        for (Slot slot = first_slot(side, kind); slot < end_slot(side, kind); ++slot)
            if (board_.where(slot) != kNowhere) ++number;
        return number;
    }

    void count_safety(Side side) {
        const Side enemy = opponent(side);
        const int advisors = number_of(side, Kind::advisor);
        const int no_elephant = 2 - number_of(side, Kind::elephant);
        const int cannons = number_of(enemy, Kind::cannon);
        const auto add = [&](Feature which, int times) {
            if (times > 0) tally_.add(side, which, times);
        };
        add(feature::kNoAdvisorByChariot, (2 - advisors) * number_of(enemy, Kind::chariot));
        add(feature::kNoAdvisorByHorse, (2 - advisors) * number_of(enemy, Kind::horse));
        add(feature::kNoElephantByCannon, no_elephant * cannons);
        add(feature::kAdvisorsByCannon, advisors * cannons);
        tally_.add(side, feature::kAttackers + static_cast<Feature>(std::min(attackers_, 8)), 1);
    }

    const Board& board_;
    EvaluationParts parts_;
    Tally& tally_;
    /// Of the present side, across the river.
    int attackers_ = 0;
};

template <class Tally>
void count_features(const Board& board, const EvaluationParts& parts, Tally& tally) {
    FeatureCounter<Tally>(board, parts, tally).count();
}

} // namespace forethought::xiangqi
