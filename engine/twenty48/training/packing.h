#pragma once

#include "engine/twenty48/network.h"
#include "engine/twenty48/training/learning_tables.h"
#include "engine/twenty48/training/survey.h"

#include <vector>

namespace forethought::twenty48 {

/// A network's file, and what is in it.
struct PackedNetwork {
    std::vector<std::uint8_t> file;
    std::int64_t pages = 0;
    /// Weights that are not the mean of their neighbours.
    std::int64_t weights = 0;
    /// Error in squared points that a bit had to save to be written.
    double bit_worth = 0;
};

/// Packs a network at a given worth of a bit: the higher, the smaller the file.
PackedNetwork pack(const LearningTables& tables, const Survey& survey, double bit_worth);

/// Packs a network into at most `bytes` bytes, as near to that as a few tries come.
PackedNetwork pack_into(const LearningTables& tables, const Survey& survey, std::size_t bytes);

} // namespace forethought::twenty48
