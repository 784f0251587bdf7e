#pragma once

#include <cstdint>
#include <vector>

namespace forethought {

/// A MultiPV line: a plan for a turn or a principal variation, among the best that a search has found at its
/// root. Made only when asked for, for showing.
template <class Action>
struct MultiPvLine {
    /// What is done from the root on, in order; each action is legal where it comes.
    std::vector<Action> actions;
    /// Value for the side to move at the root, in the game's unit.
    std::int64_t score = 0;
    /// How much worse than the best line, in thousandths of all that the side has: 0 for the best, 1000 at
    /// most.
    int score_loss = 0;
    /// Line flags: bits laid out by the game (see wasm/GAME.d.ts).
    std::uint32_t flags = 0;
    /// What the other side is feared to do in its turn once the line is played and the turn ended; each is
    /// legal where it comes. Empty where the search does not look so far, and where lines hold both sides'
    /// moves.
    std::vector<Action> answer{};
    /// Line flags of the answer, from the other side's point of view; 0 without one.
    std::uint32_t answer_flags = 0;
};

} // namespace forethought
