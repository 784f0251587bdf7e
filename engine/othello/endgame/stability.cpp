#include "engine/othello/endgame/stability.h"

namespace forethought::othello {

namespace {

/// Cells of the rows in which every cell has a disc.
constexpr Cells full_rows(Cells discs) {
    Cells rows = discs & discs >> 4 & 0x0f0f0f0f0f0f0f0f;
    rows &= rows >> 2;
    rows &= rows >> 1;
    return (rows & kLeftEdge) * 0xff;
}

constexpr Cells full_columns(Cells discs) {
    Cells columns = discs & std::rotr(discs, 32);
    columns &= std::rotr(columns, 16);
    return columns & std::rotr(columns, 8);
}

/// Cells from which along a diagonal, in steps of `Step` up and down, there is no empty cell. `edges` are
/// those from which a step up leaves the board, and those from which a step down does.
template <int Step>
constexpr Cells full_diagonals(Cells discs, Cells upper_end, Cells lower_end) {
    Cells up = discs;
    Cells down = discs;
    // A cell is full as far as its next one is, which is looked up one, two and four steps away.
    Cells beyond_up = upper_end;
    Cells beyond_down = lower_end;
    for (int steps = 1; steps < kColumns; steps *= 2) {
        up &= beyond_up | up >> steps * Step;
        down &= beyond_down | down << steps * Step;
        beyond_up |= beyond_up >> steps * Step;
        beyond_down |= beyond_down << steps * Step;
    }
    return up & down;
}

} // namespace

Cells stable_discs(Cells mine, Cells theirs) {
    const Cells discs = mine | theirs;
    const Cells rows = full_rows(discs) | kLeftEdge | kRightEdge;
    const Cells columns = full_columns(discs) | kTopEdge | kBottomEdge;
    const Cells falling =
        full_diagonals<kColumns + 1>(discs, kRightEdge | kBottomEdge, kLeftEdge | kTopEdge) | kEdges;
    const Cells rising =
        full_diagonals<kColumns - 1>(discs, kLeftEdge | kBottomEdge, kRightEdge | kTopEdge) | kEdges;
    Cells stable = mine & rows & columns & falling & rising;
    // Steps over the left and right edge reach cells that are held from that side anyway: they lie on the
    // edge.
    for (Cells before = 0; stable != before;) {
        before = stable;
        stable |= mine & (rows | stable << 1 | stable >> 1) &
                  (columns | stable << kColumns | stable >> kColumns) &
                  (falling | stable << (kColumns + 1) | stable >> (kColumns + 1)) &
                  (rising | stable << (kColumns - 1) | stable >> (kColumns - 1));
    }
    return stable;
}

} // namespace forethought::othello
