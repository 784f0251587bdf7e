#pragma once

#include "engine/core/coded_file.h"
#include "engine/core/result.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>
#include <vector>

/// What a fuzzer throws at one parser: any bytes. A target returns; whatever it ends by otherwise is a fault.
namespace forethought::fuzz {

using Input = std::span<const std::uint8_t>;

struct Target {
    std::string_view name;
    void (*take)(Input input);
};

/// All targets; each file of this folder adds its own.
std::vector<Target>& targets();

/// Adds a target as the program starts.
struct Added {
    Added(std::string_view name, void (*take)(Input)) { targets().push_back({name, take}); }
};

inline std::string_view text_of(Input input) {
    return {reinterpret_cast<const char*>(input.data()), input.size()};
}

/// Takes a byte off the front; 0 where there is none. It chooses between parsers that share a target.
inline std::uint8_t take_byte(Input& input) {
    if (input.empty()) return 0;
    const std::uint8_t byte = input.front();
    input = input.subspan(1);
    return byte;
}

/// What has to hold of whatever was accepted.
inline void require(bool holds) {
    if (!holds) std::abort();
}

/// Calls `visit(line)` with the lines of a text, so many at most.
template <class Visit>
void for_each_line(std::string_view text, int most, Visit visit) {
    for (int lines = 0; !text.empty() && lines < most; ++lines) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (!visit(text.substr(0, end))) return;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// Calls `load` with the input as it is, or, by its first byte, with a file like a right one around it whose
/// checksums are right: else nothing but its header would ever be looked at.
template <class Load>
void load_coded(std::span<const std::uint8_t> right, Input input, Load load) {
    if (take_byte(input) % 2 == 0) return load(input);
    FileKind kind{.name = "forged"};
    for (std::size_t i = 8; i-- > 0;) kind.magic = kind.magic << 8 | right[i];
    for (std::size_t i = 4; i-- > 0;) kind.version = kind.version << 8 | right[8 + i];
    load(write_file(kind, right[12], input));
}

} // namespace forethought::fuzz
