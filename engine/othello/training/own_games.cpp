#include "engine/othello/training/own_games.h"

#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/othello/othello.h"

namespace forethought::othello {

namespace {

/// A game begins with so many moves by lot.
constexpr std::uint32_t kFewestLotted = 2;
constexpr std::uint32_t kMostLotted = 13;
/// From there on one move of so many is by lot.
constexpr std::uint32_t kOneByLot = 8;

/// Boards with so many empty cells and fewer are solved; with two more that would take most of the time.
constexpr int kSolvedEmpties = 12;

Action by_lot(Rng& rng, const Position& position) {
    const auto actions = legal_actions(position);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

} // namespace

std::vector<Sample> OwnGames::play(std::uint64_t number) {
    const std::uint64_t seed = mix(play_.seed, number);
    Rng rng(seed);
    ManualClock clock;
    Session<Othello> session(play_.switches, seed, Blur{}, clock);
    const std::uint32_t lotted = kFewestLotted + rng.below(kMostLotted - kFewestLotted + 1);
    std::vector<Sample> samples;
    for (std::uint32_t ply = 0; session.position().outcome == Outcome::playing; ++ply) {
        const Position& position = session.position();
        if (ply < lotted || must_pass(position)) {
            session.play(by_lot(rng, position));
            continue;
        }
        session.begin(Limits{.nodes = play_.nodes});
        session.advance(Budget{});
        const auto best = session.best();
        auto value = static_cast<Score>(best.score);
        if (position.board.empties() <= kSolvedEmpties)
            value = kDisc * sampler_.solve(position.board, value / (2 * kDisc) * 2);
        samples.push_back({.board = position.board,
                           .value = static_cast<std::int16_t>(value),
                           .is_held_out = is_held_out(number),
                           .is_searched = true});
        session.play(rng.chance(1, kOneByLot) ? by_lot(rng, position) : best.action);
    }
    return samples;
}

} // namespace forethought::othello
