#pragma once

#include "engine/core/bit_coder.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace forethought::twenty48 {

/// Weights are kept in pages: the patterns of a tuple that differ in two cells only. A page is coded as what
/// it differs by from a page that is known already, at each level as a difference to the mean of the level
/// above, so that whatever is left out falls back on the mean of its neighbours.
inline constexpr std::size_t kRowsOfPage = 16;
inline constexpr std::size_t kPageWeights = kRowsOfPage * 16;

/// The differences of the means of pages are coded in steps of so many units.
inline constexpr int kMeanStep = 8;

/// Weights that differ in one cell only.
struct RowCode {
    bool is_coded = false;
    /// The binary logarithm of the step, in units, that the row's numbers are counted in.
    std::size_t coarseness = 0;
    int mean = 0;
    std::array<int, 16> weights{};
};

struct PageCode {
    /// In steps of `kMeanStep`.
    int mean = 0;
    std::array<RowCode, kRowsOfPage> rows{};
};

/// What the coder has learned of pages so far.
class PageModel {
  public:
    template <class Coder>
    void code(Coder& coder, PageCode& page) {
        page.mean = mean_.code(coder, page.mean);
        std::size_t before = kNoRow;
        for (std::size_t y = 0; y < kRowsOfPage; ++y) {
            RowCode& row = page.rows[y];
            row.is_coded = coder.code(is_coded_[y][before == kNoRow ? 0 : 1], row.is_coded);
            if (!row.is_coded) continue;
            code_row(coder, row, before);
            before = row.coarseness;
        }
    }

  private:
    static constexpr std::size_t kCoarsest = 15;
    static constexpr std::size_t kNoRow = kCoarsest + 1;

    template <class Coder>
    void code_row(Coder& coder, RowCode& row, std::size_t coarseness_before) {
        std::size_t coarseness = 0;
        while (coarseness < kCoarsest &&
               coder.code(coarseness_[coarseness_before][coarseness], row.coarseness > coarseness))
            ++coarseness;
        row.coarseness = coarseness;
        row.mean = row_mean_[coarseness].code(coder, row.mean);
        std::size_t recent = 0;
        for (std::size_t x = 0; x < row.weights.size(); ++x) {
            int& weight = row.weights[x];
            const bool is_kept = coder.code(is_kept_[x][recent], weight != 0);
            recent = (recent << 1 | (is_kept ? 1u : 0u)) & 3;
            // Numbers that are kept are not zero: one less than their size is coded.
            const int less = weight > 0 ? weight - 1 : weight;
            if (!is_kept) continue;
            const int coded = weights_[coarseness].code(coder, less);
            weight = coded >= 0 ? coded + 1 : coded;
        }
    }

    NumberModel mean_;
    std::array<std::array<BitModel, 2>, kRowsOfPage> is_coded_;
    std::array<std::array<BitModel, kCoarsest + 1>, kNoRow + 1> coarseness_;
    std::array<NumberModel, kCoarsest + 1> row_mean_;
    std::array<std::array<BitModel, 4>, 16> is_kept_;
    std::array<NumberModel, kCoarsest + 1> weights_;
};

/// Weights of a row, or what they differ by from others.
using PatternRow = std::array<int, 16>;

/// What the rows of a tuple whose pages are decoded one after the other tell of those that follow: weights
/// differ from the level of their row much as they do in rows where one of the other cells has a tile of half
/// the size.
class RowShapes {
  public:
    /// `row` is the number of a pattern without its first cell. Its weights are `weights`; without its shape
    /// they would be `level` more than those that were `known`.
    void set(std::size_t row, const std::int16_t* weights, const PatternRow& known, int level) {
        Differences differences;
        bool is_flat = true;
        for (std::size_t x = 0; x < 16; ++x) {
            differences[x] =
                static_cast<std::int16_t>(std::clamp(weights[x] - known[x] - level, -32768, 32767));
            is_flat = is_flat && differences[x] == 0;
        }
        places_[row] = is_flat ? kFlat : static_cast<std::uint32_t>(differences_.size());
        if (!is_flat) differences_.push_back(differences);
    }

    /// What the weights of a row are expected to differ by from its level.
    PatternRow shape(std::size_t row) const {
        PatternRow sum{};
        int rows = 0;
        for (std::size_t one = 1; one < places_.size(); one <<= 4) {
            if (row / one % 16 == 0 || places_[row - one] == kUnknown) continue;
            const Differences& differences = differences_[places_[row - one]];
            for (std::size_t x = 0; x < sum.size(); ++x) sum[x] += differences[x];
            ++rows;
        }
        // Four fifths of the mean: those of which nothing is known have none.
        if (rows > 0)
            for (int& difference : sum) difference = difference * 4 / (5 * rows);
        return sum;
    }

  private:
    using Differences = std::array<std::int16_t, 16>;
    static constexpr std::uint32_t kFlat = 0;
    static constexpr std::uint32_t kUnknown = 0xffffffff;

    /// Where each row's are found.
    std::vector<std::uint32_t> places_ = std::vector<std::uint32_t>(std::size_t{1} << 20, kUnknown);
    std::vector<Differences> differences_ = {Differences{}};
};

/// By how much a row of a page lies above what was known of it.
inline int level_of(const PageCode& page, std::size_t y) {
    const RowCode& row = page.rows[y];
    return page.mean * kMeanStep + (row.is_coded ? row.mean * (1 << row.coarseness) : 0);
}

/// The weights that a row's code stands for, on top of those that are known already. Rows that have no code
/// of their own do without a shape, so that many of them are alike and take no memory.
inline void decode_row(const PageCode& page, std::size_t y, const PatternRow& shape, const PatternRow& known,
                       std::int16_t* weights) {
    const RowCode& row = page.rows[y];
    const int level = level_of(page, y);
    for (std::size_t x = 0; x < 16; ++x) {
        const int own = row.is_coded ? shape[x] + row.weights[x] * (1 << row.coarseness) : 0;
        weights[x] = static_cast<std::int16_t>(std::clamp(known[x] + level + own, -32767, 32767));
    }
}

} // namespace forethought::twenty48
