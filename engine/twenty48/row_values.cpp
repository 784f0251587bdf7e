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

/// The value of a slide that moves nothing.
constexpr Score kIllegal = std::numeric_limits<Score>::min();

} // namespace

RowValues::RowValues(Blur blur) : values_(kRows), slides_(kRows) {
    const RowWeights weights = make_weights(blur);
    for (std::size_t row = 0; row < kRows; ++row) values_[row] = value_of(static_cast<Row>(row), weights);
    for (std::size_t row = 0; row < kRows; ++row) {
        const auto slid = [&](const std::array<Row, kRows>& changes) {
            const Row there = static_cast<Row>(row ^ changes[row]);
            return Slid{values_[there], there};
        };
        slides_[row] = {slid(kSlideTables.left), slid(kSlideTables.right)};
    }
}

/// A board slid along its rows in one of the two directions, kept so that a new tile changes one row of it:
/// what the other rows and the columns are is known.
template <std::size_t way>
class RowValues::Sliding {
  public:
    /// `board` before the slide.
    Sliding(const RowValues& values, Board board) : values_(values.values_.data()) {
        Board slid = 0;
        for (int y = 0; y < kWidth; ++y) {
            const Slid& row = values.slides_[row_at(board, y)][way];
            slid |= static_cast<Board>(row.row) << (16 * y);
            of_rows_[y] = row.value;
            all_rows_ += row.value;
            if (row.row != row_at(board, y)) moved_ |= 1u << y;
        }
        columns_ = transpose(slid);
    }

    /// All but row `y`.
    class Others {
      public:
        Others(const Sliding& all, int y)
            : values_(all.values_),
              columns_(all.columns_ & ~(kColumn << (4 * y))),
              rows_(all.all_rows_ - all.of_rows_[y]),
              moved_((all.moved_ & ~(1u << y)) != 0),
              shift_(4 * y) {}

        /// The value of the board after the slide when row `y` was `row` before it; `kIllegal` where nothing
        /// moves.
        Score value_with(Row row, const SlidBothWays& slides) const {
            const Slid& slid = slides[way];
            if (!moved_ && slid.row == row) return kIllegal;
            const Board columns = columns_ | spread(slid.row) << shift_;
            return rows_ + slid.value + values_[row_at(columns, 0)] + values_[row_at(columns, 1)] +
                   values_[row_at(columns, 2)] + values_[row_at(columns, 3)];
        }

      private:
        const Score* values_;
        Board columns_;
        Score rows_;
        bool moved_;
        int shift_;
    };

  private:
    static constexpr Board kColumn = 0x000f000f000f000f;

    /// The cells of a row, sixteen bits apart.
    static Board spread(Row row) {
        const Board halves = (row | Board{row} << 24) & 0x000000ff000000ff;
        return (halves | halves << 12) & kColumn;
    }

    const Score* values_;
    Board columns_ = 0;
    Score of_rows_[kWidth] = {};
    Score all_rows_ = 0;
    /// The rows that the slide changes, as bits.
    unsigned moved_ = 0;
};

/// Calls `visit(y, x, rank, value)` for each new tile, with the value of the better slide along the rows.
template <class Visit>
void RowValues::slide_rows_with_tiles(Board after, Visit visit) const {
    using ToLow = Sliding<0>;
    using ToHigh = Sliding<1>;
    const ToLow to_low(*this, after);
    const ToHigh to_high(*this, after);
    const Board all_empty = empty_cells(after);
    for (int y = 0; y < kWidth; ++y) {
        const ToLow::Others low(to_low, y);
        const ToHigh::Others high(to_high, y);
        for (Board empty = row_at(all_empty, y); empty != 0; empty &= empty - 1) {
            const Cell x = first_cell(empty);
            for (const Rank rank : {1, 2}) {
                const Row row = static_cast<Row>(row_at(after, y) | rank << (4 * x));
                const SlidBothWays& slides = slides_[row];
                visit(y, x, rank, std::max(low.value_with(row, slides), high.value_with(row, slides)));
            }
        }
    }
}

std::int64_t RowValues::sum_over_tiles(Board after) const {
    // First along the rows, then along the columns: the four slides at once are more than registers hold.
    std::array<std::array<Score, 2>, kCells> along_rows;
    slide_rows_with_tiles(after, [&](int y, int x, Rank rank, Score value) {
        along_rows[static_cast<std::size_t>(kWidth * y + x)][static_cast<std::size_t>(rank - 1)] = value;
    });
    std::int64_t sum = 0;
    slide_rows_with_tiles(transpose(after), [&](int x, int y, Rank rank, Score along_columns) {
        const Score best = std::max(
            along_columns,
            along_rows[static_cast<std::size_t>(kWidth * y + x)][static_cast<std::size_t>(rank - 1)]);
        if (best != kIllegal) sum += std::int64_t{rank == 1 ? 9 : 1} * best;
    });
    return sum;
}

} // namespace forethought::twenty48
