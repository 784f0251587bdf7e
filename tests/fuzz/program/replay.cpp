#include "engine/core/stored_file.h"
#include "tests/fuzz/target.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

/// Has every target take what its folder of the corpus holds. A fault ends the program; so does a target
/// without a folder, and a folder without a target.
int main(int count, char** arguments) {
    namespace fs = std::filesystem;
    if (count != 2) return 2;
    const fs::path corpus = arguments[1];
    const auto& targets = forethought::fuzz::targets();
    for (const auto& folder : fs::directory_iterator(corpus)) {
        const std::string name = folder.path().filename().string();
        if (std::none_of(targets.begin(), targets.end(),
                         [&](const auto& target) { return target.name == name; })) {
            std::cerr << "there is no target " << name << "\n";
            return 1;
        }
    }
    for (const auto& target : targets) {
        int inputs = 0;
        for (const auto& file : fs::directory_iterator(corpus / target.name)) {
            std::cout << target.name << " " << file.path().filename().string() << std::endl;
            target.take(forethought::read_whole(file.path(), std::size_t{1} << 24).value());
            ++inputs;
        }
        if (inputs == 0) {
            std::cerr << "nothing in the folder of " << target.name << "\n";
            return 1;
        }
    }
    return 0;
}
