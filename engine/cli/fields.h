#pragma once

#include "engine/core/result.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <string_view>

/// What the objects of files must hold, said as tables.
namespace forethought::cli {

/// A kind of value, as messages name it.
struct Kind {
    std::string_view name;
    bool (*holds)(const nlohmann::json& value);
};

inline constexpr Kind kText{"a text", [](const nlohmann::json& value) { return value.is_string(); }};
inline constexpr Kind kCount{"a whole number",
                             [](const nlohmann::json& value) { return value.is_number_integer(); }};
inline constexpr Kind kNumber{"a number", [](const nlohmann::json& value) { return value.is_number(); }};

/// A value that an object has under a name.
struct Field {
    const char* name;
    const Kind& kind;
    bool is_needed = true;
};

/// Whether an object holds these fields, and maybe others. Error: the first one that is missing or of another
/// kind.
Status check_fields(const nlohmann::json& object, std::span<const Field> fields);

/// A value, short enough and clean enough for a message.
std::string shown(const nlohmann::json& value);

} // namespace forethought::cli
