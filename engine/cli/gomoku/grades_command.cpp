#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/gomoku/commands.h"
#include "engine/core/clock.h"
#include "engine/gomoku/puzzle_grade.h"

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace gomoku;

struct GradesOptions {
    std::string file = repository_file("engine/gomoku/data/puzzles.txt");
};

void run_grades(const GradesOptions& options) {
    const auto wins = read_wins(read_text(options.file));
    if (!wins) throw UsageError{options.file + ", " + wins.error()};
    SteadyClock clock;
    for (const ForcedWin& win : wins.value()) std::cout << format_grade(grade(win, clock)) << std::endl;
}

} // namespace

void add_grades(Command program) {
    const Command command = program.add_command(
        "grades", "Gomoku puzzles: what each turns on, and the lowest rung from which on all find it");
    const auto options = std::make_shared<GradesOptions>();
    command.add_option("--file", options->file, "puzzles").show_default();
    command.callback([options] { run_grades(*options); });
}

} // namespace forethought::cli
