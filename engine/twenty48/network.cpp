#include "engine/twenty48/network.h"

#include "engine/twenty48/checksum.h"
#include "engine/twenty48/page_code.h"
#include "engine/twenty48/presence_code.h"

#include <algorithm>
#include <bit>
#include <string>

namespace forethought::twenty48 {

namespace {

void put(std::vector<std::uint8_t>& bytes, std::uint64_t number, int size) {
    for (int i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

/// Takes numbers from the front of some bytes, of which there are enough.
class Taker {
  public:
    explicit Taker(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    std::uint64_t take(std::size_t size) {
        std::uint64_t number = 0;
        for (std::size_t i = 0; i < size; ++i) number |= static_cast<std::uint64_t>(bytes_[i]) << (8 * i);
        bytes_ = bytes_.subspan(size);
        return number;
    }

  private:
    std::span<const std::uint8_t> bytes_;
};

/// A chunk that is not in the file.
constexpr std::uint32_t kGuessed = 0xffffffff;

Error refusal(const std::string& reason) {
    return Error{"the network of 2048: " + reason};
}

} // namespace

std::vector<std::uint8_t> NetworkHeader::write() const {
    std::vector<std::uint8_t> bytes;
    put(bytes, kMagic, 8);
    put(bytes, kVersion, 4);
    put(bytes, unit_shift, 4);
    put(bytes, chunks, 4);
    put(bytes, code_bytes, 4);
    for (const std::int16_t weight : defaults) put(bytes, static_cast<std::uint16_t>(weight), 2);
    for (const LateGuess& guess : late_guesses) {
        put(bytes, static_cast<std::uint16_t>(guess.part), 2);
        put(bytes, static_cast<std::uint16_t>(guess.more), 2);
    }
    put(bytes, code_checksum, 8);
    put(bytes, checksum(bytes), 8);
    return bytes;
}

Result<NetworkHeader> NetworkHeader::read(std::span<const std::uint8_t> file) {
    if (file.size() < kBytes) return refusal("the file ends within its header");
    Taker taker(file);
    if (taker.take(8) != kMagic) return refusal("the file does not begin as one");
    if (const auto version = taker.take(4); version != kVersion)
        return refusal("version " + std::to_string(version) + " of the file instead of " +
                       std::to_string(kVersion));
    NetworkHeader header;
    header.unit_shift = static_cast<std::uint32_t>(taker.take(4));
    header.chunks = static_cast<std::uint32_t>(taker.take(4));
    header.code_bytes = static_cast<std::uint32_t>(taker.take(4));
    for (std::int16_t& weight : header.defaults) weight = static_cast<std::int16_t>(taker.take(2));
    for (LateGuess& guess : header.late_guesses) {
        guess.part = static_cast<std::int16_t>(taker.take(2));
        guess.more = static_cast<std::int16_t>(taker.take(2));
    }
    header.code_checksum = taker.take(8);
    if (taker.take(8) != checksum(file.first(kBytes - 8))) return refusal("the header is damaged");
    if (header.chunks > Network::kMostChunks || header.unit_shift > 8)
        return refusal("the file asks for too much");
    return header;
}

/// Puts chunks of weights into a network's memory, equal ones only once.
class Network::ChunkStore {
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

Result<Network> Network::load(std::span<const std::uint8_t> file) {
    const Result<NetworkHeader> header = NetworkHeader::read(file);
    if (!header) return Error{header.error()};
    const std::span<const std::uint8_t> code = file.subspan(NetworkHeader::kBytes);
    if (code.size() != header.value().code_bytes)
        return refusal(std::to_string(code.size()) + " bytes of code instead of " +
                       std::to_string(header.value().code_bytes));
    if (checksum(code) != header.value().code_checksum) return refusal("the code is damaged");

    Network network;
    network.unit_shift_ = static_cast<int>(header.value().unit_shift);
    ChunkStore chunks(network.weights_, header.value().chunks);
    network.chunk_starts_.reserve(kStages * kTuples * kChunksOfTuple);
    for (const std::int16_t weight : header.value().defaults) {
        std::array<std::int16_t, kChunk> all_one;
        all_one.fill(weight);
        network.chunk_starts_.insert(network.chunk_starts_.end(), kChunksOfTuple, chunks.put(all_one));
    }
    BitDecoder decoder(code);
    network.load_stage(Stage::opening, header.value(), decoder, chunks);
    network.chunk_starts_.resize(kStages * kTuples * kChunksOfTuple, kGuessed);
    network.load_stage(Stage::late, header.value(), decoder, chunks);
    network.guess_late(header.value(), chunks);
    if (chunks.has_lost() || network.chunks() != header.value().chunks)
        return refusal(std::to_string(network.chunks()) + " chunks or more instead of " +
                       std::to_string(header.value().chunks));
    return network;
}

void Network::load_stage(Stage stage, const NetworkHeader& header, BitDecoder& decoder, ChunkStore& chunks) {
    PresenceModel presence;
    PageModel model;
    const auto nothing_wanted = [](int, std::size_t) { return false; };
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple) {
        RowShapes shapes;
        presence.code(decoder, nothing_wanted, [&](std::size_t page) {
            PageCode code;
            model.code(decoder, code);
            const PageWeights weights = page_of(stage, tuple, page, code, header, shapes);
            constexpr std::size_t kChunksOfPage = kPageWeights / kChunk;
            const std::size_t first = tuple * kChunksOfTuple + page * kChunksOfPage;
            std::uint32_t* const starts =
                &chunk_starts_[static_cast<std::size_t>(stage) * kTuples * kChunksOfTuple + first];
            for (std::size_t i = 0; i < kChunksOfPage; ++i) {
                const auto own = std::span(weights).subspan(i * kChunk, kChunk);
                starts[i] = stage == Stage::opening
                                ? chunks.put(own)
                                : chunks.put(late_chunk(chunk_starts_[first + i],
                                                        [&](std::size_t at) { return own[at]; }));
            }
        });
    }
}

const std::int16_t* Network::opening_row(std::size_t tuple, std::size_t row) const {
    constexpr std::size_t kRowsOfChunk = kChunk / 16;
    return &weights_[chunk_starts_[tuple * kChunksOfTuple + row / kRowsOfChunk] + row % kRowsOfChunk * 16];
}

Network::PageWeights Network::page_of(Stage stage, std::size_t tuple, std::size_t page, const PageCode& code,
                                      const NetworkHeader& header, RowShapes& shapes) const {
    PageWeights weights;
    for (std::size_t y = 0; y < kRowsOfPage; ++y) {
        const std::size_t row = page * kRowsOfPage + y;
        PatternRow known;
        if (stage == Stage::opening) {
            known.fill(header.defaults[tuple]);
        } else {
            const std::int16_t* const of_opening = opening_row(tuple, row);
            std::transform(of_opening, of_opening + 16, known.begin(), header.late_guesses[tuple]);
        }
        const PatternRow shape = code.rows[y].is_coded ? shapes.shape(row) : PatternRow{};
        decode_row(code, y, shape, known, &weights[16 * y]);
        shapes.set(row, &weights[16 * y], known, level_of(code, y));
    }
    return weights;
}

void Network::guess_late(const NetworkHeader& header, ChunkStore& chunks) {
    constexpr std::size_t kStarts = kTuples * kChunksOfTuple;
    // Most are the default's: what was guessed last is often asked for again.
    std::uint32_t last = kGuessed;
    std::uint32_t last_guess = 0;
    for (std::size_t i = 0; i < kStarts; ++i) {
        if (i % kChunksOfTuple == 0) last = kGuessed;
        if (chunk_starts_[kStarts + i] != kGuessed) continue;
        if (chunk_starts_[i] != last) {
            last = chunk_starts_[i];
            const LateGuess& guess = header.late_guesses[i / kChunksOfTuple];
            last_guess =
                chunks.put(late_chunk(last, [&](std::size_t at) { return guess(weights_[last + at]); }));
        }
        chunk_starts_[kStarts + i] = last_guess;
    }
}

} // namespace forethought::twenty48
