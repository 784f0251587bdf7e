#include "engine/twenty48/training/predictor_fit.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace forethought::twenty48 {

namespace {

constexpr std::size_t kChoices = RowPredictor::kChoices;
/// What was seen less often is left as it was.
constexpr double kEnough = 200;
/// What is added to the squares, so that rows that are all alike have a solution.
constexpr double kRidge = 1e-3;
/// The bias is counted in so many units, to have it of the size of weights.
constexpr double kBiasUnit = 100;

std::int16_t whole(double number) {
    return static_cast<std::int16_t>(std::lround(std::clamp(number, -32'767.0, 32'767.0)));
}

std::int16_t share(double of_one) {
    return whole(of_one * (1 << RowPredictor::kShareBits));
}

} // namespace

PredictorFit::PredictorFit() : equations_(kTuples * kChoices) {}

void PredictorFit::add(std::size_t tuple, const RowContext& context, std::size_t x, int last, double wanted,
                       double counts) {
    Vector known{};
    const auto terms = terms_of(context);
    for (std::size_t i = 0; i < terms.size(); ++i)
        if (terms[i] != nullptr) known[i] = terms[i][x];
    known[RowPredictor::kTerms] = last;
    known[RowPredictor::kTerms + 1] = kBiasUnit;
    Equations& equations = equations_[tuple * kChoices + context.which];
    equations.seen += 1;
    for (std::size_t i = 0; i < kUnknowns; ++i) {
        const double weighed = counts * known[i];
        if (weighed == 0) continue;
        for (std::size_t j = 0; j < kUnknowns; ++j) equations.squares[i][j] += weighed * known[j];
        equations.products[i] += weighed * wanted;
    }
}

RowPredictor PredictorFit::fitted(const RowPredictor& before) const {
    RowPredictor predictor = before;
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
        for (unsigned which = 0; which < kChoices; ++which) {
            const Equations& equations = equations_[tuple * kChoices + which];
            if (equations.seen < kEnough) continue;
            const Vector solution = solve(equations);
            RowPredictor::Shares& shares = predictor.shares(tuple, which);
            for (std::size_t i = 0; i < RowPredictor::kTerms; ++i) shares.of_rows[i] = share(solution[i]);
            shares.of_last = share(solution[RowPredictor::kTerms]);
            shares.bias = whole(kBiasUnit * solution[RowPredictor::kTerms + 1]);
        }
    return predictor;
}

RowPredictor PredictorFit::first_guess() {
    RowPredictor predictor;
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
        for (unsigned which = 1; which < kChoices; ++which)
            for (std::size_t cell = 0; cell < kOtherCells; ++cell)
                if ((which >> cell & 1) != 0)
                    predictor.shares(tuple, which).of_rows[cell] = share(1.0 / std::popcount(which));
    return predictor;
}

/// By elimination; sums of squares need no exchange of rows.
PredictorFit::Vector PredictorFit::solve(Equations equations) {
    auto& [squares, products, seen] = equations;
    for (std::size_t i = 0; i < kUnknowns; ++i) squares[i][i] += kRidge * (squares[i][i] + 1);
    for (std::size_t i = 0; i < kUnknowns; ++i)
        for (std::size_t row = i + 1; row < kUnknowns; ++row) {
            const double factor = squares[row][i] / squares[i][i];
            for (std::size_t j = i; j < kUnknowns; ++j) squares[row][j] -= factor * squares[i][j];
            products[row] -= factor * products[i];
        }
    Vector solution{};
    for (std::size_t i = kUnknowns; i-- > 0;) {
        double rest = products[i];
        for (std::size_t j = i + 1; j < kUnknowns; ++j) rest -= squares[i][j] * solution[j];
        solution[i] = rest / squares[i][i];
    }
    return solution;
}

} // namespace forethought::twenty48
