#pragma once

#include "engine/twenty48/pattern_rows.h"
#include "engine/twenty48/row_predictor.h"

#include <array>
#include <cstddef>
#include <vector>

namespace forethought::twenty48 {

/// Fits the shares of a `RowPredictor` to weights: least squares over all that were seen since the last fit,
/// of which each counts the less the further it was off, so that a few far ones do not decide.
class PredictorFit {
  public:
    PredictorFit();

    /// A weight, in units: what the rows below have in its place, what was last off in its row, and what it
    /// should have been told.
    void add(std::size_t tuple, const RowContext& context, std::size_t x, int last, double wanted,
             double counts);

    /// Shares for all choices of rows of which enough was seen; others keep those of `before`.
    RowPredictor fitted(const RowPredictor& before) const;

    /// Shares before anything was seen: the mean of the nearest rows.
    static RowPredictor first_guess();

  private:
    /// The rows, the last number and one for the bias.
    static constexpr std::size_t kUnknowns = RowPredictor::kTerms + 2;
    using Vector = std::array<double, kUnknowns>;

    /// Normal equations.
    struct Equations {
        std::array<Vector, kUnknowns> squares{};
        Vector products{};
        double seen = 0;
    };

    static Vector solve(Equations equations);

    std::vector<Equations> equations_;
};

} // namespace forethought::twenty48
