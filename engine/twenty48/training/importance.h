#pragma once

#include "engine/twenty48/pattern_rows.h"
#include "engine/twenty48/training/learning_tables.h"
#include "engine/twenty48/training/survey.h"

#include <array>
#include <cstddef>
#include <vector>

namespace forethought::twenty48 {

/// How much it matters that a weight is right: how often a survey looks it up, and how much training learned
/// for it, because other games meet weights that the survey misses. In sum the second counts half as much as
/// the first. Tables and survey must outlive this.
class Importance {
  public:
    Importance(const LearningTables& tables, const Survey& survey);

    double operator()(std::size_t tuple, Pattern pattern) const {
        return survey_.visits(tuple, pattern) + of_error_ * tables_.errors(tuple, pattern);
    }

    /// The pages of a tuple that have weights of any importance, in order.
    const std::vector<std::size_t>& known_pages(std::size_t tuple) const { return known_pages_[tuple]; }

    /// Calls `visit(pattern, importance)` for each weight of a tuple that has any.
    template <class Visit>
    void for_each_weight(std::size_t tuple, Visit visit) const {
        for (const std::size_t page : known_pages_[tuple])
            for (std::size_t i = 0; i < kRowsOfPage * 16; ++i) {
                const auto pattern = static_cast<Pattern>(page * kRowsOfPage * 16 + i);
                if (const double importance = (*this)(tuple, pattern); importance > 0)
                    visit(pattern, importance);
            }
    }

  private:
    const LearningTables& tables_;
    const Survey& survey_;
    double of_error_ = 0;
    std::array<std::vector<std::size_t>, kTuples> known_pages_;
};

} // namespace forethought::twenty48
