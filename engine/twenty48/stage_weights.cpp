#include "engine/twenty48/stage_weights.h"

#include "engine/twenty48/presence_code.h"

#include <algorithm>
#include <bit>
#include <span>
#include <string>
#include <vector>

namespace forethought::twenty48 {

/// Puts chunks of weights into memory, equal ones only once.
class StageWeights::ChunkStore {
  public:
    /// `most` chunks will fit.
    ChunkStore(WideVector<std::int16_t>& weights, std::uint32_t most)
        : weights_(weights), most_(most), slots_(std::bit_ceil(std::size_t{most} * 2 + 2), kFree) {
        weights.reserve(most * kChunk);
    }

    /// Where the weights of a chunk begin. When the memory is full the chunk is lost, and `has_lost`.
    std::uint32_t put(std::span<const std::int16_t> chunk) {
        std::size_t slot = hash(chunk) & (slots_.size() - 1);
        for (; slots_[slot] != kFree; slot = (slot + 1) & (slots_.size() - 1))
            if (std::equal(chunk.begin(), chunk.end(), weights_.data() + slots_[slot])) return slots_[slot];
        if (weights_.size() == most_ * kChunk) {
            has_lost_ = true;
            return 0;
        }
        slots_[slot] = static_cast<std::uint32_t>(weights_.size());
        weights_.insert(weights_.end(), chunk.begin(), chunk.end());
        return slots_[slot];
    }

    bool has_lost() const { return has_lost_; }

  private:
    static constexpr std::uint32_t kFree = 0xffffffff;

    static std::size_t hash(std::span<const std::int16_t> chunk) {
        std::uint64_t sum = 0;
        for (const std::int16_t weight : chunk)
            sum = (std::rotl(sum, 7) ^ static_cast<std::uint16_t>(weight)) * 0x9e3779b97f4a7c15u;
        return static_cast<std::size_t>(sum >> 32);
    }

    WideVector<std::int16_t>& weights_;
    std::size_t most_;
    std::vector<std::uint32_t> slots_;
    bool has_lost_ = false;
};

Result<StageWeights> StageWeights::decode(const StageCode& stage) {
    StageWeights decoded;
    decoded.unit_shift_ = static_cast<int>(stage.unit_shift);
    ChunkStore chunks(decoded.weights_, stage.chunks);
    decoded.chunk_starts_.reserve(kTuples * kChunksOfTuple);
    for (const std::int16_t weight : stage.defaults) {
        std::array<std::int16_t, kChunk> all_one;
        all_one.fill(weight);
        decoded.chunk_starts_.insert(decoded.chunk_starts_.end(), kChunksOfTuple, chunks.put(all_one));
    }
    decoded.decode_pages(stage, chunks);
    if (chunks.has_lost() || decoded.chunks() != stage.chunks)
        return refusal(std::to_string(decoded.chunks()) + " chunks or more instead of " +
                       std::to_string(stage.chunks));
    return decoded;
}

void StageWeights::decode_pages(const StageCode& stage, ChunkStore& chunks) {
    BitDecoder decoder(stage.code);
    PresenceModel presence;
    PageModel model;
    const auto nothing_wanted = [](int, std::size_t) { return false; };
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple) {
        RowShapes shapes;
        presence.code(decoder, nothing_wanted, [&](std::size_t page) {
            PageCode code;
            model.code(decoder, code);
            const PageWeights weights = page_of(page, code, stage.defaults[tuple], shapes);
            constexpr std::size_t kChunksOfPage = kPageWeights / kChunk;
            std::uint32_t* const starts = &chunk_starts_[tuple * kChunksOfTuple + page * kChunksOfPage];
            for (std::size_t i = 0; i < kChunksOfPage; ++i)
                starts[i] = chunks.put(std::span(weights).subspan(i * kChunk, kChunk));
        });
    }
}

StageWeights::PageWeights StageWeights::page_of(std::size_t page, const PageCode& code, std::int16_t known,
                                                RowShapes& shapes) {
    PageWeights weights;
    PatternRow before;
    before.fill(known);
    for (std::size_t y = 0; y < kRowsOfPage; ++y) {
        const std::size_t row = page * kRowsOfPage + y;
        const PatternRow shape = code.rows[y].is_coded ? shapes.shape(row) : PatternRow{};
        decode_row(code, y, shape, before, &weights[16 * y]);
        shapes.set(row, &weights[16 * y], before, level_of(code, y));
    }
    return weights;
}

} // namespace forethought::twenty48
