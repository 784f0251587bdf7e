#pragma once

#include "engine/core/bit_coder.h"
#include "engine/twenty48/pattern_rows.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// Predicts the weights of a row from the rows below it, which come before it in the file: their sum, each
/// times a share. The shares were fitted to the weights of the stage and stand in the file, for each tuple
/// and each set of rows that may be known. All are whole numbers, so that every machine predicts the same.
class RowPredictor {
  public:
    /// Rows that are summed: those of `RowContext::lower`, then of `RowContext::lowest`.
    static constexpr std::size_t kTerms = kOtherCells + 3;
    /// Sets of `RowContext::lower` that may be known.
    static constexpr std::size_t kChoices = std::size_t{1} << kOtherCells;
    /// Bits behind the point of a share.
    static constexpr int kShareBits = 12;

    struct Shares {
        std::array<std::int16_t, kTerms> of_rows{};
        /// The share of the last coded difference in the same row: if a weight lies higher than predicted,
        /// the next one probably does, too.
        std::int16_t of_last = 0;
        /// Added to each, in units.
        std::int16_t bias = 0;
    };

    /// For a context with `which` rows below.
    Shares& shares(std::size_t tuple, unsigned which) { return shares_[tuple][which]; }
    const Shares& shares(std::size_t tuple, unsigned which) const { return shares_[tuple][which]; }

    template <class Coder>
    void code(Coder& coder) {
        NumberModel model;
        const auto code_one = [&](std::int16_t& number) {
            number = static_cast<std::int16_t>(std::clamp(model.code(coder, number), -32767, 32767));
        };
        for (auto& of_tuple : shares_)
            for (Shares& shares : of_tuple) {
                for (std::int16_t& share : shares.of_rows) code_one(share);
                code_one(shares.of_last);
                code_one(shares.bias);
            }
    }

  private:
    std::array<std::array<Shares, kChoices>, kTuples> shares_{};
};

/// The rows of a context, in the order of their shares.
inline std::array<const std::int16_t*, RowPredictor::kTerms> terms_of(const RowContext& context) {
    std::array<const std::int16_t*, RowPredictor::kTerms> terms;
    std::copy(context.lower.begin(), context.lower.end(), terms.begin());
    std::copy(context.lowest.begin(), context.lowest.end(), terms.begin() + kOtherCells);
    return terms;
}

/// The predicted weights of one row, one after the other.
class RowForecast {
  public:
    /// If nothing is known, a weight is predicted to equal the one before it, and the first one to equal
    /// `known`.
    RowForecast(const RowPredictor& predictor, std::size_t tuple, const RowContext& context,
                std::int16_t known)
        : shares_(predictor.shares(tuple, context.which)), has_rows_(context.known > 0), before_(known) {
        sums_.fill(static_cast<std::uint32_t>(std::int32_t{shares_.bias}) << RowPredictor::kShareBits);
        const auto terms = terms_of(context);
        for (std::size_t i = 0; i < terms.size(); ++i)
            if (terms[i] != nullptr) add(shares_.of_rows[i], terms[i]);
    }

    /// The prediction of weight `x`, after `set` for all before it.
    int operator[](std::size_t x) const {
        const std::int32_t of_last = std::int32_t{shares_.of_last} * last_;
        if (!has_rows_) return std::clamp(before_ + rounded(of_last), -32767, 32767);
        return std::clamp(rounded(static_cast<std::int32_t>(sums_[x] + static_cast<std::uint32_t>(of_last))),
                          -32767, 32767);
    }

    /// Weight `x`, for which the file had a number of its own or 0.
    void set(std::int16_t weight, int own) {
        before_ = weight;
        if (own != 0) last_ = std::clamp(own, -32767, 32767);
    }

  private:
    static int rounded(std::int32_t sum) {
        return (sum + (1 << (RowPredictor::kShareBits - 1))) >> RowPredictor::kShareBits;
    }

    /// Sums of a damaged file may go round; they never stop the program.
    void add(std::int16_t share, const std::int16_t* row) {
        const auto factor = static_cast<std::uint32_t>(std::int32_t{share});
        for (std::size_t x = 0; x < sums_.size(); ++x)
            sums_[x] += factor * static_cast<std::uint32_t>(std::int32_t{row[x]});
    }

    const RowPredictor::Shares& shares_;
    bool has_rows_;
    std::array<std::uint32_t, 16> sums_;
    int before_;
    int last_ = 0;
};

} // namespace forethought::twenty48
