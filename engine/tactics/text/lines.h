#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace forethought::tactics {

using Words = std::vector<std::string_view>;

struct Line {
    int number = 0;
    Words words;
};

/// Lines of a text that have words, with their numbers from 1.
inline std::vector<Line> split(std::string_view text) {
    std::vector<Line> lines;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const auto end = text.find('\n');
        std::string_view rest = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        Line line{number, {}};
        while (true) {
            const auto begin = rest.find_first_not_of(" \t\r");
            if (begin == std::string_view::npos) break;
            rest.remove_prefix(begin);
            const auto length = std::min(rest.find_first_of(" \t\r"), rest.size());
            line.words.push_back(rest.substr(0, length));
            rest.remove_prefix(length);
        }
        if (!line.words.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace forethought::tactics
