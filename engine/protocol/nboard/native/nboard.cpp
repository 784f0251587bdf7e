#include "engine/othello/othello.h"
#include "engine/protocol/native/help.h"
#include "engine/protocol/nboard/native/serve.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

namespace {

constexpr std::string_view kHelp =
    "nboard-forethought [WEIGHTS [BOOK [OWN_WEIGHTS]]]\n"
    "plays Othello in the NBoard protocol, line by line, with the strongest rung, by the files of the "
    "repository or by these\n";

std::vector<std::uint8_t> read(const char* path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Says so where a file was refused.
bool is_taken(const char* path, const forethought::Status& status) {
    if (!status) std::cerr << "nboard-forethought: " << path << ", " << status.error() << "\n";
    return status.ok();
}

} // namespace

/// The program that Othello viewers start: the strongest rung. Its weights, its opening book and the weights
/// that own games have taught are read from the files that are named, or from where the program was built; it
/// plays without the latter two as well.
int main(int argc, char** argv) {
    if (forethought::protocol::has_explained(argc, argv, kHelp)) return 0;
    const char* weights = argc > 1 ? argv[1] : FORETHOUGHT_SOURCE_DIR "/engine/othello/data/patterns.bin";
    if (!is_taken(weights, forethought::Othello::install_weights(read(weights)))) return 2;
    const char* const further[] = {FORETHOUGHT_SOURCE_DIR "/engine/othello/data/book.bin",
                                   FORETHOUGHT_SOURCE_DIR "/engine/othello/data/own_patterns.bin"};
    for (int i = 0; i < 2; ++i) {
        const bool is_named = argc > i + 2;
        const char* const path = is_named ? argv[i + 2] : further[i];
        if (const auto bytes = read(path); is_named || !bytes.empty())
            if (!is_taken(path, forethought::Othello::install_weights(bytes))) return 2;
    }
    forethought::nboard::serve(forethought::othello::ladder().back().switches, 1);
    return 0;
}
