#include "engine/cli/games.h"
#include "engine/cli/match_options.h"
#include "engine/cli/match_runner.h"
#include "engine/cli/measuring.h"
#include "engine/cli/rungs.h"
#include "engine/cli/shard_writer.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace forethought::cli {

namespace {

struct LadderOptions : MatchOptions {
    /// The rung that is to be measured, if not all of them.
    std::optional<int> only;
};

/// Who plays whom: every rung, or the one that is asked for, the one and the two below it.
template <Game G>
std::vector<std::pair<Rung<typename G::Switches>, Rung<typename G::Switches>>>
pairings(const LadderOptions& options) {
    const auto rungs = G::ladder();
    std::vector<std::pair<Rung<typename G::Switches>, Rung<typename G::Switches>>> pairings;
    for (const auto& a : rungs_asked_for<G>(options.only)) {
        const auto place = static_cast<std::size_t>(&a - rungs.data());
        for (std::size_t below = 1; below <= std::min<std::size_t>(2, place); ++below)
            pairings.emplace_back(a, rungs[place - below]);
    }
    return pairings;
}

template <Game G>
nlohmann::json climb(const LadderOptions& options) {
    const MatchSettings settings = options.settings();
    Measuring<G> measuring(options.game, options.save);
    nlohmann::json matches = nlohmann::json::array();
    for (const auto& [a, b] : pairings<G>(options)) {
        matches.push_back(measuring.take(
            facts_of(options.game, a.number, b.number, settings),
            {{"a_signature", a.number}, {"b_signature", b.number}},
            [&, &a = a, &b = b] { return figures_of(run_match<G>(a, b, settings, options.jobs)); }));
        std::cout << to_line(matches.back()) << std::endl;
    }
    return matches;
}

/// Plays the same part of every match.
template <Game G>
void climb_in_part(const LadderOptions& options) {
    const MatchSettings settings = options.settings();
    const Shard part = options.part();
    const auto matches = pairings<G>(options);
    nlohmann::json ladder = nlohmann::json::array();
    for (const auto& [a, b] : matches) ladder.push_back({a.number, b.number});
    for (const auto& [a, b] : matches) {
        nlohmann::json facts = facts_of(options.game, a.number, b.number, settings);
        facts["ladder"] = ladder;
        if (!write_shard<G>(a, b, settings, part, options.jobs, facts)) return;
    }
}

void run_ladder(const LadderOptions& options) {
    with_opponents(options.game, [&]<class G>(std::type_identity<G>) {
        if (options.shard) return climb_in_part<G>(options);
        const nlohmann::json matches = climb<G>(options);
        if (options.json) print_json({{"game", options.game}, {"matches", matches}});
    });
}

} // namespace

void add_ladder(Command program) {
    const Command command = program.add_command("ladder", "every rung against the one and the two below it");
    const auto options = std::make_shared<LadderOptions>();
    add_match_options(command, *options);
    add_shard(command, *options);
    command.add_option("--only", options->only, "the one rung that is set against those below it");
    command.callback([options] { run_ladder(*options); });
}

} // namespace forethought::cli
