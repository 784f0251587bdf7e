#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace forethought::cli {

/// Why a text is not read as JSON, and where.
struct JsonMistake {
    /// From 1.
    std::size_t line = 1;
    /// With the column; empty where it is no JSON at all.
    std::string what;
    /// Whether the text breaks off: what there is of it may be the beginning of JSON.
    bool is_cut = false;
};

/// The one reader of JSON. Throws `JsonMistake` for what is none, for numbers beyond those that a computer
/// reckons with, and for lists within lists within lists: what is made of such depths by a call for each
/// would take more stack than there is.
nlohmann::json read_json(std::string_view text);

} // namespace forethought::cli
