#include "engine/cli/games.h"
#include "engine/cli/match_log.h"
#include "engine/cli/match_options.h"
#include "engine/cli/match_runner.h"
#include "engine/core/bench.h"
#include "engine/core/text.h"

#include <algorithm>
#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

struct Options : MatchOptions {
    std::string save;
};

/// Plays every rung against the one and the two below it, or takes the match from the file where the same
/// engine has played the same one.
template <Game G>
nlohmann::json climb(const Options& options) {
    const MatchSettings settings = options.settings();
    std::optional<MatchLog> log;
    std::string signature;
    if (!options.save.empty()) {
        log.emplace(options.save);
        signature = to_hex(run_bench<G>().signature);
    }
    nlohmann::json matches = nlohmann::json::array();
    const auto rungs = G::ladder();
    for (std::size_t i = 1; i < rungs.size(); ++i)
        for (std::size_t below = 1; below <= std::min<std::size_t>(2, i); ++below) {
            const auto& a = rungs[i];
            const auto& b = rungs[i - below];
            nlohmann::json facts = facts_of(options.game, a.number, b.number, settings);
            if (log) facts["signature"] = signature;
            auto match = log ? log->find(facts) : std::nullopt;
            if (!match) {
                match = facts;
                match->update(figures_of(run_match<G>(a, b, settings, options.jobs)));
                if (log) log->add(*match);
            }
            std::cout << to_line(*match) << std::endl;
            matches.push_back(*match);
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
    add_file(*command, "--save", options->save,
             "file that keeps each match as soon as it is played; matches that it holds already, of "
             "the same engine and with the same settings, are not played again");
    command->callback([options] { run(*options); });
}

} // namespace forethought::cli
