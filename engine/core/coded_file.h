#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace forethought {

/// What tells one kind of file from another.
struct FileKind {
    std::uint64_t magic = 0;
    std::uint32_t version = 0;
    /// What refusals call it: "the opening book of a game".
    std::string_view name;
};

/// What is in a file: numbers in code (engine/core/bit_coder.h), in multiples of `unit`.
struct CodedFile {
    int unit = 1;
    std::span<const std::uint8_t> code;
};

/// A file: a header (magic number, version, unit, length and checksum of the code, checksum of the header;
/// all numbers lowest byte first), then the code.
std::vector<std::uint8_t> write_file(const FileKind& kind, int unit, std::span<const std::uint8_t> code);

/// Reads one. Refused with a reason when it is not one, is of another version, cut short or damaged.
Result<CodedFile> read_file(const FileKind& kind, std::span<const std::uint8_t> file);

/// Whether bytes begin as a file of this kind.
bool begins_as(const FileKind& kind, std::span<const std::uint8_t> bytes);

/// The bytes of the first of several files that come one after the other: all there are where its header does
/// not say otherwise.
std::size_t size_of_first(std::span<const std::uint8_t> files);

} // namespace forethought
