#include "engine/cli/command.h"

#include <iostream>

namespace forethought::cli {

void print_json(const nlohmann::json& object) {
    std::cout << object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << std::endl;
}

} // namespace forethought::cli
