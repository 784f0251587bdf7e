#include "engine/cli/fields.h"

#include "engine/core/quoted.h"

namespace forethought::cli {

using nlohmann::json;

Status check_fields(const json& object, std::span<const Field> fields) {
    for (const Field& field : fields) {
        const auto found = object.find(field.name);
        if (found == object.end()) {
            if (field.is_needed) return Error{std::string("it has no ") + field.name};
        } else if (!field.kind.holds(*found)) {
            return Error{std::string(field.name) + " is " + shown(*found) + ", not " +
                         std::string(field.kind.name)};
        }
    }
    return success();
}

std::string shown(const json& value) {
    return one_line(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

} // namespace forethought::cli
