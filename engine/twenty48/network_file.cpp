#include "engine/twenty48/network_file.h"

#include "engine/core/checksum.h"

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

/// A part of the code, and where it is to go.
struct Part {
    std::vector<std::uint8_t>* code;
    std::size_t size;
};

} // namespace

Error refusal(const std::string& reason) {
    return Error{"the network of 2048: " + reason};
}

std::vector<std::uint8_t> NetworkFile::write() const {
    std::vector<std::uint8_t> bytes;
    put(bytes, kMagic, 8);
    put(bytes, kVersion, 4);
    std::uint64_t sum = 0;
    for (const StageCode& stage : stages) {
        put(bytes, stage.unit_shift, 4);
        put(bytes, stage.rows, 4);
        put(bytes, stage.code.size(), 4);
        for (const std::int16_t weight : stage.defaults) put(bytes, static_cast<std::uint16_t>(weight), 2);
        sum = checksum(stage.code, sum);
    }
    put(bytes, frames.unit_shift, 4);
    for (const FrameCode& frame : frames.frames) {
        put(bytes, frame.weights, 4);
        put(bytes, frame.code.size(), 4);
        sum = checksum(frame.code, sum);
    }
    put(bytes, sum, 8);
    put(bytes, checksum(bytes), 8);
    for (const StageCode& stage : stages) bytes.insert(bytes.end(), stage.code.begin(), stage.code.end());
    for (const FrameCode& frame : frames.frames)
        bytes.insert(bytes.end(), frame.code.begin(), frame.code.end());
    return bytes;
}

Result<NetworkFile> NetworkFile::read(std::span<const std::uint8_t> file) {
    if (file.size() < kBytes) return refusal("the file ends within its header");
    Taker taker(file);
    if (taker.take(8) != kMagic) return refusal("the file does not begin as one");
    if (const auto version = taker.take(4); version != kVersion)
        return refusal("version " + std::to_string(version) + " of the file instead of " +
                       std::to_string(kVersion));
    NetworkFile network;
    std::vector<Part> parts;
    for (StageCode& stage : network.stages) {
        stage.unit_shift = static_cast<std::uint32_t>(taker.take(4));
        stage.rows = static_cast<std::uint32_t>(taker.take(4));
        parts.push_back({&stage.code, static_cast<std::size_t>(taker.take(4))});
        for (std::int16_t& weight : stage.defaults) weight = static_cast<std::int16_t>(taker.take(2));
    }
    network.frames.unit_shift = static_cast<std::uint32_t>(taker.take(4));
    for (FrameCode& frame : network.frames.frames) {
        frame.weights = static_cast<std::uint32_t>(taker.take(4));
        parts.push_back({&frame.code, static_cast<std::size_t>(taker.take(4))});
    }
    const std::uint64_t sum_of_code = taker.take(8);
    if (taker.take(8) != checksum(file.first(kBytes - 8))) return refusal("the header is damaged");
    std::span<const std::uint8_t> code = file.subspan(kBytes);
    std::uint64_t size = 0;
    for (const Part& part : parts) size += part.size;
    if (code.size() != size)
        return refusal(std::to_string(code.size()) + " bytes of code instead of " + std::to_string(size));
    std::uint64_t sum = 0;
    for (const Part& part : parts) {
        const auto bytes = code.first(part.size);
        part.code->assign(bytes.begin(), bytes.end());
        sum = checksum(bytes, sum);
        code = code.subspan(part.size);
    }
    if (sum != sum_of_code) return refusal("the code is damaged");
    return network;
}

} // namespace forethought::twenty48
