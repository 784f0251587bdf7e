#include "engine/othello/training/own_games.h"

#include "engine/core/by_lot.h"

namespace forethought::othello {

namespace {

/// A game begins with so many moves by lot.
constexpr std::uint32_t kFewestLotted = 2;
constexpr std::uint32_t kMostLotted = 13;
/// From there on one move of so many is by lot.
constexpr std::uint32_t kOneByLot = 8;

/// Boards with so many empty cells and fewer are solved; with two more that would take most of the time.
constexpr int kSolvedEmpties = 12;

} // namespace

std::vector<Sample> OwnGames::play(std::uint64_t number) {
    Rng rng(mix(play_.seed, number));
    session_.set(standard_start());
    const std::uint32_t lotted = kFewestLotted + rng.below(kMostLotted - kFewestLotted + 1);
    std::vector<Sample> samples;
    for (std::uint32_t ply = 0; session_.position().outcome == Outcome::playing; ++ply) {
        const Position& position = session_.position();
        if (ply < lotted || must_pass(position)) {
            session_.play(action_by_lot<Othello>(position, rng));
            continue;
        }
        samples.push_back(valued(number));
        session_.play(rng.chance(1, kOneByLot) ? action_by_lot<Othello>(position, rng)
                                               : session_.best().action);
    }
    return samples;
}

/// Thinks about the board that there is.
Sample OwnGames::valued(std::uint64_t number) {
    session_.begin(Limits{.nodes = play_.nodes});
    session_.advance(Budget{});
    auto value = static_cast<Score>(session_.best().score);
    const Board& board = session_.position().board;
    if (board.empties() <= kSolvedEmpties) value = kDisc * sampler_.solve(board, value / (2 * kDisc) * 2);
    return {.board = board,
            .value = static_cast<std::int16_t>(value),
            .is_held_out = is_held_out(number),
            .is_searched = true};
}

} // namespace forethought::othello
