#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/gomoku/commands.h"
#include "engine/cli/rungs.h"
#include "engine/core/session.h"
#include "engine/gomoku/forced_win.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/notation.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using namespace gomoku;

struct WinsOptions {
    std::vector<std::string> files{repository_file("engine/gomoku/data/puzzles.txt"),
                                   repository_file("engine/gomoku/data/wins.txt")};
    int rung = 140;
    Nodes nodes = 400'000;
    bool json = false;
};

/// What a rung made of one position.
struct Attempt {
    ForcedWin win;
    Action chosen{};
    /// Plies of the win that it announced; 0 when it announced none.
    Ply announced = 0;
    /// Until it announced the win, or gave up.
    Nodes nodes = 0;
    Milliseconds time = 0;

    /// Whether the move is one that is known to win.
    bool chose_well() const {
        return std::any_of(win.first.begin(), win.first.end(),
                           [&](Cell cell) { return stone_on(cell) == chosen; });
    }
    /// A win that begins quietly is proven against every reply, which takes longest: there the move decides.
    bool solved() const { return announced > 0 || (win.means == Means::quiet && chose_well()); }
};

std::vector<ForcedWin> read_files(const std::vector<std::string>& names) {
    std::vector<ForcedWin> wins;
    for (const std::string& name : names) {
        const auto read = read_wins(read_text(name));
        if (!read) throw UsageError{name + ", " + read.error()};
        wins.insert(wins.end(), read.value().begin(), read.value().end());
    }
    return wins;
}

Attempt attempt(const ForcedWin& win, const Switches& switches, Nodes nodes, SteadyClock& clock) {
    Attempt result{.win = win};
    Session<Gomoku> session(switches, 1, Blur{}, clock);
    session.set(win.position);
    const Milliseconds began = clock.now();
    session.begin(Limits{.nodes = nodes});
    // The first announcement counts, not what makes the win shorter after that.
    const auto announces = [&] { return is_win(static_cast<Score>(session.best().score)); };
    while (!announces() && session.advance(Budget{.nodes = 32})) {
    }
    result.time = clock.now() - began;
    result.nodes = session.info().nodes_of_root;
    result.chosen = session.best().action;
    if (announces()) result.announced = plies_to_end(static_cast<Score>(session.best().score));
    return result;
}

template <class Value>
auto median_and_most(const std::vector<Attempt>& attempts, Value value) {
    std::vector<decltype(value(Attempt{}))> values;
    for (const Attempt& one : attempts)
        if (one.solved()) values.push_back(value(one));
    std::sort(values.begin(), values.end());
    if (values.empty()) values.push_back({});
    return std::pair(values[values.size() / 2], values.back());
}

void print_lines(const std::vector<Attempt>& attempts) {
    std::cout << std::left << std::setw(24) << "position" << std::setw(8) << "kind" << std::right
              << std::setw(6) << "known" << std::setw(11) << "announced" << std::setw(7) << "move"
              << std::setw(10) << "nodes" << std::setw(10) << "ms"
              << "\n";
    for (const Attempt& one : attempts) {
        const std::string move = format_action(one.win.position, one.chosen);
        std::cout << std::left << std::setw(24) << one.win.id << std::setw(8) << name_of(one.win.means)
                  << std::right << std::setw(6) << one.win.plies << std::setw(11)
                  << (one.announced > 0 ? std::to_string(one.announced)
                      : one.solved()    ? "move only"
                                        : "-")
                  << std::setw(7) << move << std::setw(10) << one.nodes << std::setw(10) << std::fixed
                  << std::setprecision(2) << one.time << "\n";
    }
}

nlohmann::json to_json(const Attempt& one) {
    return {{"id", one.win.id},
            {"kind", name_of(one.win.means)},
            {"plies", one.win.plies},
            {"announced", one.announced},
            {"move", format_action(one.win.position, one.chosen)},
            {"solved", one.solved()},
            {"nodes", one.nodes},
            {"ms", one.time}};
}

void run_wins(const WinsOptions& options) {
    const Switches switches = rung_of<Gomoku>(options.rung).switches;
    SteadyClock clock;
    std::vector<Attempt> attempts;
    for (const ForcedWin& win : read_files(options.files))
        attempts.push_back(attempt(win, switches, options.nodes, clock));
    const auto count = [&](auto holds) { return std::count_if(attempts.begin(), attempts.end(), holds); };
    const auto solved = count([](const Attempt& one) { return one.solved(); });
    const auto announced = count([](const Attempt& one) { return one.announced > 0; });
    const auto nodes = median_and_most(attempts, [](const Attempt& one) { return one.nodes; });
    const auto time = median_and_most(attempts, [](const Attempt& one) { return one.time; });
    if (options.json) {
        auto positions = nlohmann::json::array();
        for (const Attempt& one : attempts) positions.push_back(to_json(one));
        return print_json({{"rung", options.rung},
                           {"nodes_limit", options.nodes},
                           {"positions", attempts.size()},
                           {"solved", solved},
                           {"announced", announced},
                           {"median_nodes", nodes.first},
                           {"most_nodes", nodes.second},
                           {"median_ms", time.first},
                           {"most_ms", time.second},
                           {"wins", positions}});
    }
    print_lines(attempts);
    std::cout << "rung " << options.rung << ", " << options.nodes << " nodes: " << solved << " of "
              << attempts.size() << " solved, " << announced << " announced; of the solved, median "
              << nodes.first << " nodes and " << time.first << " ms, most " << nodes.second << " nodes and "
              << time.second << " ms\n";
}

} // namespace

void add_wins(Command program) {
    const Command command = program.add_command(
        "wins", "a rung before Gomoku positions that are won by force: what it finds, and how soon");
    const auto options = std::make_shared<WinsOptions>();
    add_files(command, "--file", options->files, "files of positions").show_default();
    add_rung(command, options->rung, "the rung");
    command.add_option("--nodes", options->nodes, "nodes for each position")
        .check(in_range(1.0, 1e12))
        .show_default();
    add_json(command, options->json);
    command.callback([options] { run_wins(*options); });
}

} // namespace forethought::cli
