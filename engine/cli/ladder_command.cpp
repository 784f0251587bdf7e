#include "engine/cli/games.h"
#include "engine/cli/match_options.h"
#include "engine/cli/match_runner.h"
#include "engine/cli/measuring.h"
#include "engine/cli/rungs.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>

namespace forethought::cli {

namespace {

struct Options : MatchOptions {
    /// The rung that is to be measured, if not all of them.
    std::optional<int> only;
};

/// Plays every rung, or the one that is asked for, against the one and the two below it.
template <Game G>
nlohmann::json climb(const Options& options) {
    const MatchSettings settings = options.settings();
    const auto asked_for = rungs_asked_for<G>(options.only);
    Measuring<G> measuring(options.game, options.save);
    nlohmann::json matches = nlohmann::json::array();
    const auto rungs = G::ladder();
    for (const auto& a : asked_for) {
        const auto place = static_cast<std::size_t>(&a - rungs.data());
        for (std::size_t below = 1; below <= std::min<std::size_t>(2, place); ++below) {
            const auto& b = rungs[place - below];
            matches.push_back(
                measuring.take(facts_of(options.game, a.number, b.number, settings),
                               {{"a_signature", a.number}, {"b_signature", b.number}},
                               [&] { return figures_of(run_match<G>(a, b, settings, options.jobs)); }));
            std::cout << to_line(matches.back()) << std::endl;
        }
    }
    return matches;
}

void run(const Options& options) {
    with_opponents(options.game, [&]<class G>(std::type_identity<G>) {
        const nlohmann::json matches = climb<G>(options);
        if (options.json) print_json({{"game", options.game}, {"matches", matches}});
    });
}

} // namespace

void add_ladder(CLI::App& program) {
    CLI::App* command = program.add_subcommand("ladder", "every rung against the one and the two below it");
    const auto options = std::make_shared<Options>();
    add_match_options(*command, *options);
    command->add_option("--only", options->only, "the one rung that is set against those below it");
    command->callback([options] { run(*options); });
}

} // namespace forethought::cli
