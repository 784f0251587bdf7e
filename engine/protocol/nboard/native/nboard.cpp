#include "engine/othello/othello.h"
#include "engine/protocol/native/help.h"
#include "engine/protocol/native/install.h"
#include "engine/protocol/nboard/native/serve.h"

#include <filesystem>

namespace {

constexpr std::string_view kHelp =
    "nboard-forethought [WEIGHTS [BOOK [OWN_WEIGHTS]]]\n"
    "plays Othello in the NBoard protocol, line by line, with the strongest rung, by the files of the "
    "repository or by these\n";

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
        const char* const path = is_named ? argv[i + 1] : own[i];
        if (is_wanted &&
            !forethought::protocol::is_installed<forethought::Othello>("nboard-forethought", path))
            return 2;
    }
    forethought::nboard::serve(forethought::othello::ladder().back().switches, 1);
    return 0;
}
