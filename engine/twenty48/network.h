#pragma once

#include "engine/core/huge_pages.h"
#include "engine/core/result.h"
#include "engine/core/types.h"
#include "engine/twenty48/page_code.h"
#include "engine/twenty48/tuples.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace forethought::twenty48 {

struct NetworkHeader;

/// What weights of late boards are taken for as long as nothing else is known: a part of those that the
/// opening has for the boards they are seen as, and so much more.
struct LateGuess {
    static constexpr int kWhole = 1024;

    /// Of `kWhole`.
    std::int16_t part = 0;
    /// In units.
    std::int16_t more = 0;

    std::int16_t operator()(std::int16_t of_opening) const {
        const std::int32_t guess = (of_opening * part + kWhole / 2) / kWhole + more;
        return static_cast<std::int16_t>(std::clamp(guess, -32768, 32767));
    }
};

/// The weight that a late board is looked up with: halfway between that of late boards and that which the
/// opening has for the board it is seen as. Neither is sure of much, and they are seldom wrong alike.
constexpr std::int16_t late_weight(std::int16_t own, std::int16_t of_opening) {
    return static_cast<std::int16_t>((own + of_opening) >> 1);
}

/// A trained network as it plays: the value of a board is the sum of one weight for each tuple and symmetry,
/// in whole numbers. Any number of threads may read it.
///
/// The file has a header of `NetworkHeader::kBytes` and then the code of the pages, stage by stage and tuple
/// by tuple. A page that is not in the file is all one weight in the opening; among late boards the one that
/// `LateGuess` makes of the opening's. In memory late weights are what `late_weight` makes of both.
class Network {
  public:
    /// Reads a file. Refused with a reason when it is not one, is of another version, cut short or damaged.
    static Result<Network> load(std::span<const std::uint8_t> file);

    /// Weights that lie together in memory. Many chunks are alike, and each is there only once.
    static constexpr std::size_t kChunk = 64;
    /// More chunks are refused: they would not fit into the memory of a phone.
    static constexpr std::uint32_t kMostChunks = 640'000;

    /// A value that was asked for: the places of its weights.
    using Question = std::array<std::uint32_t, kLookups>;

    /// Points that are still to be won from an afterstate on.
    Score value(Board afterstate) const { return value(see(afterstate)); }
    /// The same of a board as it is looked up; the stage need not be that of the board.
    Score value(const Seen& seen) const {
        Question question;
        ask(seen, question);
        return answer(question);
    }

    /// Finds the weights of a board and has the memory fetch them; `answer` adds them up a little later.
    void ask(const Seen& seen, Question& question) const {
        const std::uint32_t* const starts =
            chunk_starts_.data() + static_cast<std::size_t>(seen.stage) * kTuples * kChunksOfTuple;
        std::size_t number = 0;
        for_each_lookup(seen.board, [&](std::size_t tuple, Pattern pattern) {
            const std::uint32_t place = starts[tuple * kChunksOfTuple + pattern / kChunk] + pattern % kChunk;
            __builtin_prefetch(&weights_[place]);
            question[number++] = place;
        });
    }
    Score answer(const Question& question) const {
        std::int32_t sum = 0;
        for (const std::uint32_t place : question) sum += weights_[place];
        return sum << unit_shift_;
    }

    /// Different chunks of weights.
    std::size_t chunks() const { return weights_.size() / kChunk; }

    /// Bytes of memory that the network takes.
    std::size_t memory() const {
        return weights_.capacity() * sizeof(weights_[0]) + chunk_starts_.size() * sizeof(chunk_starts_[0]);
    }

  private:
    class ChunkStore;

    static constexpr std::size_t kChunksOfTuple = kPatterns / kChunk;

    Network() = default;

    using PageWeights = std::array<std::int16_t, kPageWeights>;

    /// Reads the pages of a stage.
    void load_stage(Stage stage, const NetworkHeader& header, BitDecoder& decoder, ChunkStore& chunks);
    PageWeights page_of(Stage stage, std::size_t tuple, std::size_t page, const PageCode& code,
                        const NetworkHeader& header, RowShapes& shapes) const;
    /// The sixteen weights of the opening that differ in the first cell only.
    const std::int16_t* opening_row(std::size_t tuple, std::size_t row) const;
    /// The late weights of a chunk that are played with; `start` is where the opening's begin.
    template <class Own>
    std::array<std::int16_t, kChunk> late_chunk(std::uint32_t start, Own own) const {
        std::array<std::int16_t, kChunk> chunk;
        for (std::size_t i = 0; i < kChunk; ++i) chunk[i] = late_weight(own(i), weights_[start + i]);
        return chunk;
    }
    /// Late weights that are not in the file, as they are guessed from the opening's.
    void guess_late(const NetworkHeader& header, ChunkStore& chunks);

    /// Where each chunk of each tuple and stage begins among the weights.
    WideVector<std::uint32_t> chunk_starts_;
    WideVector<std::int16_t> weights_;
    /// A unit of the weights is 2 to this power points.
    int unit_shift_ = 0;
};

/// The first bytes of a network's file; all numbers lie lowest byte first.
struct NetworkHeader {
    static constexpr std::uint64_t kMagic = 0x6e2d383430322d66u; // "f-2048-n"
    static constexpr std::uint32_t kVersion = 4;
    static constexpr std::size_t kBytes = 64;

    std::uint32_t unit_shift = 0;
    /// Different chunks of weights in memory.
    std::uint32_t chunks = 0;
    /// The weight of whatever was left out, for each tuple, in units.
    std::array<std::int16_t, kTuples> defaults{};
    std::array<LateGuess, kTuples> late_guesses{};
    /// Bytes of the code that follows.
    std::uint32_t code_bytes = 0;
    std::uint64_t code_checksum = 0;

    std::vector<std::uint8_t> write() const;
    static Result<NetworkHeader> read(std::span<const std::uint8_t> file);
};

} // namespace forethought::twenty48
