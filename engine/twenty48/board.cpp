#include "engine/twenty48/board.h"

namespace forethought::twenty48 {

namespace {

using Line = std::array<Rank, kWidth>;

Line ranks_of(std::size_t row) {
    Line line{};
    for (std::size_t i = 0; i < kWidth; ++i) line[i] = static_cast<Rank>(row >> (4 * i) & 15);
    return line;
}

Row row_of(const Line& line) {
    unsigned row = 0;
    for (std::size_t i = 0; i < kWidth; ++i) row |= static_cast<unsigned>(line[i]) << (4 * i);
    return static_cast<Row>(row);
}

Line reversed(const Line& line) {
    return {line[3], line[2], line[1], line[0]};
}

struct SlidLine {
    Line line{};
    std::uint32_t points = 0;
};

/// The tiles of a line move to its front; equal ones that meet merge, each tile once.
SlidLine slide_to_front(const Line& line) {
    SlidLine slid;
    std::size_t end = 0;
    bool can_merge = false;
    for (const Rank rank : line) {
        if (rank == 0) continue;
        if (can_merge && slid.line[end - 1] == rank) {
            slid.points += 2u << rank;
            slid.line[end - 1] = rank < kHighestRank ? rank + 1 : rank;
            can_merge = false;
        } else {
            slid.line[end++] = rank;
            can_merge = true;
        }
    }
    return slid;
}

/// The cells of a row, sixteen bits apart.
Board spread(Row row) {
    Board column = 0;
    for (int i = 0; i < kWidth; ++i) column |= static_cast<Board>(row >> (4 * i) & 15) << (16 * i);
    return column;
}

} // namespace

SlideTables::SlideTables() {
    for (std::size_t row = 0; row < kRows; ++row) {
        const Line line = ranks_of(row);
        const SlidLine to_left = slide_to_front(line);
        const SlidLine to_right = slide_to_front(reversed(line));
        left[row] = static_cast<Row>(row ^ row_of(to_left.line));
        right[row] = static_cast<Row>(row ^ row_of(reversed(to_right.line)));
        up[row] = spread(left[row]);
        down[row] = spread(right[row]);
        points[row] = to_left.points;
    }
}

const SlideTables kSlideTables;

} // namespace forethought::twenty48
