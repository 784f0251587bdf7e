#include "engine/cli/gomoku/judge.h"

#include "engine/core/session.h"
#include "engine/gomoku/candidates.h"
#include "engine/gomoku/gomoku.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace forethought::cli {

using namespace gomoku;

namespace {

constexpr int kJudge = 160;
/// Whose moves are made, how many of the first ones are likely, and how many are made at most.
constexpr int kMover = 150;
constexpr std::size_t kLikely = 8;
constexpr std::uint32_t kMostMoves = 2;

Switches switches_of(int rung) {
    return find_rung<Switches>(Gomoku::ladder(), rung).value().switches;
}

} // namespace

std::optional<Sample> Judge::beside(Position position, Rng& rng) {
    for (std::uint32_t left = rng.below(kMostMoves + 1); left > 0; --left)
        if (!step_aside(position, rng)) return std::nullopt;
    board_.set(position);
    if (is_about_decided(board_)) return std::nullopt;
    ManualClock clock;
    Session<Gomoku> session(switches_of(kJudge), rng.next(), Blur{}, clock);
    session.set(position);
    session.begin(Limits{.nodes = nodes_});
    session.advance(Budget{});
    const auto score = static_cast<Score>(session.best().score);
    if (session.info().depth == 0 && !is_win(score) && !is_loss(score)) return std::nullopt;
    return Sample{features_of(board_), points_of(score)};
}

/// Makes one of the likely moves; whether the game goes on behind it.
bool Judge::step_aside(Position& position, Rng& rng) {
    static const Switches mover = switches_of(kMover);
    static constexpr std::array<std::int32_t, kMostCells> no_history{};
    board_.set(position);
    MoveList<Cell, kMostCells> moves;
    list_candidates(board_, mover, {.history = no_history}, nullptr, moves);
    const auto likely = static_cast<std::uint32_t>(std::min(kLikely, moves.size()));
    play(position, stone_on(moves[rng.below(likely)]), nullptr);
    return position.outcome == Outcome::playing;
}

} // namespace forethought::cli
