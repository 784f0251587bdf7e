#pragma once

#include "engine/core/huge_pages.h"
#include "engine/core/result.h"
#include "engine/core/types.h"
#include "engine/twenty48/laps.h"
#include "engine/twenty48/network_file.h"
#include "engine/twenty48/page_code.h"
#include "engine/twenty48/tuples.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace forethought::twenty48 {

/// The weights of a stage as they play: the value of a board is the sum of one weight for each tuple and
/// symmetry, in whole numbers. Boards are given as the stage sees them. Any number of threads may read them.
///
/// A page that is not in the file has the default weight of its tuple.
class StageWeights {
  public:
    /// Refused where the code does not hold what is said of it.
    static Result<StageWeights> decode(Stage stage, const StageCode& code);

    /// Patterns whose weights lie together in memory, those of ranks that the stage does not see left out.
    /// Many chunks are alike, and each is there only once.
    static constexpr std::size_t kChunk = 32;

    /// Calls `take(weights)` for each chunk of a page, in order.
    template <class Take>
    static void for_each_chunk(Stage stage, const std::array<std::int16_t, kPageWeights>& page, Take take) {
        const std::size_t ranks = ranks_seen_in(stage);
        std::array<std::int16_t, kChunk> chunk;
        for (std::size_t row = 0; row < kRowsOfPage; row += kRowsOfChunk) {
            chunk.fill(0);
            for (std::size_t y = row; y < std::min(row + kRowsOfChunk, ranks); ++y)
                std::copy_n(&page[16 * y], ranks, &chunk[(y - row) * ranks]);
            take(std::span<const std::int16_t>(chunk).first(kRowsOfChunk * ranks));
        }
    }

    /// A value that was asked for: the places of its weights.
    using Question = std::array<std::uint32_t, kLookups>;

    /// Whether there are any.
    bool has_any() const { return !weights_.empty(); }

    /// In points.
    Score value(Board seen) const {
        Question question;
        ask(seen, question);
        return answer(question);
    }

    /// Finds the weights of a board and has the memory fetch them; `answer` adds them up a little later.
    void ask(Board seen, Question& question) const {
        std::size_t number = 0;
        for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
            const std::uint32_t place = chunk_starts_[tuple * kChunksOfTuple + pattern / kChunk] +
                                        (pattern >> 4 & 1) * ranks_ + (pattern & 15);
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

    /// Different chunks of weights.
    std::size_t chunks() const { return chunks_; }

    /// Bytes of memory that they take.
    std::size_t memory() const {
        return weights_.capacity() * sizeof(weights_[0]) + chunk_starts_.size() * sizeof(chunk_starts_[0]);
    }

  private:
    class ChunkStore;
    using PageWeights = std::array<std::int16_t, kPageWeights>;

    static constexpr std::size_t kChunksOfTuple = kPatterns / kChunk;
    static constexpr std::size_t kRowsOfChunk = kChunk / 16;

    void decode_pages(Stage stage, const StageCode& code, ChunkStore& chunks);
    static PageWeights page_of(std::size_t page, const PageCode& code, std::int16_t known, RowShapes& shapes);

    /// Where each chunk of each tuple begins among the weights.
    WideVector<std::uint32_t> chunk_starts_;
    WideVector<std::int16_t> weights_;
    std::size_t chunks_ = 0;
    std::uint32_t ranks_ = 1;
    int unit_shift_ = 0;
};

} // namespace forethought::twenty48
