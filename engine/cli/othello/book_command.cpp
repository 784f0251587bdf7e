#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/othello/archive_files.h"
#include "engine/cli/othello/book_maker.h"
#include "engine/cli/othello/commands.h"

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace othello;

/// Boards between two lines about how far it has come.
constexpr std::size_t kBoardsALine = 500;

struct BookOptions {
    BookWishes wishes;
    std::string archive;
    std::string output;
};

void run_book(const BookOptions& options) {
    require_writable(options.output);
    BookMaker maker(options.wishes);
    std::size_t games = 0;
    for (const auto& path : archive_files(options.archive)) {
        const auto archive = read_archive(read_bytes(path));
        if (!archive) throw UsageError{path + ", " + archive.error()};
        for (const ArchivedGame& game : archive.value().games) maker.add(game);
        games += archive.value().games.size();
    }
    const Book book = maker.make([](std::size_t done, std::size_t of) {
        if (done % kBoardsALine == 0) std::cerr << done << " of " << of << " boards valued" << std::endl;
    });
    const auto file = write_book(book);
    write_bytes(options.output, file);
    std::cout << games << " games, " << book.size() << " boards, " << file.size() << " bytes\n";
}

} // namespace

void add_book(Command program) {
    const Command command = program.add_command(
        "book", "Othello: makes an opening book out of an archive of games, valued by the engine");
    const auto options = std::make_shared<BookOptions>();
    BookWishes& wishes = options->wishes;
    add_file(command, "--archive", options->archive, "the folder of the archive's files (.wtb)").required();
    add_file(command, "--output", options->output, "the file to write the book to").required();
    command.add_option("--games", wishes.least_games, "games that a board has to come up in")
        .check(in_range(1, 1'000'000))
        .show_default();
    command.add_option("--plies", wishes.plies, "discs placed, at most")
        .check(in_range(1, 39))
        .show_default();
    add_rung(command, wishes.rung, "the rung that values boards");
    command.add_option("--nodes", wishes.nodes, "nodes that it has for each")
        .check(in_range(1.0, 1e12))
        .show_default();
    command
        .add_option(
            "--loss", wishes.loss,
            "how much worse than the best move another may be that is gone on after, hundredths of a disc")
        .check(in_range(0, 6400))
        .show_default();
    command.add_option("--unit", wishes.unit, "what values are rounded to, hundredths of a disc")
        .check(in_range(1, 100))
        .show_default();
    command.callback([options] { run_book(*options); });
}

} // namespace forethought::cli
