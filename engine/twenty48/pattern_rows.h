#pragma once

#include "engine/core/huge_pages.h"
#include "engine/twenty48/tuples.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace forethought::twenty48 {

/// The weights of a tuple lie in rows and pages. The patterns of a row differ in the first cell only, those
/// of a page in the first two.
inline constexpr std::size_t kRowsOfTuple = kPatterns / 16;
inline constexpr std::size_t kRowsOfPage = 16;
inline constexpr std::size_t kPagesOfTuple = kRowsOfTuple / kRowsOfPage;
/// The most that a stage can have.
inline constexpr std::size_t kPagesOfStage = kTuples * kPagesOfTuple;

/// Cells of a pattern besides the first one, which tells the weights of a row apart.
inline constexpr std::size_t kOtherCells = 5;

/// The weights of a row, or numbers that go with them.
using RowWeights = std::array<std::int16_t, 16>;

/// A small number for each weight of a row, four bits each.
using RowCounts = std::uint64_t;

constexpr std::size_t count_at(RowCounts counts, std::size_t x) {
    return counts >> (4 * x) & 15;
}

/// 1 for each bit of a row's sixteen.
constexpr RowCounts counts_of(std::uint16_t bits) {
    RowCounts counts = bits;
    counts = (counts | counts << 24) & 0x000000ff000000ffu;
    counts = (counts | counts << 12) & 0x000f000f000f000fu;
    counts = (counts | counts << 6) & 0x0303030303030303u;
    return (counts | counts << 3) & 0x1111111111111111u;
}

/// What is known about a row from the rows of its tuple that were decoded before it.
struct RowContext {
    /// The rows with a tile of half the size in one of the other cells, by cell from the second on; null if
    /// not known.
    std::array<const std::int16_t*, kOtherCells> lower{};
    /// Rows two steps down in the two cells along which weights are smoothest: one step in each, two in the
    /// first, two in the second. A nearer row replaces one that is not known; null if that is not known
    /// either.
    std::array<const std::int16_t*, 3> lowest{};
    /// A bit for each of `lower` that is known.
    unsigned which = 0;
    /// How many of `lower` are known.
    std::size_t known = 0;
    /// How many of those have numbers of their own in the file, and how coarse these are on average.
    std::size_t coded = 0;
    std::size_t coarseness = 0;
    /// How many of those have one for each weight.
    RowCounts kept = 0;
};

/// The rows of a stage's tuples as they are decoded one after the other, each as many weights wide as the
/// stage sees ranks.
class PatternRows {
  public:
    /// Weights behind the last row: a row is read sixteen wide.
    static constexpr std::size_t kBehind = 16;

    /// `most` rows will fit.
    PatternRows(std::size_t ranks, std::size_t most)
        : ranks_(ranks), most_(most), weights_(most * ranks + kBehind) {}

    /// From here on rows are those of the next tuple.
    void begin_tuple() {
        places_.assign(kRowsOfTuple, kUnknown);
        traces_.clear();
        first_of_tuple_ = count_;
    }

    std::size_t count() const { return count_; }
    bool is_full() const { return count_ == most_; }

    /// Adds a row that belongs to no pattern of its own, before any tuple begins.
    void add(const RowWeights& weights) {
        std::copy_n(weights.begin(), ranks_, &weights_[count_++ * ranks_]);
    }
    /// Adds a row of the tuple; `kept` has a bit for each weight that has a number of its own, which are
    /// counted in steps of 2 to the power of `coarseness`.
    void add(std::size_t row, const RowWeights& weights, std::uint16_t kept, std::size_t coarseness) {
        places_[row] = static_cast<std::uint32_t>(traces_.size());
        traces_.push_back({kept, static_cast<std::uint16_t>(coarseness)});
        add(weights);
    }

    /// The context is valid until the next row is added.
    RowContext context(std::size_t tuple, std::size_t row) const {
        RowContext context;
        for (std::size_t cell = 0; cell < kOtherCells; ++cell) {
            if (!has_lower(row, cell, 1)) continue;
            const std::uint32_t place = places_[row - step(cell)];
            if (place == kUnknown) continue;
            context.lower[cell] = weights_at(place);
            context.which |= 1u << cell;
            ++context.known;
            add_trace(context, traces_[place]);
        }
        if (context.coded > 0) context.coarseness = (context.coarseness + context.coded / 2) / context.coded;
        set_lowest(context, tuple, row);
        return context;
    }

    /// The weights of a row of the tuple; null where it is not known.
    const std::int16_t* find(std::size_t row) const {
        const std::uint32_t place = places_[row];
        return place == kUnknown ? nullptr : weights_at(place);
    }

    /// All rows, one behind the other, and what is behind them; there are none afterwards.
    WideVector<std::int16_t> take_weights() { return std::move(weights_); }

  private:
    struct Trace {
        std::uint16_t kept;
        std::uint16_t coarseness;
    };
    static constexpr std::uint32_t kUnknown = 0xffffffff;

    static constexpr std::size_t step(std::size_t cell) { return std::size_t{1} << (4 * cell); }
    /// Whether a cell has a tile that can be halved so often.
    static constexpr bool has_lower(std::size_t row, std::size_t cell, std::size_t times) {
        return (row >> (4 * cell) & 15) >= times;
    }

    const std::int16_t* weights_at(std::uint32_t place) const {
        return weights_.data() + (first_of_tuple_ + place) * ranks_;
    }
    static void add_trace(RowContext& context, const Trace& trace) {
        if (trace.kept == 0) return;
        ++context.coded;
        context.coarseness += trace.coarseness;
        context.kept += counts_of(trace.kept);
    }

    void set_lowest(RowContext& context, std::size_t tuple, std::size_t row) const {
        // Those outside the line, or the square, of four cells.
        const std::size_t first = tuple < 2 ? 3 : 1;
        const std::size_t second = kOtherCells - 1;
        const auto two_down = [&](std::size_t one, std::size_t other) -> const std::int16_t* {
            if (context.lower[one] == nullptr || context.lower[other] == nullptr) return nullptr;
            const bool is_there = one != other || has_lower(row, one, 2);
            const std::int16_t* found = is_there ? find(row - step(one) - step(other)) : nullptr;
            return found != nullptr ? found : context.lower[other];
        };
        context.lowest = {two_down(first, second), two_down(first, first), two_down(second, second)};
    }

    std::size_t ranks_;
    std::size_t most_;
    WideVector<std::int16_t> weights_;
    std::size_t count_ = 0;
    /// Rows before those of the tuple.
    std::size_t first_of_tuple_ = 0;
    /// Where each row of the tuple is, from the first of it on.
    std::vector<std::uint32_t> places_;
    std::vector<Trace> traces_;
};

} // namespace forethought::twenty48
