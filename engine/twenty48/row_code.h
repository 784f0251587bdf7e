#pragma once

#include "engine/core/bit_coder.h"
#include "engine/twenty48/pattern_rows.h"
#include "engine/twenty48/row_predictor.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// A row as it lies in the file: the differences of its weights from the predicted ones.
struct RowCode {
    static constexpr std::size_t kCoarsest = 14;

    /// Whether the row exists; the row below in its page replaces a missing one.
    bool is_there = false;
    /// The binary logarithm of the step, in units, that the numbers are counted in.
    std::size_t coarseness = 0;
    /// Most are 0.
    std::array<int, 16> numbers{};

    /// A bit for each number that is not 0.
    std::uint16_t kept() const {
        unsigned bits = 0;
        for (std::size_t x = 0; x < numbers.size(); ++x) bits |= (numbers[x] != 0 ? 1u : 0u) << x;
        return static_cast<std::uint16_t>(bits);
    }
};

/// The adaptive model of rows: which rows exist, which weights have numbers of their own, and how large these
/// are. All of that depends much on the rows below.
class RowModel {
  public:
    /// `ranks`: how many weights a row has.
    explicit RowModel(std::size_t ranks) : ranks_(ranks) {}

    void begin_page() { coarseness_before_ = kNone; }

    /// Row `y` of its page.
    template <class Coder>
    void code(Coder& coder, std::size_t y, const RowContext& context, RowCode& row) {
        row.is_there = coder.code(is_there_[y][context.known], row.is_there);
        if (!row.is_there) return;
        const bool is_first = coarseness_before_ == kNone;
        const std::size_t share = context.coded * 4 / (context.known + 1);
        BitModel& is_coded = is_coded_[y][context.known][share][is_first ? 0 : 1];
        if (!coder.code(is_coded, row.kept() != 0)) return;
        code_coarseness(coder, context, row);
        code_numbers(coder, context, row);
    }

  private:
    static constexpr std::size_t kCoarsest = RowCode::kCoarsest;
    static constexpr std::size_t kNone = kCoarsest + 1;
    static constexpr std::size_t kCounts = kOtherCells + 1;
    static constexpr std::size_t kSizes = 6;

    template <class Coder>
    void code_coarseness(Coder& coder, const RowContext& context, RowCode& row) {
        auto& models = coarseness_[coarseness_before_][context.coded > 0 ? context.coarseness : kNone];
        std::size_t coarseness = 0;
        while (coarseness < kCoarsest && coder.code(models[coarseness], row.coarseness > coarseness))
            ++coarseness;
        row.coarseness = coarseness_before_ = coarseness;
    }

    template <class Coder>
    void code_numbers(Coder& coder, const RowContext& context, RowCode& row) {
        std::size_t recent = 0;
        std::size_t size_before = 0;
        for (std::size_t x = 0; x < ranks_; ++x) {
            int& number = row.numbers[x];
            BitModel& model = is_kept_[context.known][count_at(context.kept, x)][recent][x];
            const bool is_kept = coder.code(model, number != 0);
            recent = (recent << 1 | (is_kept ? 1u : 0u)) & 3;
            if (!is_kept) continue;
            // One less than its size is coded: it is not 0.
            const int less = number > 0 ? number - 1 : number;
            const int coded = numbers_[row.coarseness][size_before].code(coder, less);
            number = coded >= 0 ? coded + 1 : coded;
            size_before = std::min(size_of(number), kSizes - 1);
        }
    }

    /// Bits of a number.
    static std::size_t size_of(int number) {
        return static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(number < 0 ? -number : number)));
    }

    std::size_t ranks_;
    std::size_t coarseness_before_ = kNone;
    std::array<std::array<BitModel, kCounts>, kRowsOfPage> is_there_;
    std::array<std::array<std::array<std::array<BitModel, 2>, 4>, kCounts>, kRowsOfPage> is_coded_;
    std::array<std::array<std::array<BitModel, kCoarsest + 1>, kNone + 1>, kNone + 1> coarseness_;
    std::array<std::array<std::array<std::array<BitModel, 16>, 4>, kCounts>, kCounts> is_kept_;
    std::array<std::array<NumberModel, kSizes>, kCoarsest + 1> numbers_;
};

/// The weights of a coded row, as many as there are ranks. `forecast` has to be fresh.
inline RowWeights decode_row(const RowCode& row, std::size_t ranks, RowForecast forecast) {
    RowWeights weights{};
    for (std::size_t x = 0; x < ranks; ++x) {
        const int own = row.numbers[x] * (1 << row.coarseness);
        weights[x] = static_cast<std::int16_t>(std::clamp(forecast[x] + own, -32767, 32767));
        forecast.set(weights[x], own);
    }
    return weights;
}

} // namespace forethought::twenty48
