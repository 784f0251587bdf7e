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

    /// The sum of squared errors if other weights replace these, each times its importance.
    double error(const std::int16_t* others) const;
    double importance_of_all() const;
};

/// The part of a row that is worth its bits. `forecast` is the prediction of the file's reader; `fallback` is
/// the row that replaces a missing one, null if there is none yet.
RowCode pack_row(const LearnedRow& row, std::size_t ranks, const RowForecast& forecast,
                 const std::int16_t* fallback, const PackingPrices& prices);

} // namespace forethought::twenty48
