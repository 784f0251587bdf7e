#pragma once

#include "engine/core/bit_coder.h"
#include "engine/core/result.h"
#include "engine/twenty48/network_file.h"
#include "engine/twenty48/pattern_rows.h"
#include "engine/twenty48/presence_code.h"
#include "engine/twenty48/row_code.h"
#include "engine/twenty48/row_predictor.h"
#include "engine/twenty48/stage_weights.h"

#include <cstddef>

namespace forethought::twenty48 {

/// Unpacks the weights of a stage page by page, in slices.
class StageDecoder {
  public:
    StageDecoder(Stage stage, StageCode code);
    // The decoder reads from its own code.
    StageDecoder(const StageDecoder&) = delete;
    StageDecoder& operator=(const StageDecoder&) = delete;

    /// Unpacks so many pages more, or those that are left. Returns whether any are left.
    bool advance(std::size_t pages);

    /// The weights, once nothing is left. Error: the code does not hold as much as its header says.
    Result<StageWeights> take();

  private:
    void add_defaults();
    bool next_page();
    void decode_page();

    StageCode code_;
    std::size_t ranks_;
    BitDecoder decoder_;
    RowPredictor predictor_;
    PresenceModel presence_;
    RowModel model_;
    PatternRows rows_;
    StageWeights weights_;
    /// Where it is.
    std::size_t tuple_ = 0;
    std::size_t page_ = 0;
    /// Whether there was room for all rows so far.
    bool have_all_fit_;
};

/// All at once.
Result<StageWeights> decode_stage(Stage stage, StageCode code);

} // namespace forethought::twenty48
