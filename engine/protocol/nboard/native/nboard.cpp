#include "engine/othello/patterns/installed_weights.h"
#include "engine/protocol/nboard/native/serve.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

/// The program that Othello viewers start: the strongest rung. Its weights are read from the file that is
/// named, or from where the program was built.
int main(int argc, char** argv) {
    const char* path = argc > 1 ? argv[1] : FORETHOUGHT_SOURCE_DIR "/engine/othello/data/patterns.bin";
    std::ifstream file(path, std::ios::binary);
    const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
    const auto status = forethought::othello::install_weights(bytes);
    if (!status) {
        std::cerr << "nboard-forethought: " << path << ", " << status.error() << "\n";
        return 2;
    }
    forethought::nboard::serve(forethought::othello::ladder().back().switches, 1);
    return 0;
}
