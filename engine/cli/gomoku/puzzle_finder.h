#pragma once

#include "engine/core/clock.h"
#include "engine/core/rng.h"
#include "engine/gomoku/forced_win.h"
#include "engine/gomoku/win_prover.h"

#include <optional>
#include <set>

namespace forethought::cli {

/// What a puzzle should be.
struct PuzzleWishes {
    std::uint64_t seed = 1;
    /// Nodes of a move in the games in which puzzles are looked for.
    Nodes nodes = 300;
    /// Plies of the win at least.
    Ply plies = 7;
    /// First moves that win, at most.
    int ways = 2;
    /// One first move wins, and after every other one the other side does, proven.
    bool sole = false;
    /// The only means that is looked for; any when empty.
    std::optional<gomoku::Means> means;
    /// 0 for boards by lot.
    int size = 0;
    /// By lot when empty.
    std::optional<gomoku::Rule> rule;
};

/// Looks for instructive forced wins in games between weak players: long, with few first moves that win, and
/// with no win for that side a move before.
class PuzzleFinder {
  public:
    explicit PuzzleFinder(const PuzzleWishes& wishes);

    /// Plays game `number` until it holds a puzzle that no game before had; nothing when it holds none.
    std::optional<gomoku::ForcedWin> search_game(std::uint64_t number);

  private:
    /// The win of the side to move, without its first moves; nothing when none is known.
    std::optional<gomoku::ForcedWin> win_in(const gomoku::Position& position);
    /// Whether the side to move has to win at once or to defend itself: a necessary condition of `sole`.
    bool is_pressed(const gomoku::Position& position);
    bool is_wished(const gomoku::ForcedWin& win) const;
    /// Enters the first moves. Returns whether they are few enough, and the position is new.
    bool complete(gomoku::ForcedWin& win);

    PuzzleWishes wishes_;
    gomoku::WinProver prover_;
    gomoku::Board board_{gomoku::BoardUpdate::tables};
    ManualClock clock_;
    std::set<std::uint64_t> known_;
};

} // namespace forethought::cli
