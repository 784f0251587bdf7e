#include "engine/cli/openings_options.h"
#include "engine/cli/rungs.h"
#include "engine/core/by_lot.h"
#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/othello/notation.h"
#include "engine/othello/othello.h"
#include "engine/othello/score.h"
#include "engine/othello/symmetry.h"

#include <cstdlib>
#include <iostream>
#include <set>

namespace forethought::cli {

namespace {

using namespace othello;

constexpr std::size_t kMoves = 8;
/// Half the width of the values that count as balanced.
constexpr Score kBalance = kDisc;

/// Eight moves by lot; without passes, which would leave the turn to the other side.
Position random_opening(Rng& rng) {
    Position position = standard_start();
    while (position.actions.size() < kMoves && position.outcome == Outcome::playing) {
        const Action action = action_by_lot<Othello>(position, rng);
        if (action == kPass) return random_opening(rng);
        play(position, action, nullptr);
    }
    return position;
}

bool is_balanced(const Position& position, Nodes nodes, Clock& clock) {
    const auto rung = ready_rung<Othello>(kStrongest);
    Session<Othello> session(rung.switches, 1, Blur{}, clock);
    session.set(position);
    session.begin(Limits{.nodes = nodes});
    session.advance(Budget{});
    return std::abs(session.best().score) <= kBalance;
}

} // namespace

void print_othello_openings(const OpeningsOptions& options) {
    ManualClock clock;
    Rng rng(options.seed);
    std::set<std::uint64_t> known;
    for (int found = 0; found < options.count;) {
        const Position position = random_opening(rng);
        // A short look first: most are far from balanced.
        if (position.outcome != Outcome::playing || !is_balanced(position, options.nodes / 100 + 1, clock) ||
            !is_balanced(position, options.nodes, clock) ||
            !known.insert(hash_of(representative(position.board))).second)
            continue;
        std::cout << format_moves(position) << std::endl;
        ++found;
    }
}

} // namespace forethought::cli
