#pragma once

#include "engine/twenty48/network.h"
#include "engine/twenty48/training/learning_tables.h"
#include "engine/twenty48/training/survey.h"

#include <vector>

namespace forethought::twenty48 {

/// What is left out of a file.
struct PackingPrices {
    /// Error in squared units, times look-ups, that a bit has to save to be written: the higher, the smaller
    /// the file.
    double of_bit = 2e4;
    /// What a page has to save beyond that, in bits: the higher, the less memory is taken.
    double of_page = 400;
};

/// A network's file, and what is in it.
struct PackedNetwork {
    std::vector<std::uint8_t> file;
    std::int64_t pages = 0;
    /// Different chunks of weights in memory.
    std::uint32_t chunks = 0;
    /// Weights that are not the mean of their neighbours.
    std::int64_t weights = 0;
};

/// Packs a network at given prices.
PackedNetwork pack(const LearningTables& tables, const Survey& survey, const PackingPrices& prices);

/// Packs a network into at most `bytes` bytes, as near to that as a few tries that begin with these prices
/// come, and into what memory `Network` has.
PackedNetwork pack_into(const LearningTables& tables, const Survey& survey, std::size_t bytes,
                        PackingPrices prices = {});

} // namespace forethought::twenty48
