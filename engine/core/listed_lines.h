#pragma once

#include "engine/core/result.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace forethought {

/// Reads a list, each line by `read`, which returns a `Result`; empty lines and those that begin with # are
/// left out. Error: the line and the reason, with `fault` between them.
template <class Read>
auto read_listed(std::string_view text, const Read& read, std::string_view fault = "") {
    using Item = std::remove_cvref_t<decltype(read(std::string()).value())>;
    std::vector<Item> items;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        if (line.empty() || line.front() == '#') continue;
        auto item = read(std::string(line));
        if (!item)
            return Result<std::vector<Item>>(
                Error{"line " + std::to_string(number) + std::string(fault) + ": " + item.error()});
        items.push_back(std::move(item.value()));
    }
    return Result<std::vector<Item>>(std::move(items));
}

} // namespace forethought
