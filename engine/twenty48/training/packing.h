#pragma once

#include "engine/twenty48/network_file.h"
#include "engine/twenty48/training/learning_tables.h"
#include "engine/twenty48/training/survey.h"

#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// What is left out of a file.
struct PackingPrices {
    /// Error in squared units, times look-ups, that a bit has to save to be written: the higher, the smaller
    /// the file.
    double of_bit = 2e5;
    /// What a row has to save to be there, beyond that, in bits: the higher, the less memory is taken.
    double of_row = 3;
};

/// The weights of a stage as a file has them, and what that comes to.
struct PackedStage {
    StageCode stage;
    std::int64_t pages = 0;
    /// Weights that have numbers of their own.
    std::int64_t weights = 0;
};

/// What there is room for.
struct PackingRoom {
    /// Of code.
    std::size_t bytes = 0;
    /// Rows of weights in memory.
    std::uint32_t rows = 0;
};

/// Packs the weights of a stage into that room, as near to it as so many tries come, and more where the last
/// of these does not fit. Each try learns from the one before how rows are best told from others.
PackedStage pack_into(const LearningTables& tables, const Survey& survey, const PackingRoom& room,
                      int tries = 16);

} // namespace forethought::twenty48
