#include "engine/othello/book/installed_book.h"
#include "engine/othello/patterns/installed_weights.h"
#include "engine/protocol/nboard/native/serve.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

namespace {

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

/// The program that Othello viewers start: the strongest rung. Its weights and its opening book are read from
/// the files that are named, or from where the program was built; it plays without a book, too.
int main(int argc, char** argv) {
    const char* weights = argc > 1 ? argv[1] : FORETHOUGHT_SOURCE_DIR "/engine/othello/data/patterns.bin";
    if (!is_taken(weights, forethought::othello::install_weights(read(weights)))) return 2;
    const char* book = argc > 2 ? argv[2] : FORETHOUGHT_SOURCE_DIR "/engine/othello/data/book.bin";
    if (const auto bytes = read(book); argc > 2 || !bytes.empty())
        if (!is_taken(book, forethought::othello::install_book(bytes))) return 2;
    forethought::nboard::serve(forethought::othello::ladder().back().switches, 1);
    return 0;
}
