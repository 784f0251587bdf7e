#include "engine/core/text.h"

namespace forethought {

std::optional<std::uint64_t> from_hex(std::string_view digits) {
    if (digits.size() != 16) return std::nullopt;
    std::uint64_t number = 0;
    for (const char digit : digits) {
        const auto value = std::string_view("0123456789abcdef").find(digit);
        if (value == std::string_view::npos) return std::nullopt;
        number = number << 4 | value;
    }
    return number;
}

} // namespace forethought
