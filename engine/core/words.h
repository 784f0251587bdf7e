#pragma once

#include "engine/core/quoted.h"
#include "engine/core/result.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reading text forms: words with the lines on which they stand.
namespace forethought {

struct Word {
    std::string_view text;
    /// From 1.
    int line = 1;
};

/// The words of a text one by one; behind the last one there are empty ones on the last line.
class Words {
  public:
    explicit Words(std::string_view text) {
        constexpr std::string_view space = " \t\r\n";
        int line = 1;
        for (std::size_t i = 0; i < text.size();) {
            if (text[i] == '\n') ++line;
            if (space.find(text[i]) != std::string_view::npos) {
                ++i;
                continue;
            }
            const auto end = std::min(text.find_first_of(space, i), text.size());
            words_.push_back({text.substr(i, end - i), line});
            i = end;
        }
    }

    Word next() {
        if (next_ < words_.size()) return words_[next_++];
        return {"", words_.empty() ? 1 : words_.back().line};
    }

  private:
    std::vector<Word> words_;
    std::size_t next_ = 0;
};

inline Error error_at(int line, const std::string& what) {
    return Error{"line " + std::to_string(line) + ": " + what};
}

/// A whole number in the only form it has: without leading zeros.
template <class Number = int>
std::optional<Number> to_number(std::string_view word) {
    if (word.size() > 1 && word.front() == '0') return std::nullopt;
    Number number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return number;
}

/// The number of a word among names.
template <std::size_t N>
std::optional<std::size_t> find_name(const std::array<std::string_view, N>& names, std::string_view word) {
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == word) return i;
    return std::nullopt;
}

} // namespace forethought
