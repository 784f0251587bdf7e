#include "engine/core/quoted.h"
#include "engine/core/stored_file.h"
#include "engine/othello/othello.h"
#include "engine/protocol/native/help.h"
#include "engine/protocol/nboard/native/serve.h"

#include <filesystem>
#include <iostream>

namespace {

constexpr std::string_view kHelp =
    "nboard-forethought [WEIGHTS [BOOK [OWN_WEIGHTS]]]\n"
    "plays Othello in the NBoard protocol, line by line, with the strongest rung, by the files of the "
    "repository or by these\n";

using forethought::Status;

/// More than any file of weights has.
constexpr std::size_t kMostBytes = std::size_t{64} << 20;

Status install(const char* path) {
    const auto bytes = forethought::read_whole(path, kMostBytes);
    return bytes ? forethought::Othello::install_weights(bytes.value()) : forethought::Error{bytes.error()};
}

/// Installs a file. Says so where it was refused.
bool is_installed(const char* path) {
    const Status status = install(path);
    if (!status)
        std::cerr << "nboard-forethought: " << forethought::shown_path(path) << ", " << status.error()
                  << "\n";
    return status.ok();
}

} // namespace

/// The program that Othello viewers start: the strongest rung. Its weights, its opening book and the weights
/// that own games have taught are read from the files that are named, or from where the program was built; it
/// plays without the latter two as well.
int main(int argc, char** argv) {
    if (forethought::protocol::has_explained(argc, argv, kHelp)) return 0;
    const char* const own[] = {FORETHOUGHT_SOURCE_DIR "/engine/othello/data/patterns.bin",
                               FORETHOUGHT_SOURCE_DIR "/engine/othello/data/book.bin",
                               FORETHOUGHT_SOURCE_DIR "/engine/othello/data/own_patterns.bin"};
    for (int i = 0; i < 3; ++i) {
        const bool is_named = argc > i + 1;
        std::error_code problem;
        const bool is_wanted = i == 0 || is_named || std::filesystem::exists(own[i], problem);
        if (is_wanted && !is_installed(is_named ? argv[i + 1] : own[i])) return 2;
    }
    forethought::nboard::serve(forethought::othello::ladder().back().switches, 1);
    return 0;
}
