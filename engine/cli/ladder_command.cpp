#include "engine/cli/games.h"
#include "engine/cli/match_options.h"
#include "engine/cli/match_runner.h"

#include <algorithm>

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

void run(const MatchOptions& options) {
    const MatchSettings settings = options.settings();
    with_game(options.game, [&]<class G>(std::type_identity<G>) {
        nlohmann::json matches = nlohmann::json::array();
        const auto rungs = G::ladder();
        for (std::size_t i = 1; i < rungs.size(); ++i)
            for (std::size_t below = 1; below <= std::min<std::size_t>(2, i); ++below) {
                const auto& a = rungs[i];
                const auto& b = rungs[i - below];
                const std::string title = std::to_string(a.number) + " against " + std::to_string(b.number);
                const MatchResult result = run_match<G>(a, b, settings, options.jobs, title);
                matches.push_back(to_json(options.game, a.number, b.number, settings, result));
                std::cout << to_line(a.number, b.number, result) << std::endl;
            }
        if (options.json) print_json({{"game", options.game}, {"matches", matches}});
    });
}

} // namespace

void add_ladder(CLI::App& program) {
    CLI::App* command = program.add_subcommand("ladder", "every rung against the one and the two below it");
    const auto options = std::make_shared<MatchOptions>();
    add_match_options(*command, *options);
    command->callback([options] { run(*options); });
}

} // namespace forethought::cli
