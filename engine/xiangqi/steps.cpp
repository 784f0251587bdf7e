#include "engine/xiangqi/steps.h"

#include <cstdlib>

namespace forethought::xiangqi {

namespace {

/// Adds a step to a point that lies so far away, if it is on the board and `may` says so.
template <class May>
void add(Steps& steps, Cell from, int right, int up, int through_right, int through_up, May may) {
    const int file = file_of(from);
    const int rank = rank_of(from);
    if (!is_on_board(file + right, rank + up) || !may(file + right, rank + up)) return;
    steps.push_back({cell_at(file + right, rank + up), cell_at(file + through_right, rank + through_up)});
}

constexpr auto kAnywhere = [](int, int) { return true; };

void add_horse(Steps& steps, Cell from) {
    for (int right = -2; right <= 2; ++right)
        for (int up = -2; up <= 2; ++up)
            if (std::abs(right * up) == 2) add(steps, from, right, up, right / 2, up / 2, kAnywhere);
}

/// Elephants stay on their side of the river and on the seven points that they can come to.
void add_elephant(Steps& steps, Cell from) {
    const bool red = is_reds_half(rank_of(from));
    const int ranks_from_home = red ? rank_of(from) : kRanks - 1 - rank_of(from);
    if (ranks_from_home % 2 != 0 || (file_of(from) + ranks_from_home) % 4 != 2) return;
    for (const int right : {-2, 2})
        for (const int up : {-2, 2})
            add(steps, from, right, up, right / 2, up / 2,
                [red](int, int rank) { return is_reds_half(rank) == red; });
}

/// Advisors stay on the five points of their palace that they can come to.
void add_advisor(Steps& steps, Cell from) {
    const int ranks_from_home = is_reds_half(rank_of(from)) ? rank_of(from) : kRanks - 1 - rank_of(from);
    if (!is_in_palace(file_of(from), rank_of(from)) || (file_of(from) + ranks_from_home) % 2 != 1) return;
    for (const int right : {-1, 1})
        for (const int up : {-1, 1}) add(steps, from, right, up, right, up, is_in_palace);
}

void add_general(Steps& steps, Cell from) {
    if (!is_in_palace(file_of(from), rank_of(from))) return;
    for (int right = -1; right <= 1; ++right)
        for (int up = -1; up <= 1; ++up)
            if (std::abs(right) + std::abs(up) == 1) add(steps, from, right, up, right, up, is_in_palace);
}

void add_soldier(Steps& steps, Cell from, Side side) {
    const int ahead = side == Side::first ? 1 : -1;
    add(steps, from, 0, ahead, 0, ahead, kAnywhere);
    if (is_reds_half(rank_of(from)) == (side == Side::first)) return;
    add(steps, from, -1, 0, -1, 0, kAnywhere);
    add(steps, from, 1, 0, 1, 0, kAnywhere);
}

Legs leg_bit(Cell from, Cell leg) {
    return leg == from - 1 ? 1 : leg == from - kFiles ? 2 : leg == from + 1 ? 4 : 8;
}

void add_leaps(std::array<Leaps, kLegs>& leaps, Cell from, const Steps& steps) {
    for (Legs legs = 0; legs < kLegs; ++legs)
        for (const Step& step : steps)
            if ((legs & leg_bit(from, step.through)) == 0) leaps[legs].push_back(step.to);
}

Relation relation_of(Cell a, Cell b) {
    const int files = std::abs(file_of(a) - file_of(b));
    const int ranks = std::abs(rank_of(a) - rank_of(b));
    return static_cast<Relation>((files == 0 ? kSameFile : 0) | (ranks == 0 ? kSameRank : 0) |
                                 (files == 1 && ranks == 1 ? kDiagonal : 0) |
                                 (files * ranks == 2 ? kLeapApart : 0));
}

StepTables make_tables() {
    StepTables tables{};
    for (auto& row : tables.leg) row.fill(kNowhere);
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        add_horse(tables.horse[at], cell);
        add_elephant(tables.elephant[at], cell);
        add_advisor(tables.advisor[at], cell);
        add_general(tables.general[at], cell);
        add_soldier(tables.soldier[0][at], cell, Side::first);
        add_soldier(tables.soldier[1][at], cell, Side::second);
        add_leaps(tables.leaps[at], cell, tables.horse[at]);
        for (Cell other = 0; other < kCells; ++other)
            tables.relations[at][static_cast<std::size_t>(other)] = relation_of(cell, other);
        for (const Step& step : tables.horse[at])
            tables.leg[at][static_cast<std::size_t>(step.to)] = step.through;
    }
    return tables;
}

} // namespace

const StepTables kSteps = make_tables();

} // namespace forethought::xiangqi
