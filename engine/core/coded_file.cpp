#include "engine/core/coded_file.h"

#include "engine/core/checksum.h"

#include <string>

namespace forethought {

namespace {

constexpr std::size_t kHeader = 40;
constexpr std::size_t kLengthAt = 16;
/// Numbers of one and a half bytes are still told apart by it.
constexpr std::uint64_t kLargestUnit = 4096;

void put(std::vector<std::uint8_t>& bytes, std::uint64_t number, int size) {
    for (int i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

std::uint64_t take(std::span<const std::uint8_t>& bytes, std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < size; ++i) number |= static_cast<std::uint64_t>(bytes[i]) << (8 * i);
    bytes = bytes.subspan(size);
    return number;
}

} // namespace

std::vector<std::uint8_t> write_file(const FileKind& kind, int unit, std::span<const std::uint8_t> code) {
    std::vector<std::uint8_t> bytes;
    put(bytes, kind.magic, 8);
    put(bytes, kind.version, 4);
    put(bytes, static_cast<std::uint64_t>(unit), 4);
    put(bytes, code.size(), 8);
    put(bytes, checksum(code), 8);
    put(bytes, checksum(bytes), 8);
    bytes.insert(bytes.end(), code.begin(), code.end());
    return bytes;
}

Result<CodedFile> read_file(const FileKind& kind, std::span<const std::uint8_t> file) {
    const auto refusal = [&](const std::string& reason) {
        return Error{std::string(kind.name) + ": " + reason};
    };
    if (file.size() < kHeader) return refusal("the file ends within its header");
    std::span<const std::uint8_t> rest = file;
    if (take(rest, 8) != kind.magic) return refusal("the file does not begin as one");
    if (const auto version = take(rest, 4); version != kind.version)
        return refusal("version " + std::to_string(version) + " of the file instead of " +
                       std::to_string(kind.version));
    const std::uint64_t unit = take(rest, 4);
    const std::uint64_t size = take(rest, 8);
    const std::uint64_t sum = take(rest, 8);
    if (take(rest, 8) != checksum(file.first(kHeader - 8))) return refusal("the header is damaged");
    if (rest.size() != size)
        return refusal(std::to_string(rest.size()) + " bytes of code instead of " + std::to_string(size));
    if (checksum(rest) != sum) return refusal("the code is damaged");
    if (unit == 0 || unit > kLargestUnit) return refusal("numbers in units of " + std::to_string(unit));
    return CodedFile{static_cast<int>(unit), rest};
}

bool begins_as(const FileKind& kind, std::span<const std::uint8_t> bytes) {
    return bytes.size() >= 8 && take(bytes, 8) == kind.magic;
}

std::size_t size_of_first(std::span<const std::uint8_t> files) {
    if (files.size() < kHeader) return files.size();
    std::span<const std::uint8_t> length = files.subspan(kLengthAt);
    const std::uint64_t size = take(length, 8);
    return size < files.size() - kHeader ? kHeader + static_cast<std::size_t>(size) : files.size();
}

} // namespace forethought
