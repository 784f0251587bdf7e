#pragma once

#include "engine/core/bits.h"
#include "engine/xiangqi/board.h"
#include "engine/xiangqi/evaluation/features.h"
#include "engine/xiangqi/steps.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace forethought::xiangqi {

/// As `kAllParts`, known to the compiler.
struct AllParts {
    static constexpr bool mobility = true;
    static constexpr bool safety = true;
    static constexpr bool patterns = true;
};

/// Counts the features that are not kept up with each move: `tally.add<side>(feature, times)`. The same for
/// the search, which sums up weights, and for a fit, which wants the counts.
template <class Tally, class Parts>
class FeatureCounter {
  public:
    FeatureCounter(const Board& board, const Parts& parts, Tally& tally)
        : board_(board), parts_(parts), tally_(tally) {}

    void count() {
        const Army red = count_army<Side::first>();
        const Army black = count_army<Side::second>();
        if (parts_.safety) {
            count_safety<Side::first>(red, black);
            count_safety<Side::second>(black, red);
        }
        if (!parts_.patterns) return;
        if (board_.to_move() == Side::first)
            tally_.template add<Side::first>(feature::kTempo, 1);
        else
            tally_.template add<Side::second>(feature::kTempo, 1);
    }

  private:
    /// What of a side matters to the safety of both.
    struct Army {
        int chariots = 0;
        int cannons = 0;
        int horses = 0;
        /// Pieces across the river that may attack.
        int attackers = 0;
    };

    template <Side side>
    static constexpr bool is_across(Cell cell) {
        return (cell < kCells / 2) != (side == Side::first);
    }
    template <Side side>
    static constexpr int kBackRank = side == Side::first ? 0 : kRanks - 1;

    /// Points of a side's palace.
    template <Side side>
    static constexpr auto kPalace = [] {
        std::array<std::uint8_t, kCells> palace{};
        for (Cell cell = 0; cell < kCells; ++cell)
            if (is_in_palace(file_of(cell), rank_of(cell)) && !is_across<side>(cell))
                palace[static_cast<std::size_t>(cell)] = 1;
        return palace;
    }();

    static int empty_beside(const Sight& sight) { return sight.near[1] - sight.near[0] - 2; }
    /// Empty points that a piece sees along both of its lines.
    int empty_seen(int file, int rank) const {
        return empty_beside(board_.across(file, rank)) + empty_beside(board_.along(file, rank));
    }

    template <Side side, Kind kind, class Visit>
    void for_each(Visit visit) const {
        for (Slot slot = first_slot(side, kind); slot < end_slot(side, kind); ++slot)
            if (const Cell cell = board_.where(slot); cell != kNowhere) visit(cell);
    }

    template <Side side>
    Army count_army() {
        Army army;
        unsigned soldier_files = 0;
        for_each<side, Kind::soldier>([&](Cell cell) {
            soldier_files |= 1u << file_of(cell);
            if (!is_across<side>(cell)) return;
            ++army.attackers;
            if (parts_.patterns && file_of(cell) < kFiles - 1 &&
                is(board_.at(static_cast<Cell>(cell + 1)), side, Kind::soldier))
                tally_.template add<side>(feature::kLinkedSoldiers, 1);
        });
        for_each<side, Kind::chariot>([&](Cell cell) {
            ++army.chariots;
            army.attackers += is_across<side>(cell) ? 1 : 0;
            count_chariot<side>(cell, soldier_files);
        });
        for_each<side, Kind::cannon>([&](Cell cell) {
            ++army.cannons;
            army.attackers += is_across<side>(cell) ? 1 : 0;
            count_cannon<side>(cell);
        });
        for_each<side, Kind::horse>([&](Cell cell) {
            ++army.horses;
            army.attackers += is_across<side>(cell) ? 1 : 0;
            count_horse<side>(cell);
        });
        if (parts_.patterns) count_linked_horses<side>();
        return army;
    }

    template <Side side>
    void count_chariot(Cell cell, unsigned soldier_files) {
        const int file = file_of(cell);
        const int rank = rank_of(cell);
        if (parts_.mobility)
            tally_.template add<side>(feature::kChariotMoves + static_cast<Feature>(empty_seen(file, rank)),
                                      1);
        if (parts_.safety && file >= 3 && file <= 5) {
            const Sight& along = board_.along(file, rank);
            if (side == Side::first ? along.near[1] >= kRanks - 3 : along.near[0] <= 2)
                tally_.template add<side>(feature::kChariotAtPalace, 1);
        }
        if (parts_.patterns && (soldier_files >> file & 1) == 0)
            tally_.template add<side>(feature::kChariotOnFreeFile, 1);
    }

    template <Side side>
    void count_cannon(Cell cell) {
        const int file = file_of(cell);
        const int rank = rank_of(cell);
        if (parts_.mobility)
            tally_.template add<side>(feature::kCannonMoves + static_cast<Feature>(empty_seen(file, rank)),
                                      1);
        if (!parts_.patterns) return;
        const Cell general = board_.general(opponent(side));
        if (file == file_of(general)) {
            const int between = count_between(board_.file_bits(file), rank, rank_of(general));
            if (between != 1)
                tally_.template add<side>(between == 0   ? feature::kBareCannon
                                          : between == 2 ? feature::kCannonBehindTwo
                                                         : feature::kCannonBehindMore,
                                          1);
        }
        constexpr int kThere = kBackRank<opponent(side)>;
        if (rank == kThere && rank_of(general) == kThere) {
            const int between = count_between(board_.rank_bits(rank), file, file_of(general));
            tally_.template add<side>(between == 0 ? feature::kBareBottomCannon : feature::kBottomCannon, 1);
        }
    }

    /// Pieces of a line strictly between two places.
    static int count_between(LineBits bits, int a, int b) { return count_bits(bits & places_between(a, b)); }

    template <Side side>
    void count_horse(Cell cell) {
        int moves = 0;
        int at_palace = 0;
        for (const Cell to : board_.leaps(cell)) {
            const int may_go = is_of(board_.at(to), side) ? 0 : 1;
            moves += may_go;
            at_palace += may_go & kPalace<opponent(side)>[static_cast<std::size_t>(to)];
        }
        if (parts_.mobility) tally_.template add<side>(feature::kHorseMoves + static_cast<Feature>(moves), 1);
        if (parts_.safety && at_palace > 0) tally_.template add<side>(feature::kHorseAtPalace, at_palace);
    }

    template <Side side>
    void count_linked_horses() {
        const Cell a = board_.where(first_slot(side, Kind::horse));
        const Cell b = board_.where(static_cast<Slot>(first_slot(side, Kind::horse) + 1));
        if (a == kNowhere || b == kNowhere) return;
        const auto guards = [this](Cell from, Cell to) {
            const Cell leg = leg_between(from, to);
            return leg != kNowhere && board_.is_empty(leg);
        };
        if (guards(a, b) && guards(b, a)) tally_.template add<side>(feature::kLinkedHorses, 1);
    }

    template <Side side, Kind kind>
    int number_of() const {
        int number = 0;
        for_each<side, kind>([&](Cell) { ++number; });
        return number;
    }

    template <Side side>
    void count_safety(const Army& own, const Army& enemy) {
        const int advisors = number_of<side, Kind::advisor>();
        const int no_elephant = 2 - number_of<side, Kind::elephant>();
        const auto add = [&](Feature which, int times) {
            if (times > 0) tally_.template add<side>(which, times);
        };
        add(feature::kNoAdvisorByChariot, (2 - advisors) * enemy.chariots);
        add(feature::kNoAdvisorByHorse, (2 - advisors) * enemy.horses);
        add(feature::kNoElephantByCannon, no_elephant * enemy.cannons);
        add(feature::kAdvisorsByCannon, advisors * enemy.cannons);
        tally_.template add<side>(feature::kAttackers + static_cast<Feature>(std::min(own.attackers, 8)), 1);
    }

    const Board& board_;
    Parts parts_;
    Tally& tally_;
};

template <class Tally>
void count_features(const Board& board, const EvaluationParts& parts, Tally& tally) {
    if (parts == kAllParts)
        FeatureCounter<Tally, AllParts>(board, {}, tally).count();
    else
        FeatureCounter<Tally, EvaluationParts>(board, parts, tally).count();
}

} // namespace forethought::xiangqi
