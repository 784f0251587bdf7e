#include "engine/twenty48/stage_weights.h"

#include "engine/twenty48/presence_code.h"

#include <algorithm>
#include <bit>
#include <span>
#include <string>
#include <vector>

namespace forethought::twenty48 {

namespace {

/// Weights behind the last chunk: a rank that its stage never sees would read there.
constexpr std::size_t kBehind = 16;

} // namespace

/// Puts chunks of weights into memory, equal ones only once.
class StageWeights::ChunkStore {
  public:
    /// `most` chunks of `width` weights will fit.
    ChunkStore(WideVector<std::int16_t>& weights, std::uint32_t most, std::size_t width)
        : weights_(weights),
          most_(std::size_t{most} * width),
          slots_(std::bit_ceil(std::size_t{most} * 2 + 2), kFree) {
        weights.reserve(most_ + kBehind);
    }

    /// Where the weights of a chunk begin. When the memory is full the chunk is lost, and `has_lost`.
    std::uint32_t put(std::span<const std::int16_t> chunk) {
        std::size_t slot = hash(chunk) & (slots_.size() - 1);
        for (; slots_[slot] != kFree; slot = (slot + 1) & (slots_.size() - 1))
            if (std::equal(chunk.begin(), chunk.end(), weights_.data() + slots_[slot])) return slots_[slot];
        if (weights_.size() == most_) {
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
    /// Weights.
    std::size_t most_;
    std::vector<std::uint32_t> slots_;
    bool has_lost_ = false;
};

Result<StageWeights> StageWeights::decode(Stage stage, const StageCode& code) {
    StageWeights decoded;
    decoded.unit_shift_ = static_cast<int>(code.unit_shift);
    decoded.ranks_ = static_cast<std::uint32_t>(ranks_seen_in(stage));
    ChunkStore chunks(decoded.weights_, code.chunks, kRowsOfChunk * decoded.ranks_);
    for (const std::int16_t weight : code.defaults) {
        PageWeights all_one;
        all_one.fill(weight);
        std::array<std::uint32_t, kPageWeights / kChunk> starts{};
        std::size_t number = 0;
        for_each_chunk(stage, all_one, [&](auto chunk) { starts[number++] = chunks.put(chunk); });
        for (std::size_t page = 0; page < kPatterns / kPageWeights; ++page)
            decoded.chunk_starts_.insert(decoded.chunk_starts_.end(), starts.begin(), starts.end());
    }
    decoded.decode_pages(stage, code, chunks);
    decoded.chunks_ = decoded.weights_.size() / (kRowsOfChunk * decoded.ranks_);
    decoded.weights_.resize(decoded.weights_.size() + kBehind);
    if (chunks.has_lost() || decoded.chunks() != code.chunks)
        return refusal(std::to_string(decoded.chunks()) + " chunks or more instead of " +
                       std::to_string(code.chunks));
    return decoded;
}

void StageWeights::decode_pages(Stage stage, const StageCode& code, ChunkStore& chunks) {
    BitDecoder decoder(code.code);
    PresenceModel presence;
    PageModel model;
    const auto nothing_wanted = [](int, std::size_t) { return false; };
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple) {
        RowShapes shapes;
        presence.code(decoder, nothing_wanted, [&](std::size_t page) {
            PageCode page_code;
            model.code(decoder, page_code);
            const PageWeights weights = page_of(page, page_code, code.defaults[tuple], shapes);
            std::uint32_t* start = &chunk_starts_[tuple * kChunksOfTuple + page * (kPageWeights / kChunk)];
            for_each_chunk(stage, weights, [&](auto chunk) { *start++ = chunks.put(chunk); });
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
