#include "engine/twenty48/training/importance.h"

namespace forethought::twenty48 {

Importance::Importance(const LearningTables& tables, const Survey& survey)
    : tables_(tables), survey_(survey) {
    double visits = 0;
    double errors = 0;
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
        for (std::size_t page = 0; page < kPagesOfTuple; ++page) {
            bool is_known = false;
            for (std::size_t i = 0; i < kRowsOfPage * 16; ++i) {
                const auto pattern = static_cast<Pattern>(page * kRowsOfPage * 16 + i);
                const std::uint32_t looked_up = survey.visits(tuple, pattern);
                const double learned = tables.errors(tuple, pattern);
                visits += looked_up;
                errors += learned;
                is_known = is_known || looked_up > 0 || learned > 0;
            }
            if (is_known) known_pages_[tuple].push_back(page);
        }
    of_error_ = errors > 0 ? visits / (2 * errors) : 0;
}

} // namespace forethought::twenty48
