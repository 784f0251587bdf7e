#pragma once

#include "engine/twenty48/pattern_rows.h"
#include "engine/twenty48/row_predictor.h"

#include <array>
#include <cstddef>
#include <vector>

namespace forethought::twenty48 {

/// Fits the shares of a `RowPredictor` to weights by least squares over all weights since the last fit. A
/// weight counts less the further its prediction was off, so that a few outliers do not decide.
class PredictorFit {
  public:
    PredictorFit();

    /// Adds a weight, in units: the weights of the rows below in its place, the last coded difference of its
    /// row, and the right prediction.
    void add(std::size_t tuple, const RowContext& context, std::size_t x, int last, double wanted,
             double counts);

    /// Shares for all sets of rows with enough weights; others keep those of `before`.
    RowPredictor fitted(const RowPredictor& before) const;

    /// Shares before the first fit: the mean of the nearest rows.
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
