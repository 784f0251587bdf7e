#include "engine/cli/weights.h"

#include <fstream>
#include <iterator>

namespace forethought::cli {

std::vector<std::uint8_t> read_bytes(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
    if (!file.is_open() || file.bad()) throw UsageError{"cannot read the weights " + path};
    return bytes;
}

std::string default_weights(std::string_view weights_file) {
    return std::string(FORETHOUGHT_SOURCE_DIR) + "/" + std::string(weights_file);
}

} // namespace forethought::cli
