#pragma once

#include "engine/twenty48/row_code.h"
#include "engine/twenty48/training/packing.h"

#include <array>
#include <cstddef>

namespace forethought::twenty48 {

/// The weights of a row as the network learned them, in units, and how much they matter.
struct LearnedRow {
    std::array<double, 16> weights{};
    std::array<double, 16> importance{};

    /// Squared errors when other weights stand for these, each times its importance.
    double error(const std::int16_t* others) const;
    double importance_of_all() const;
};

/// What of a row is worth its bits: `forecast` is what a reader of the file expects of it; `fallback` stands
/// for it where it is not there, null if there is nothing yet that could.
RowCode pack_row(const LearnedRow& row, std::size_t ranks, const RowForecast& forecast,
                 const std::int16_t* fallback, const PackingPrices& prices);

} // namespace forethought::twenty48
