#include "tests/fuzz/target.h"

#include <cstring>
#include <iostream>

/// What libFuzzer calls. The first argument is the target's name; without one, the names are listed.

static const forethought::fuzz::Target* g_target = nullptr;

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
    const char* const name = *count > 1 ? (*arguments)[1] : "";
    for (const auto& target : forethought::fuzz::targets())
        if (target.name == name) g_target = &target;
    if (g_target == nullptr) {
        for (const auto& target : forethought::fuzz::targets()) std::cout << target.name << "\n";
        std::exit(*count > 1 ? 2 : 0);
    }
    // The rest is libFuzzer's.
    std::memmove(*arguments + 1, *arguments + 2, sizeof(char*) * static_cast<std::size_t>(*count - 1));
    --*count;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    g_target->take({data, size});
    return 0;
}
