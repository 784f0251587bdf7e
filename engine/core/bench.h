#pragma once

#include "engine/core/bench_plan.h"
#include "engine/core/session.h"

#include <cstdint>

namespace forethought {

/// What the fixed bench found. `signature` depends on every node count and every action, so that it is equal
/// exactly where the engines search alike: natively, under Node and in every browser.
struct BenchResult {
    std::uint64_t signature = 0;
    Nodes nodes = 0;
    int actions = 0;
};

/// Where the bench of a game begins: at starts of its own, if it has any, so that a signature says nothing of
/// which starts matches have.
template <Game G>
typename G::Position bench_start(std::uint64_t seed) {
    if constexpr (requires { G::bench_start(seed); })
        return G::bench_start(seed);
    else
        return G::start(seed);
}

/// A rung, by itself the plan's, plays against itself from the starts of a few seeds, with a limit of nodes a
/// turn.
template <Game G>
BenchResult run_bench(const Rung<typename G::Switches>& rung =
                          find_rung<typename G::Switches>(G::ladder(), bench_plan<G>().rung).value()) {
    constexpr BenchPlan plan = bench_plan<G>();
    ManualClock clock;
    BenchResult result;
    for (std::uint64_t seed = 1; seed <= plan.starts; ++seed) {
        typename G::Position position = bench_start<G>(seed);
        Session<G> session(rung.switches, seed, Blur{}, clock);
        session.set(position);
        int turns = -plan.lead;
        while (turns < plan.turns_a_start && G::outcome(position) == Outcome::playing) {
            session.begin(turns < 0 ? Limits{.depth = 1} : Limits{.nodes = plan.nodes_a_turn});
            session.advance(Budget{});
            const auto best = session.best();
            const Nodes nodes = session.info().nodes_of_root;
            if (turns >= 0) {
                result.nodes += nodes;
                ++result.actions;
            }
            result.signature = mix(result.signature, nodes);
            result.signature = mix(result.signature, static_cast<std::uint64_t>(G::encode(best.action)));
            const Side side = G::side_to_move(position);
            G::play(position, best.action, nullptr);
            session.play(best.action);
            if (ends_turn<G>(side, position)) ++turns;
        }
        result.signature = mix(result.signature, G::hash(position));
    }
    return result;
}

} // namespace forethought
