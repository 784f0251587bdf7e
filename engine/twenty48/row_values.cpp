#include "engine/twenty48/row_values.h"

#include <algorithm>
#include <array>
#include <limits>

namespace forethought::twenty48 {

namespace {

/// The constants of seed article 003, times `RowValues::kUnit`.
struct RowWeights {
    std::int64_t lost = 0;
    std::int64_t monotonicity = 0;
    std::int64_t merges = 0;
    std::int64_t empty = 0;
    /// By rank: its power of 3.5, weighed.
    std::array<std::int64_t, kHighestRank + 1> powers{};
};

constexpr std::int64_t fourth_power(int rank) {
    return std::int64_t{rank} * rank * rank * rank;
}

/// The square root, rounded down.
constexpr std::int64_t root_of(std::int64_t square) {
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 31; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= square) root += bit;
    return root;
}

RowWeights make_weights(Blur& blur) {
    const auto weight = [&](std::int64_t of_source) { return blur.jitter(of_source * RowValues::kUnit); };
    RowWeights weights{};
    // What is lost with the game is no opinion.
    weights.lost = 200'000 * RowValues::kUnit;
    weights.monotonicity = weight(47);
    weights.merges = weight(700);
    weights.empty = weight(270);
    const std::int64_t sum = weight(11);
    for (int rank = 0; rank <= kHighestRank; ++rank)
        weights.powers[static_cast<std::size_t>(rank)] =
            root_of(fourth_power(rank) * rank * rank * rank * sum * sum);
    return weights;
}

/// Runs of equal tiles: one more than there are tiles after the first of each run.
int count_merges(const std::array<int, kWidth>& ranks) {
    int merges = 0;
    int before = 0;
    int repeats = 0;
    const auto end_run = [&] {
        if (repeats > 0) merges += 1 + repeats;
        repeats = 0;
    };
    for (const int rank : ranks) {
        if (rank == 0) continue;
        if (rank == before) {
            ++repeats;
        } else {
            end_run();
        }
        before = rank;
    }
    end_run();
    return merges;
}

Score value_of(Row row, const RowWeights& weights) {
    const std::array<int, kWidth> ranks{row & 15, row >> 4 & 15, row >> 8 & 15, row >> 12 & 15};
    std::int64_t falls = 0;
    std::int64_t rises = 0;
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        sum += weights.powers[static_cast<std::size_t>(ranks[i])];
        if (i == 0) continue;
        const std::int64_t step = fourth_power(ranks[i]) - fourth_power(ranks[i - 1]);
        (step > 0 ? rises : falls) += step > 0 ? step : -step;
    }
    const auto empty = std::count(ranks.begin(), ranks.end(), 0);
    return static_cast<Score>(weights.lost + weights.empty * empty + weights.merges * count_merges(ranks) -
                              weights.monotonicity * std::min(falls, rises) - sum);
}

} // namespace

RowValues::RowValues(Blur blur) : values_(kRows), to_low_(kRows), to_high_(kRows) {
    const RowWeights weights = make_weights(blur);
    for (std::size_t row = 0; row < kRows; ++row) values_[row] = value_of(static_cast<Row>(row), weights);
    for (std::size_t row = 0; row < kRows; ++row) {
        const auto slid = [&](const std::array<Row, kRows>& changes) {
            const Row there = static_cast<Row>(row ^ changes[row]);
            return Slid{values_[there], there};
        };
        to_low_[row] = slid(kSlideTables.left);
        to_high_[row] = slid(kSlideTables.right);
    }
}

/// A board slid along its rows in one of the two directions, kept so that a new tile changes one row of it:
/// what the other rows and the columns are is known.
class RowValues::Sliding {
  public:
    /// `board` before the slide.
    Sliding(const RowValues& values, const std::vector<Slid>& slides, Board board)
        : values_(values.values_.data()), slides_(slides.data()) {
        Board slid = 0;
        for (int y = 0; y < kWidth; ++y) {
            const Slid& row = slides_[row_at(board, y)];
            slid |= static_cast<Board>(row.row) << (16 * y);
            of_rows_[y] = row.value;
            all_rows_ += row.value;
            if (row.row != row_at(board, y)) moved_ |= 1u << y;
        }
        columns_ = transpose(slid);
    }

    /// The value of the board after the slide when row `y` was `row` before it; `kIllegal` where nothing
    /// moves.
    Score value_with(int y, Row row) const {
        const Slid& slid = slides_[row];
        if ((moved_ & ~(1u << y)) == 0 && slid.row == row) return kIllegal;
        const Board columns = (columns_ & ~(kColumn << (4 * y))) | spread(slid.row) << (4 * y);
        return all_rows_ - of_rows_[y] + slid.value + values_[row_at(columns, 0)] +
               values_[row_at(columns, 1)] + values_[row_at(columns, 2)] + values_[row_at(columns, 3)];
    }

    static constexpr Score kIllegal = std::numeric_limits<Score>::min();

  private:
    static constexpr Board kColumn = 0x000f000f000f000f;

    /// The cells of a row, sixteen bits apart.
    static Board spread(Row row) {
        const Board cells = row;
        return (cells & 0xf) | (cells & 0xf0) << 12 | (cells & 0xf00) << 24 | (cells & 0xf000) << 36;
    }

    const Score* values_;
    const Slid* slides_;
    Board columns_ = 0;
    Score of_rows_[kWidth] = {};
    Score all_rows_ = 0;
    /// The rows that the slide changes, as bits.
    unsigned moved_ = 0;
};

std::int64_t RowValues::sum_over_tiles(Board after) const {
    const Board transposed = transpose(after);
    const Sliding left(*this, to_low_, after);
    const Sliding right(*this, to_high_, after);
    const Sliding up(*this, to_low_, transposed);
    const Sliding down(*this, to_high_, transposed);
    std::int64_t sum = 0;
    for (Board empty = empty_cells(after); empty != 0; empty &= empty - 1) {
        const Cell cell = first_cell(empty);
        const int x = cell % kWidth;
        const int y = cell / kWidth;
        for (const Rank rank : {1, 2}) {
            const Row row = static_cast<Row>(row_at(after, y) | rank << (4 * x));
            const Row column = static_cast<Row>(row_at(transposed, x) | rank << (4 * y));
            const Score along_rows = std::max(left.value_with(y, row), right.value_with(y, row));
            const Score along_columns = std::max(up.value_with(x, column), down.value_with(x, column));
            const Score best = std::max(along_rows, along_columns);
            if (best != Sliding::kIllegal) sum += std::int64_t{rank == 1 ? 9 : 1} * best;
        }
    }
    return sum;
}

} // namespace forethought::twenty48
