#include "engine/tactics/text/map_code.h"

#include "tests/fuzz/target.h"

namespace forethought::fuzz {

static void map_code(Input input) {
    const auto position = tactics::parse_map_code(text_of(input));
    if (!position) return;
    const std::string code = tactics::map_code(position.value());
    if (code.empty()) return;
    const auto again = tactics::parse_map_code(code);
    require(again.ok() && tactics::map_code(again.value()) == code);
}

static const Added map_code_target("map_code", map_code);

} // namespace forethought::fuzz
