#pragma once

#include "engine/core/bits.h"
#include "engine/core/huge_pages.h"
#include "engine/core/result.h"
#include "engine/core/types.h"
#include "engine/twenty48/laps.h"
#include "engine/twenty48/network_file.h"
#include "engine/twenty48/pattern_rows.h"
#include "engine/twenty48/tuples.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// The weights of a stage as they play: the value of a board is the sum of one weight for each tuple and
/// symmetry, in whole numbers. Boards are given as the stage sees them. Any number of threads may read them.
///
/// A page that is not in the file has the default weight of its tuple. The row below in its page replaces a
/// missing row.
class StageWeights {
  public:
    /// Bytes of memory that the weights of a stage take with so many rows.
    static constexpr std::uint64_t memory_of(Stage stage, std::uint32_t rows) {
        return kPagesOfStage * sizeof(PageRows) +
               (std::uint64_t{rows} * ranks_seen_in(stage) + PatternRows::kBehind) * sizeof(std::int16_t);
    }

    /// The places of a board's weights, from `ask` for `answer`.
    using Question = std::array<std::uint32_t, kLookups>;

    /// Whether there are any.
    bool has_any() const { return !weights_.empty(); }

    /// In points.
    Score value(Board seen) const {
        Question question;
        ask(seen, question);
        return answer(question);
    }

    /// Finds the weights of a board and prefetches them; `answer` adds them a little later.
    void ask(Board seen, Question& question) const {
        std::size_t number = 0;
        for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
            const PageRows page = pages_[tuple * kPagesOfTuple + pattern / (16 * kRowsOfPage)];
            const std::uint32_t place =
                page.row(pattern / 16 % kRowsOfPage) * ranks_ + static_cast<std::uint32_t>(pattern % 16);
            __builtin_prefetch(&weights_[place]);
            question[number++] = place;
        });
    }
    Score answer(const Question& question) const {
        std::int32_t sum = 0;
        for (const std::uint32_t place : question) sum += weights_[place];
        return sum << unit_shift_;
    }

    /// Has the memory fetch what `value` will need.
    void prefetch(Board seen) const {
        Question question;
        ask(seen, question);
    }

    /// Calls `visit(tuple, pattern, points)` for each weight of the pages that are there.
    template <class Visit>
    void for_each_weight(Visit visit) const {
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
            for (std::size_t number = 0; number < kPagesOfTuple; ++number) {
                const PageRows page = pages_[tuple * kPagesOfTuple + number];
                if (page.first < kTuples) continue;
                for (std::uint32_t y = 0; y < ranks_; ++y)
                    for (std::uint32_t x = 0; x < ranks_; ++x) {
                        const std::size_t pattern = (number * kRowsOfPage + y) * 16 + x;
                        visit(tuple, static_cast<Pattern>(pattern),
                              Score{weights_[page.row(y) * ranks_ + x]} << unit_shift_);
                    }
            }
    }

    /// Bytes of memory that they take.
    std::size_t memory() const {
        return weights_.size() * sizeof(weights_[0]) + pages_.size() * sizeof(pages_[0]);
    }

  private:
    friend class StageDecoder;

    /// The place of a page's rows, which are contiguous. The first rows of all stand for missing pages, one a
    /// tuple.
    struct PageRows {
        std::uint32_t first = 0;
        /// A bit for each row that is there, but for the first of them.
        std::uint32_t later = 0;

        std::uint32_t row(std::uint32_t y) const {
            return first + static_cast<std::uint32_t>(count_bits(later & ((2u << y) - 1)));
        }
    };

    /// By tuple, then by number.
    WideVector<PageRows> pages_;
    WideVector<std::int16_t> weights_;
    std::uint32_t ranks_ = 1;
    int unit_shift_ = 0;
};

} // namespace forethought::twenty48
