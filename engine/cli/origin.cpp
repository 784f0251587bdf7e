#include "engine/cli/origin.h"

#include "commit_of_build.inc"

#include <array>
#include <ctime>

namespace forethought::cli {

std::string commit_of_build() {
    return kCommitOfBuild;
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    gmtime_r(&now, &date);
    std::array<char, 11> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d", &date)};
}

} // namespace forethought::cli
