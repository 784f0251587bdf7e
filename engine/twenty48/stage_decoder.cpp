#include "engine/twenty48/stage_decoder.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

namespace forethought::twenty48 {

StageDecoder::StageDecoder(Stage stage, StageCode code)
    : code_(std::move(code)),
      ranks_(ranks_seen_in(stage)),
      decoder_(code_.code),
      model_(ranks_),
      rows_(ranks_, std::max<std::size_t>(code_.rows, kTuples)),
      have_all_fit_(code_.rows >= kTuples) {
    weights_.unit_shift_ = static_cast<int>(code_.unit_shift);
    weights_.ranks_ = static_cast<std::uint32_t>(ranks_);
    add_defaults();
    predictor_.code(decoder_);
    rows_.begin_tuple();
}

/// The rows that stand for pages that are not there.
void StageDecoder::add_defaults() {
    weights_.pages_.resize(kPagesOfStage);
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple) {
        const auto row = static_cast<std::uint32_t>(rows_.count());
        std::fill_n(&weights_.pages_[tuple * kPagesOfTuple], kPagesOfTuple, StageWeights::PageRows{row, 0});
        RowWeights all_one;
        all_one.fill(code_.defaults[tuple]);
        rows_.add(all_one);
    }
}

bool StageDecoder::advance(std::size_t pages) {
    for (; pages > 0 && next_page(); --pages) decode_page();
    return tuple_ < kTuples;
}

/// Goes to the next page of this tuple or another. Returns whether there is one.
bool StageDecoder::next_page() {
    const auto nothing_wanted = [](std::size_t, std::size_t) { return false; };
    while (tuple_ < kTuples) {
        if (have_all_fit_ && presence_.next(decoder_, nothing_wanted, page_)) return true;
        if (++tuple_ == kTuples) break;
        presence_.begin_tuple();
        rows_.begin_tuple();
    }
    return false;
}

void StageDecoder::decode_page() {
    StageWeights::PageRows& places = weights_.pages_[tuple_ * kPagesOfTuple + page_];
    bool is_first = true;
    model_.begin_page();
    for (std::size_t y = 0; y < ranks_; ++y) {
        const std::size_t row = page_ * kRowsOfPage + y;
        const RowContext context = rows_.context(tuple_, row);
        RowCode row_code;
        model_.code(decoder_, y, context, row_code);
        have_all_fit_ = have_all_fit_ && !(row_code.is_there && rows_.is_full());
        if (!row_code.is_there || !have_all_fit_) continue;
        if (is_first)
            places = {static_cast<std::uint32_t>(rows_.count()), 0};
        else
            places.later |= 1u << y;
        is_first = false;
        const RowForecast forecast(predictor_, tuple_, context, code_.defaults[tuple_]);
        rows_.add(row, decode_row(row_code, ranks_, forecast), row_code.kept(), row_code.coarseness);
    }
}

Result<StageWeights> StageDecoder::take() {
    if (code_.rows < kTuples) return refusal(std::to_string(code_.rows) + " rows are too few");
    if (!have_all_fit_ || rows_.count() != code_.rows)
        return refusal(std::to_string(rows_.count()) + " rows or more instead of " +
                       std::to_string(code_.rows));
    weights_.weights_ = rows_.take_weights();
    return std::move(weights_);
}

Result<StageWeights> decode_stage(Stage stage, StageCode code) {
    const auto decoder = std::make_unique<StageDecoder>(stage, std::move(code));
    decoder->advance(kPagesOfStage);
    return decoder->take();
}

} // namespace forethought::twenty48
