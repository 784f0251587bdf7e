#include "engine/cli/openings_options.h"
#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/notation.h"

#include <cstdlib>
#include <iostream>
#include <set>

namespace forethought::cli {

namespace {

using namespace gomoku;

/// Stones of an opening; Black is to move after an even number of them.
constexpr int kFewestStones = 4;
constexpr int kMostStones = 6;
/// How far from the centre they may lie.
constexpr int kSpread = 3;
/// Half the width of the values that count as balanced; points of the evaluation.
constexpr Score kBalance = 100;

Position random_opening(Rng& rng) {
    Position position = empty_board(kUsualBoard, Rule::freestyle, Opening::free);
    const int stones = kFewestStones + 2 * static_cast<int>(rng.below((kMostStones - kFewestStones) / 2 + 1));
    while (position.stones < stones) {
        const auto offset = [&] { return static_cast<int>(rng.below(2 * kSpread + 1)) - kSpread; };
        const int x = kUsualBoard / 2 + offset();
        const int y = kUsualBoard / 2 + offset();
        if (is_empty(position, cell_at(x, y))) play(position, stone_on(cell_at(x, y)), nullptr);
    }
    return position;
}

Session<Gomoku> strongest(std::uint64_t seed, Clock& clock) {
    const auto& rung = Gomoku::ladder().back();
    return Session<Gomoku>(rung.switches, seed, Blur(seed, rung.number), clock);
}

/// The engine against itself, with eyes a little other in every game.
Outcome play_out(Position position, Nodes nodes, std::uint64_t seed, Clock& clock) {
    auto session = strongest(seed, clock);
    session.set(position);
    while (position.outcome == Outcome::playing) {
        session.begin(Limits{.nodes = nodes});
        session.advance(Budget{});
        const Action best = session.best().action;
        play(position, best, nullptr);
        session.play(best);
    }
    return position.outcome;
}

/// Whether the value is about even, and games at two lengths of thought are won by either colour.
bool is_balanced(const Position& position, const OpeningsOptions& options, std::uint64_t seed, Clock& clock) {
    auto session = strongest(seed, clock);
    session.set(position);
    session.begin(Limits{.nodes = options.nodes});
    session.advance(Budget{});
    if (std::abs(session.best().score) > kBalance) return false;
    const Outcome one = play_out(position, options.nodes / 4, mix(seed, 1), clock);
    return one != play_out(position, options.nodes, mix(seed, 2), clock);
}

} // namespace

void print_gomoku_openings(const OpeningsOptions& options) {
    ManualClock clock;
    Rng rng(options.seed);
    std::set<std::uint64_t> known;
    for (int found = 0; found < options.count;) {
        const Position position = random_opening(rng);
        if (!is_balanced(position, options, rng.next(), clock) || !known.insert(hash(position)).second)
            continue;
        std::string line;
        for (const Action action : position.actions)
            line += (line.empty() ? "" : " ") + format_action(position, action);
        std::cout << line << std::endl;
        ++found;
    }
}

} // namespace forethought::cli
