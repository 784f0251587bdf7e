#pragma once

#include "tests/fuzz/target.h"

#include <cstdio>
#include <filesystem>
#include <string>
#include <unistd.h>

namespace forethought::fuzz {

/// An input as a file, for what reads files only. Returns its path.
inline std::string file_of(Input input) {
    static const std::string path =
        (std::filesystem::temp_directory_path() / ("forethought_fuzz_" + std::to_string(::getpid())))
            .string();
    static const struct Gone {
        ~Gone() { std::remove(path.c_str()); }
    } gone;
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    require(file != nullptr);
    if (!input.empty()) require(std::fwrite(input.data(), 1, input.size(), file) == input.size());
    require(std::fclose(file) == 0);
    return path;
}

} // namespace forethought::fuzz
