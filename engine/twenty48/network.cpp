#include "engine/twenty48/network.h"

#include "engine/twenty48/checksum.h"

namespace forethought::twenty48 {

namespace {

/// More would not fit beside a page in the memory of a phone.
constexpr std::uint32_t kMostPages = 120'000;

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

Error refusal(const std::string& reason) {
    return Error{"the network of 2048: " + reason};
}

} // namespace

std::vector<std::uint8_t> NetworkHeader::write() const {
    std::vector<std::uint8_t> bytes;
    put(bytes, kMagic, 8);
    put(bytes, kVersion, 4);
    put(bytes, unit_shift, 4);
    put(bytes, pages, 4);
    put(bytes, code_bytes, 4);
    for (const std::int16_t weight : defaults) put(bytes, static_cast<std::uint16_t>(weight), 2);
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
    header.pages = static_cast<std::uint32_t>(taker.take(4));
    header.code_bytes = static_cast<std::uint32_t>(taker.take(4));
    for (std::int16_t& weight : header.defaults) weight = static_cast<std::int16_t>(taker.take(2));
    header.code_checksum = taker.take(8);
    if (taker.take(8) != checksum(file.first(kBytes - 8))) return refusal("the header is damaged");
    if (header.pages > kMostPages || header.unit_shift > 8) return refusal("the file asks for too much");
    return header;
}

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
    network.page_starts_.resize(std::size_t{kStages} * kTuples * kPagesOfTuple);
    auto& weights = network.weights_;
    weights.reserve((kTuples + header.value().pages) * kPageWeights);
    for (const std::int16_t weight : header.value().defaults)
        weights.insert(weights.end(), kPageWeights, weight);

    BitDecoder decoder(code);
    std::uint32_t pages = 0;
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        PresenceModel presence;
        PageModel model;
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple) {
            const auto starts = network.page_starts_.begin() +
                                static_cast<std::ptrdiff_t>((stage * kTuples + tuple) * kPagesOfTuple);
            constexpr auto kStage = static_cast<std::ptrdiff_t>(kTuples * kPagesOfTuple);
            if (stage == 0)
                std::fill_n(starts, kPagesOfTuple, static_cast<std::uint32_t>(tuple * kPageWeights));
            else
                std::copy_n(starts - kStage, kPagesOfTuple, starts);
            presence.code(
                decoder, [](int, std::size_t) { return false; },
                [&](std::size_t page) {
                    if (++pages > header.value().pages) return;
                    PageCode page_code;
                    model.code(decoder, page_code);
                    std::uint32_t& start = starts[static_cast<std::ptrdiff_t>(page)];
                    const std::size_t known = start;
                    start = static_cast<std::uint32_t>(weights.size());
                    weights.resize(weights.size() + kPageWeights);
                    const std::span<std::int16_t> all(weights);
                    decode_page(page_code, all.subspan(known, kPageWeights),
                                all.subspan(start, kPageWeights));
                });
        }
    }
    if (pages != header.value().pages)
        return refusal(std::to_string(pages) + " pages instead of " + std::to_string(header.value().pages));
    return network;
}

} // namespace forethought::twenty48
