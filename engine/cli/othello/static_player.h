#pragma once

#include "engine/cli/othello/lost_answers.h"
#include "engine/core/clock.h"
#include "engine/core/session.h"
#include "engine/othello/othello.h"

#include <cstdint>

namespace forethought::cli {

/// What may keep a player from the same mistake: the three remedies of the source (seed article 000), the
/// program's own imperfection in their place, and a memory.
struct Remedies {
    /// One of several evaluations, drawn for each game.
    bool evaluations = false;
    /// Weights a few per cent off, others in each game.
    bool jitter = false;
    /// Now and then the second-best move.
    bool second_best = false;
    /// What the rung has against it on the page (engine/core/blur.h).
    bool blur = false;
    /// What was lost with gives way to what is hardly worse.
    bool memory = false;
};

/// Whether a rung plays by a static evaluation and always looks as far: nothing in it changes from game to
/// game.
bool plays_statically(const othello::Switches& rung);

/// The program of the source, for one game: a rung's static evaluation, so many plies ahead, the best move
/// every time, with the remedies against that.
class StaticPlayer {
  public:
    using Position = othello::Position;
    using Action = othello::Action;

    /// `rung`: one of `plays_statically`; where it does not search it looks one ply ahead. `lost` is what the
    /// memory holds, and must outlive the player.
    StaticPlayer(const Rung<othello::Switches>& rung, const Remedies& remedies, const LostAnswers& lost,
                 std::uint64_t seed);

    Action answer(const Position& position);

  private:
    using Lines = std::vector<MultiPvLine<Action>>;

    std::size_t second_best(const Lines& lines, const Position& position) const;
    std::size_t untried(const Lines& lines, std::size_t chosen, const Position& position) const;

    Remedies remedies_;
    const LostAnswers& lost_;
    /// When the second-best move comes.
    Blur lapses_;
    SteadyClock clock_;
    Session<Othello> session_;
};

} // namespace forethought::cli
