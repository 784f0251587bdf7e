#include "engine/cli/command.h"

#include <iostream>

namespace forethought::cli {

void print_json(const nlohmann::json& object) {
    std::cout << object.dump() << std::endl;
}

} // namespace forethought::cli
