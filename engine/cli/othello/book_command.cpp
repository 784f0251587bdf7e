#include "engine/cli/book_maker.h"
#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/othello/archive_files.h"
#include "engine/cli/othello/commands.h"
#include "engine/othello/book/book.h"
#include "engine/othello/othello.h"
#include "engine/othello/training/archive.h"

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace othello;

/// Boards between two lines about how far it has come.
constexpr std::size_t kBoardsALine = 500;

struct BookOptions {
    BookWishes wishes{.least_games = 5, .plies = 26, .rung = 120, .nodes = 16'000, .loss = 100, .unit = 20};
    std::string archive;
    std::string output;
};

/// Nobody passes in a book.
struct OthelloMaking {
    using Game = Othello;
    using Rules = BookRules;

    static Position position(const Board& board) { return begin_at(board, Side::first); }
    static Cell move(Action action) { return cell_of(action); }
};

void run_book(const BookOptions& options) {
    require_writable(options.output);
    BookMaker<OthelloMaking> maker(options.wishes);
    std::size_t games = 0;
    for (const auto& path : archive_files(options.archive)) {
        const auto archive = read_archive(read_bytes(path));
        if (!archive) throw UsageError{path + ", " + archive.error()};
        for (const ArchivedGame& game : archive.value().games)
            maker.add({game.moves.begin(), game.moves.end()});
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
    add_file(command, "--archive", options->archive, "the folder of the archive's files (.wtb)").required();
    add_file(command, "--output", options->output, "the file to write the book to").required();
    add_book_wishes(command, options->wishes, "hundredths of a disc");
    command.callback([options] { run_book(*options); });
}

} // namespace forethought::cli
