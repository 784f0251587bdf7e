#include "engine/protocol/words.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace forethought::protocol {

namespace {

constexpr std::string_view kWhite = " \t\r\n\v\f";

} // namespace

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(kWhite);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kWhite) + 1 - begin);
}

Words first_word(std::string_view line) {
    line = trimmed(line);
    const auto end = std::min(line.find_first_of(kWhite), line.size());
    return {line.substr(0, end), trimmed(line.substr(end))};
}

bool is_same_word(std::string_view a, std::string_view b) {
    const auto in_capitals = [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char one, char other) { return in_capitals(one) == in_capitals(other); });
}

std::optional<std::int64_t> to_number(std::string_view text) {
    text = trimmed(text);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || end != text.data() + text.size()) return std::nullopt;
    using Bounds = std::numeric_limits<std::int64_t>;
    if (error == std::errc::result_out_of_range) return text.front() == '-' ? Bounds::min() : Bounds::max();
    if (error != std::errc{}) return std::nullopt;
    return number;
}

} // namespace forethought::protocol
