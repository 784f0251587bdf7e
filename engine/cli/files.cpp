#include "engine/cli/files.h"

#include "engine/cli/command.h"

#include <fstream>
#include <iterator>

namespace forethought::cli {

std::vector<std::uint8_t> read_bytes(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
    if (!file.is_open() || file.bad()) throw UsageError{"cannot read " + path};
    return bytes;
}

std::string repository_file(std::string_view path) {
    return std::string(FORETHOUGHT_SOURCE_DIR) + "/" + std::string(path);
}

} // namespace forethought::cli
