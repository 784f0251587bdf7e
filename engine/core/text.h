#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace forethought {

/// 16 hexadecimal digits.
inline std::string to_hex(std::uint64_t number) {
    std::string digits(16, '0');
    for (std::size_t i = 16; i-- > 0; number >>= 4) digits[i] = "0123456789abcdef"[number & 15];
    return digits;
}

/// The number that `to_hex` writes so; nothing for any other text.
std::optional<std::uint64_t> from_hex(std::string_view digits);

/// `text` as a JSON string, quotes included. For the modules, which carry no JSON library.
inline std::string json_string(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + "\"";
}

} // namespace forethought
