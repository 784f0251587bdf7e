#include "engine/cli/files.h"
#include "engine/cli/gomoku/book_grower.h"
#include "engine/cli/gomoku/commands.h"
#include "engine/cli/options.h"
#include "engine/cli/usage_error.h"

#include <iostream>
#include <memory>
#include <string>

namespace forethought::cli {

namespace {

using namespace gomoku;

/// Positions between two savings, and between two lines about how far it has come.
constexpr int kPositionsALine = 100;

struct GrowOptions {
    GrowthWishes wishes;
    std::string from;
    std::string output;
};

Book known_book(const std::string& path) {
    if (path.empty()) return Book({});
    auto book = Book::load(read_bytes(path));
    if (!book) throw UsageError{path + ", " + book.error()};
    return std::move(book.value());
}

void run_grow(const GrowOptions& options) {
    if (options.wishes.least_nodes > options.wishes.most_nodes)
        throw UsageError{"--nodes asks for more than --most-nodes"};
    require_writable(options.output);
    BookGrower grower(options.wishes, known_book(options.from));
    grower.grow([&](const BookGrower& grown) {
        if (grown.size() % kPositionsALine != 0 || grown.size() <= grown.taken_over()) return;
        write_bytes(options.output, write_book(grown.book()));
        std::cerr << grown.size() << " positions, likelihood " << grown.likelihood() << std::endl;
    });
    const auto bytes = write_book(grower.book());
    write_bytes(options.output, bytes);
    std::cout << grower.size() << " positions, " << bytes.size() << " bytes\n";
}

} // namespace

void add_grow(Command program) {
    const Command command =
        program.add_command("grow", "Gomoku: grows an opening book by the engine's own searches");
    const auto options = std::make_shared<GrowOptions>();
    GrowthWishes& wishes = options->wishes;
    add_file(command, "--output", options->output, "the file to write the book to").required();
    add_file(command, "--from", options->from,
             "a book whose answers are taken over, instead of searching again");
    command.add_option("--positions", wishes.positions, "positions to answer")
        .check(in_range(1, 1'000'000))
        .show_default();
    add_rung(command, wishes.rung, "the rung that searches for what to play");
    command.add_option("--nodes", wishes.least_nodes, "nodes that it has for a position at least")
        .check(in_range(1.0, 1e12))
        .show_default();
    command.add_option("--most-nodes", wishes.most_nodes, "and for one that comes up often")
        .check(in_range(1.0, 1e12))
        .show_default();
    command.callback([options] { run_grow(*options); });
}

} // namespace forethought::cli
