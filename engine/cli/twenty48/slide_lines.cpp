#include "engine/cli/twenty48/slide_lines.h"

#include "engine/cli/fields.h"
#include "engine/cli/usage_error.h"

#include <algorithm>

namespace forethought::cli {

namespace {

bool is_of_letters(const nlohmann::json& value) {
    return value.is_string() && value.get_ref<const std::string&>().find_first_not_of(
                                    twenty48::kSlideLetters) == std::string::npos;
}

constexpr Kind kSlides{"a list of texts of the letters URDL", [](const nlohmann::json& value) {
                           return value.is_array() && std::all_of(value.begin(), value.end(), is_of_letters);
                       }};
constexpr Field kFields[] = {{"slides", kSlides}};

} // namespace

nlohmann::json slide_line(const twenty48::PlayedSlides& played) {
    return {{"slides", played}};
}

twenty48::PlayedSlides parse_slides(const nlohmann::json& line) {
    value_or_usage_error(check_fields(line, kFields));
    return line["slides"].get<twenty48::PlayedSlides>();
}

} // namespace forethought::cli
