#include "engine/othello/endgame/last_moves.h"

#include <algorithm>
#include <array>

namespace forethought::othello {

namespace {

/// Below every value.
constexpr int kNothing = -128;

/// How many discs a disc at a place of a line of eight turns over, by the discs of its own side, where all
/// other cells are the other side's.
constexpr auto kLastFlips = [] {
    std::array<std::array<std::uint8_t, 256>, kColumns> table{};
    for (int place = 0; place < kColumns; ++place)
        for (int mine = 0; mine < 256; ++mine) {
            int flips = 0;
            for (const int step : {-1, 1}) {
                int end = place + step;
                while (end >= 0 && end < kColumns && (mine >> end & 1) == 0) end += step;
                if (end >= 0 && end < kColumns) flips += (end - place) * step - 1;
            }
            table[static_cast<std::size_t>(place)][static_cast<std::size_t>(mine)] =
                static_cast<std::uint8_t>(flips);
        }
    return table;
}();

/// The cells of both diagonals through each cell.
struct Diagonals {
    Cells falling = 0;
    Cells rising = 0;
};
constexpr auto kDiagonals = [] {
    std::array<Diagonals, kCells> diagonals{};
    for (Cell cell = 0; cell < kCells; ++cell)
        for (Cell other = 0; other < kCells; ++other) {
            Diagonals& through = diagonals[static_cast<std::size_t>(cell)];
            if (x_of(cell) - y_of(cell) == x_of(other) - y_of(other)) through.falling |= only(other);
            if (x_of(cell) + y_of(cell) == x_of(other) + y_of(other)) through.rising |= only(other);
        }
    return diagonals;
}();

/// Each cell with those next to it.
constexpr auto kNeighbours = [] {
    std::array<Cells, kCells> cells{};
    for (Cell cell = 0; cell < kCells; ++cell)
        cells[static_cast<std::size_t>(cell)] = and_neighbours(only(cell));
    return cells;
}();

bool touches(Cell cell, Cells discs) {
    return (kNeighbours[static_cast<std::size_t>(cell)] & discs) != 0;
}

/// Discs turned over by one of `mine` on the only empty cell.
int last_flips(Cells mine, Cell cell) {
    const auto x = static_cast<std::size_t>(x_of(cell));
    const auto y = static_cast<std::size_t>(y_of(cell));
    const Diagonals& diagonals = kDiagonals[static_cast<std::size_t>(cell)];
    // Multiplications gather the bits of a line in the highest byte.
    const auto row = static_cast<std::uint8_t>(mine >> (kColumns * y));
    const auto column = static_cast<std::uint8_t>((mine >> x & kLeftEdge) * 0x0102040810204080 >> 56);
    const auto falling = static_cast<std::uint8_t>((mine & diagonals.falling) * kLeftEdge >> 56);
    const auto rising = static_cast<std::uint8_t>((mine & diagonals.rising) * kLeftEdge >> 56);
    return kLastFlips[x][row] + kLastFlips[y][column] + kLastFlips[x][falling] + kLastFlips[x][rising];
}

/// Exact, for the side to move. Only its discs are asked for: all others are the other side's.
int last_one(Cells mine, Cell cell, int alpha, Nodes& nodes) {
    ++nodes;
    // What it is if nobody can move there, were the empty cell the other side's.
    const int base = 2 * count(mine) - kCells;
    const int flips = last_flips(mine, cell);
    if (flips > 0) return base + 2 + 2 * flips;
    const int unmoved = base >= 0 ? base + 2 : base;
    // The other side can only make it worse.
    if (unmoved <= alpha) return unmoved;
    const int lost = last_flips(~mine & ~only(cell), cell);
    return lost > 0 ? base - 2 * lost : unmoved;
}

/// What a disc on one of the last cells leads to; nothing where it may not be placed there.
template <class Rest>
bool try_cell(Board board, Cell cell, int alpha, int& best, Nodes& nodes, Rest rest) {
    if (!touches(cell, board.theirs)) return false;
    const Cells flips = flips_of(board, cell);
    if (flips == 0) return false;
    ++nodes;
    best = std::max(best, -rest(board.after(cell, flips)));
    return best > alpha;
}

/// The value where the side to move cannot: after a pass, or at the end.
template <class Other>
int without_move(Board board, bool has_passed, int best, Other other) {
    if (best != kNothing) return best;
    return has_passed ? final_score(board) : -other(board.passed());
}

int last_two(Board board, int alpha, Cell a, Cell b, bool has_passed, Nodes& nodes) {
    int best = kNothing;
    const int beyond = -alpha - 1;
    if (try_cell(board, a, alpha, best, nodes,
                 [&](Board next) { return last_one(next.mine, b, beyond, nodes); }))
        return best;
    if (try_cell(board, b, alpha, best, nodes,
                 [&](Board next) { return last_one(next.mine, a, beyond, nodes); }))
        return best;
    return without_move(board, has_passed, best,
                        [&](Board other) { return last_two(other, beyond, a, b, true, nodes); });
}

int last_three(Board board, int alpha, Cell a, Cell b, Cell c, bool has_passed, Nodes& nodes) {
    int best = kNothing;
    const int beyond = -alpha - 1;
    const auto then = [&](Cell d, Cell e) {
        return [&, d, e](Board next) { return last_two(next, beyond, d, e, false, nodes); };
    };
    if (try_cell(board, a, alpha, best, nodes, then(b, c))) return best;
    if (try_cell(board, b, alpha, best, nodes, then(a, c))) return best;
    if (try_cell(board, c, alpha, best, nodes, then(a, b))) return best;
    return without_move(board, has_passed, best,
                        [&](Board other) { return last_three(other, beyond, a, b, c, true, nodes); });
}

/// `a`, then the three that are left, those alone in their quarter first.
int three_after(Board next, int beyond, Cells left, Parity parity, Nodes& nodes) {
    const Cells odd = left & odd_cells(parity);
    const Cells even = left ^ odd;
    // All three are in odd quarters, or one is.
    if (even == 0) {
        const Cell a = first_of(left);
        const Cells rest = left & (left - 1);
        return last_three(next, beyond, a, first_of(rest), first_of(rest & (rest - 1)), false, nodes);
    }
    return last_three(next, beyond, first_of(odd), first_of(even), first_of(even & (even - 1)), false, nodes);
}

int four(Board board, int alpha, Parity parity, bool has_passed, Nodes& nodes) {
    const Cells empty = board.empty();
    const int beyond = -alpha - 1;
    int best = kNothing;
    const Cells odd = empty & odd_cells(parity);
    for (Cells group : {odd, empty ^ odd})
        for (; group != 0; group &= group - 1) {
            const Cell cell = first_of(group);
            const auto rest = [&](Board next) {
                return three_after(next, beyond, empty ^ only(cell),
                                   static_cast<Parity>(parity ^ quarter_of(cell)), nodes);
            };
            if (try_cell(board, cell, alpha, best, nodes, rest)) return best;
        }
    return without_move(board, has_passed, best,
                        [&](Board other) { return four(other, beyond, parity, true, nodes); });
}

} // namespace

int last_four(Board board, int alpha, Parity parity, Nodes& nodes) {
    return four(board, alpha, parity, false, nodes);
}

int last_moves(Board board, int alpha, Nodes& nodes) {
    const Cells empty = board.empty();
    const auto nth = [&](int number) {
        Cells left = empty;
        for (; number > 0; --number) left &= left - 1;
        return first_of(left);
    };
    switch (count(empty)) {
    case 0:
        return final_score(board);
    case 1:
        return last_one(board.mine, nth(0), alpha, nodes);
    case 2:
        return last_two(board, alpha, nth(0), nth(1), false, nodes);
    case 3:
        return last_three(board, alpha, nth(0), nth(1), nth(2), false, nodes);
    default:
        return last_four(board, alpha, parity_of(empty), nodes);
    }
}

} // namespace forethought::othello
