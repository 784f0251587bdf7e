#pragma once

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>

namespace forethought::cli {

namespace detail {

/// Takes digits off the front of a text. Returns whether there were any.
inline bool take_digits(std::string_view& text) {
    const auto end = std::min(text.find_first_not_of("0123456789"), text.size());
    text.remove_prefix(end);
    return end > 0;
}

/// Takes one of these letters off the front of a text. Returns whether there was one.
inline bool take_any(std::string_view& text, std::string_view letters) {
    const bool is_there = !text.empty() && letters.find(text.front()) != letters.npos;
    if (is_there) text.remove_prefix(1);
    return is_there;
}

/// Whether a text is a fraction as JSON has it, but for zeros before it.
inline bool is_fraction(std::string_view text) {
    take_any(text, "-");
    if (!take_digits(text)) return false;
    if (take_any(text, ".") && !take_digits(text)) return false;
    if (take_any(text, "eE")) {
        take_any(text, "+-");
        if (!take_digits(text)) return false;
    }
    return text.empty();
}

} // namespace detail

/// A number as it is written in digits, and nothing beside it: no white space, no plus, no other base. A
/// whole number has a minus before it or not; any other may have a fraction and an exponent, and is finite.
/// Nothing for what is none, or does not fit.
template <class Number>
std::optional<Number> read_number(std::string_view text) {
    Number number{};
    if constexpr (std::is_integral_v<Number>) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool is_whole = error == std::errc{} && end == text.data() + text.size();
        if (!is_whole || (number == 0 && text.front() == '-')) return std::nullopt;
    } else {
        if (!detail::is_fraction(text)) return std::nullopt;
        // Not every standard library reads these by std::from_chars.
        number = static_cast<Number>(std::strtod(std::string(text).c_str(), nullptr));
        if (!std::isfinite(number)) return std::nullopt;
    }
    return number;
}

/// As messages name what `read_number` reads.
template <class Number>
std::string number_name() {
    if (std::is_unsigned_v<Number>)
        return "a whole number from 0 to " + std::to_string(std::numeric_limits<Number>::max());
    return std::is_integral_v<Number> ? "a whole number" : "a number";
}

} // namespace forethought::cli
