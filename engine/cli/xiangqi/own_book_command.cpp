#include "engine/cli/book_maker.h"
#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/turn.h"
#include "engine/cli/usage_error.h"
#include "engine/cli/xiangqi/commands.h"
#include "engine/core/words.h"
#include "engine/xiangqi/book/book.h"
#include "engine/xiangqi/notation/iccs.h"
#include "engine/xiangqi/rules.h"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace forethought::cli {

namespace {

using namespace xiangqi;

/// Lines, or boards, between two lines about how far it has come.
constexpr std::size_t kManyALine = 100;

struct OwnBookOptions {
    BookWishes wishes{.plies = 20, .rung = 130, .nodes = 60'000, .loss = 20, .unit = 5};
    Nodes play_nodes = 20'000;
    std::string lines;
    std::string output;
};

struct XiangqiMaking {
    using Game = Xiangqi;
    using Rules = BookRules;

    static Position position(const Board& board) { return begin_at({.board = board}); }
    static Action move(Action action) { return action; }
};

/// Moves in ICCS, a line each; those that begin with # are remarks.
std::vector<std::vector<Action>> read_lines_of_moves(const std::string& path) {
    std::vector<std::vector<Action>> lines;
    int number = 0;
    read_lines(path, [&](std::string_view text, bool) {
        ++number;
        if (text.empty() || text[0] == '#') return;
        Position position = begin_at(standard_start());
        std::vector<Action> line;
        Words words(text);
        for (Word word = words.next(); !word.text.empty(); word = words.next()) {
            const auto action = parse_iccs(word.text);
            if (!action || !is_legal(position, action.value()))
                throw UsageError{title_of(path) + ", line " + std::to_string(number) + ": " +
                                 std::string(word.text) + " is not legal"};
            line.push_back(action.value());
            play(position, action.value(), nullptr);
        }
        lines.push_back(std::move(line));
    });
    return lines;
}

/// Plays a line on, up to so many plies.
void play_on(std::vector<Action>& line, const OwnBookOptions& options) {
    Position position = begin_at(standard_start());
    for (const Action action : line) play(position, action, nullptr);
    const auto rung = ready_rung<Xiangqi>(options.wishes.rung);
    while (static_cast<int>(line.size()) < options.wishes.plies && position.outcome() == Outcome::playing) {
        const auto turn = play_turn<Xiangqi>(rung, position, options.play_nodes, 1);
        line.push_back(turn.actions.front());
        position = turn.end;
    }
}

void run_own_book(const OwnBookOptions& options) {
    require_writable(options.output);
    BookMaker<XiangqiMaking> maker(options.wishes);
    auto lines = read_lines_of_moves(options.lines);
    for (std::size_t played = 0; auto& line : lines) {
        play_on(line, options);
        maker.add(line);
        if (++played % kManyALine == 0) std::cerr << played << " lines played on" << std::endl;
    }
    const Book book = maker.make([](std::size_t done, std::size_t of) {
        if (done % kManyALine == 0) std::cerr << done << " of " << of << " boards valued" << std::endl;
    });
    const auto file = write_book(book);
    write_bytes(options.output, file);
    std::cout << lines.size() << " lines, " << book.size() << " boards, " << file.size() << " bytes\n";
}

} // namespace

void add_own_book(Command program) {
    const Command command = program.add_command(
        "own-book", "Xiangqi: makes an opening book of lines that the engine plays on, and its own values");
    const auto options = std::make_shared<OwnBookOptions>();
    add_file(command, "--lines", options->lines, "the file of lines, moves in ICCS").required();
    add_file(command, "--output", options->output, "the file to write the book to").required();
    command.add_option("--play-nodes", options->play_nodes, "nodes of a move where a line is played on")
        .check(in_range(1.0, 1e12))
        .show_default();
    add_book_wishes(command, options->wishes, "hundredths of a soldier");
    command.callback([options] { run_own_book(*options); });
}

} // namespace forethought::cli
