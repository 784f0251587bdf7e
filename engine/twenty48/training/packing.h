#pragma once

#include "engine/twenty48/network_file.h"
#include "engine/twenty48/training/learning_tables.h"
#include "engine/twenty48/training/survey.h"

#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// What is left out of a file.
struct PackingPrices {
    /// The error (squared units times look-ups) that a bit must save to be written. A higher one makes a
    /// smaller file.
    double of_bit = 2e5;
    /// What a row must save beyond that to be kept, in bits. A higher number takes less memory.
    double of_row = 3;
};

/// The packed weights of a stage, with their error and size.
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

/// Packs the weights of a stage into that room in so many tries, each closer to it, and further tries until
/// one fits. Each try fits the predictor of rows to the one before.
PackedStage pack_into(const LearningTables& tables, const Survey& survey, const PackingRoom& room,
                      int tries = 16);

} // namespace forethought::twenty48
