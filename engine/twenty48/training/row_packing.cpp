#include "engine/twenty48/training/row_packing.h"

#include <algorithm>
#include <cmath>

namespace forethought::twenty48 {

namespace {

/// What parts of a row cost about before their numbers are written, in bits.
constexpr double kBitsOfRow = 14;
constexpr double kBitsOfWeight = 5;
/// More than a weight costs: to have a number of its own at all, before it is known how coarse they are.
constexpr double kBitsOfFarWeight = 8;
/// Halves are left out rather than written: the smaller number is the shorter one.
constexpr double kRounding = 0.4;

int rounded_in(double steps) {
    const auto size = static_cast<int>(std::abs(steps) + kRounding);
    return steps < 0 ? -size : size;
}

/// At this step a finer one would save as much error as its bits are worth: with steps of s the mean squared
/// error is s^2 / 12, and a bit quarters it.
std::size_t coarseness_for(const LearnedRow& row, const RowWeights& expected, std::size_t ranks,
                           double of_bit) {
    double importance_of_far = 0;
    int far = 0;
    for (std::size_t x = 0; x < ranks; ++x) {
        const double off = row.weights[x] - expected[x];
        if (row.importance[x] * off * off <= kBitsOfFarWeight * of_bit) continue;
        importance_of_far += row.importance[x];
        ++far;
    }
    const double importance = far > 0 ? importance_of_far / far : row.importance_of_all();
    const double step = std::sqrt(12 * of_bit / (2 * std::log(2.0) * importance));
    const auto coarseness = std::clamp<long>(std::lround(std::log2(step)), 0, RowCode::kCoarsest);
    return static_cast<std::size_t>(coarseness);
}

/// The numbers of a row's own weights that are worth it.
RowCode numbers_for(const LearnedRow& row, std::size_t ranks, RowForecast forecast, std::size_t coarseness,
                    double of_bit) {
    RowCode code{.is_there = true, .coarseness = coarseness};
    const int step = 1 << coarseness;
    for (std::size_t x = 0; x < ranks; ++x) {
        const int expected = forecast[x];
        const double off = row.weights[x] - expected;
        const int number = row.importance[x] > 0 ? rounded_in(off / step) : 0;
        const double rest = off - number * step;
        if (row.importance[x] * (off * off - rest * rest) > kBitsOfWeight * of_bit) code.numbers[x] = number;
        const int own = code.numbers[x] * step;
        forecast.set(static_cast<std::int16_t>(std::clamp(expected + own, -32767, 32767)), own);
    }
    return code;
}

} // namespace

double LearnedRow::error(const std::int16_t* others) const {
    double sum = 0;
    for (std::size_t x = 0; x < weights.size(); ++x) {
        if (importance[x] == 0) continue;
        const double off = weights[x] - others[x];
        sum += importance[x] * off * off;
    }
    return sum;
}

double LearnedRow::importance_of_all() const {
    double sum = 0;
    for (const double one : importance) sum += one;
    return sum;
}

RowCode pack_row(const LearnedRow& row, std::size_t ranks, const RowForecast& forecast,
                 const std::int16_t* fallback, const PackingPrices& prices) {
    if (row.importance_of_all() == 0) return {};
    RowCode code{.is_there = true};
    const RowWeights expected = decode_row(code, ranks, forecast);
    const double error_of_expected = row.error(expected.data());
    if (fallback != nullptr) {
        const double error = row.error(fallback);
        const double saved = error - error_of_expected;
        code.is_there = saved > prices.of_row * prices.of_bit;
        if (std::min(error, error_of_expected) <= kBitsOfRow * prices.of_bit) return code;
        if (!code.is_there && error <= (kBitsOfRow + prices.of_row) * prices.of_bit) return code;
    } else if (error_of_expected <= kBitsOfRow * prices.of_bit) {
        return code;
    }
    const std::size_t coarseness = coarseness_for(row, expected, ranks, prices.of_bit);
    return numbers_for(row, ranks, forecast, coarseness, prices.of_bit);
}

} // namespace forethought::twenty48
