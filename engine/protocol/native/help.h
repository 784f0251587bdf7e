#pragma once

#include <iostream>
#include <string_view>

namespace forethought::protocol {

/// Whether a program was started to be explained: then it has been, in these words.
inline bool has_explained(int argc, char** argv, std::string_view words) {
    if (argc != 2 || std::string_view(argv[1]) != "--help") return false;
    std::cout << words;
    return true;
}

} // namespace forethought::protocol
