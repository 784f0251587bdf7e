#include "engine/gomocup/words.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace forethought::gomocup {

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

std::string in_capitals(std::string_view word) {
    std::string capitals(word);
    for (char& c : capitals)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return capitals;
}

bool is_end(std::string_view line) {
    return in_capitals(first_word(line).first) == "END";
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

std::optional<Triple> to_triple(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = to_number(text.substr(0, comma));
    text.remove_prefix(comma + 1);
    const auto second = text.find(',');
    const auto y = to_number(text.substr(0, second));
    if (!x || !y) return std::nullopt;
    if (second == std::string_view::npos) return Triple{*x, *y, std::nullopt};
    const auto field = to_number(text.substr(second + 1));
    if (!field) return std::nullopt;
    return Triple{*x, *y, field};
}

std::string written(gomoku::Cell cell) {
    return std::to_string(gomoku::x_of(cell)) + "," + std::to_string(gomoku::y_of(cell));
}

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string clean = "'";
    for (const char c : text.substr(0, longest)) clean += c >= ' ' && c <= '~' ? c : '?';
    return clean + (text.size() > longest ? "...'" : "'");
}

} // namespace forethought::gomocup
