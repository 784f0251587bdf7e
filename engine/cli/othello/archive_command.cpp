#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/origin.h"
#include "engine/cli/othello/commands.h"
#include "engine/othello/notation.h"
#include "engine/othello/training/archive_writer.h"

#include <cstdio>
#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace othello;

struct ArchiveOptions {
    std::string read;
    std::string write;
    std::string games = std::string(kStandardInput);
    int empties = 20;
    int year = 0;
};

/// Prints the games of a file, their moves one after the other, each on a line.
void read(const std::string& path) {
    const auto archive = read_archive(read_bytes(path));
    if (!archive) throw UsageError{title_of(path) + ": " + archive.error()};
    for (const ArchivedGame& game : archive.value().games) {
        std::string moves;
        for (const Cell cell : game.moves) moves += format_cell(cell);
        std::cout << moves << "\n";
    }
}

ArchivedGames games_of(const ArchiveOptions& options) {
    ArchivedGames archive{.empties = options.empties};
    int number = 0;
    read_lines(options.games, [&](std::string_view line, bool) {
        ++number;
        if (line.empty()) return;
        const std::string where = title_of(options.games) + ", line " + std::to_string(number) + ": ";
        const auto position = play_moves(standard_start(), line);
        if (!position) throw UsageError{where + position.error()};
        const auto game = archived(position.value(), options.empties);
        if (!game) throw UsageError{where + "the game is not over"};
        archive.games.push_back(*game);
    });
    return archive;
}

void write(const ArchiveOptions& options) {
    require_writable(options.write);
    ArchiveHead head;
    std::sscanf(today().c_str(), "%d-%d-%d", &head.year, &head.month, &head.day);
    head.year_of_games = options.year > 0 ? options.year : head.year;
    const ArchivedGames archive = games_of(options);
    write_bytes(options.write, write_archive(archive, head));
    std::cout << archive.games.size() << " games\n";
}

void run_archive(const ArchiveOptions& options) {
    if (options.read.empty() == options.write.empty())
        throw UsageError{"a file of the archive is either read or written: --read or --write"};
    if (options.write.empty())
        read(options.read);
    else
        write(options);
}

} // namespace

void add_archive(Command program) {
    const Command command = program.add_command(
        "archive", "Othello: games of a file of the WTHOR archive (.wtb) as lists of moves, and back");
    const auto options = std::make_shared<ArchiveOptions>();
    add_file(command, "--read", options->read, "the file whose games are printed, f5d6c3..., a line each");
    add_file(command, "--write", options->write, "the file to write");
    add_file(command, "--games", options->games, "what to write into it: finished games as such lines")
        .show_default();
    command
        .add_option("--empties", options->empties,
                    "how many cells are empty where perfect play begins that the file tells of")
        .check(in_range(0, 24))
        .show_default();
    command.add_option("--year", options->year, "when the games were played (default: this year)")
        .check(in_range(1900, 9999));
    command.callback([options] { run_archive(*options); });
}

} // namespace forethought::cli
