#include "engine/twenty48/stage_weights.h"

#include "engine/twenty48/presence_code.h"
#include "engine/twenty48/row_code.h"
#include "engine/twenty48/row_predictor.h"

#include <string>

namespace forethought::twenty48 {

Result<StageWeights> StageWeights::decode(Stage stage, const StageCode& code) {
    const std::size_t ranks = ranks_seen_in(stage);
    if (code.rows < kTuples) return refusal(std::to_string(code.rows) + " rows are too few");
    PatternRows rows(ranks, code.rows);
    StageWeights decoded;
    decoded.unit_shift_ = static_cast<int>(code.unit_shift);
    decoded.ranks_ = static_cast<std::uint32_t>(ranks);
    decoded.pages_.resize(kTuples * kPagesOfTuple);
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple) {
        const auto row = static_cast<std::uint32_t>(rows.count());
        std::fill_n(&decoded.pages_[tuple * kPagesOfTuple], kPagesOfTuple, PageRows{row, 0});
        RowWeights all_one;
        all_one.fill(code.defaults[tuple]);
        rows.add(all_one);
    }
    const bool have_all_fit = decoded.decode_pages(ranks, code, rows);
    if (!have_all_fit || rows.count() != code.rows)
        return refusal(std::to_string(rows.count()) + " rows or more instead of " +
                       std::to_string(code.rows));
    decoded.weights_ = rows.take_weights();
    return decoded;
}

/// Whether there was room for all rows.
bool StageWeights::decode_pages(std::size_t ranks, const StageCode& code, PatternRows& rows) {
    BitDecoder decoder(code.code);
    RowPredictor predictor;
    predictor.code(decoder);
    PresenceModel presence;
    RowModel model(ranks);
    bool have_all_fit = true;
    const auto decode_page = [&](std::size_t tuple, std::size_t page) {
        PageRows& places = pages_[tuple * kPagesOfTuple + page];
        bool is_first = true;
        model.begin_page();
        for (std::size_t y = 0; y < ranks; ++y) {
            const std::size_t row = page * kRowsOfPage + y;
            const RowContext context = rows.context(tuple, row);
            RowCode row_code;
            model.code(decoder, y, context, row_code);
            have_all_fit = have_all_fit && !(row_code.is_there && rows.is_full());
            if (!row_code.is_there || !have_all_fit) continue;
            if (is_first)
                places = {static_cast<std::uint32_t>(rows.count()), 0};
            else
                places.later |= 1u << y;
            is_first = false;
            const RowForecast forecast(predictor, tuple, context, code.defaults[tuple]);
            rows.add(row, decode_row(row_code, ranks, forecast), row_code.kept(), row_code.coarseness);
        }
    };
    const auto nothing_wanted = [](int, std::size_t) { return false; };
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple) {
        rows.begin_tuple();
        presence.code(decoder, nothing_wanted, [&](std::size_t page) { decode_page(tuple, page); });
    }
    return have_all_fit;
}

} // namespace forethought::twenty48
