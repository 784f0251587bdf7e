#include "engine/cli/command.h"
#include "engine/cli/games.h"
#include "engine/cli/rungs.h"
#include "engine/core/bench.h"
#include "engine/core/text.h"

#include <iostream>
#include <memory>
#include <optional>

namespace forethought::cli {

namespace {

struct BenchOptions {
    std::string game;
    std::optional<int> rung;
    bool json = false;
};

void run_bench(const BenchOptions& options) {
    SteadyClock clock;
    const Milliseconds began = clock.now();
    const BenchResult bench = with_game(options.game, [&]<class G>(std::type_identity<G>) {
        return run_bench<G>(ready_rung<G>(options.rung.value_or(bench_plan<G>().rung)));
    });
    const double seconds = (clock.now() - began) / 1000;
    const double speed = static_cast<double>(bench.nodes) / seconds;
    if (options.json)
        print_json({{"game", options.game},
                    {"signature", to_hex(bench.signature)},
                    {"nodes", bench.nodes},
                    {"seconds", seconds},
                    {"nodes_per_second", speed}});
    else
        std::cout << options.game << ": signature " << to_hex(bench.signature) << ", " << bench.nodes
                  << " nodes in " << seconds << " s, " << static_cast<std::int64_t>(speed)
                  << " nodes a second\n";
}

} // namespace

void add_bench(Command program) {
    const Command command = program.add_command("bench", "a fixed search: its signature and its speed");
    const auto options = std::make_shared<BenchOptions>();
    add_game(command, options->game);
    command.add_option("--ai,--rung", options->rung,
                       "the rung that plays, if not the one that benches are of");
    add_json(command, options->json);
    command.callback([options] { run_bench(*options); });
}

} // namespace forethought::cli
