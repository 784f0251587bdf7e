#pragma once

#include "engine/core/clock.h"
#include "engine/core/types.h"

#include <cstdint>

namespace forethought {

/// How long to think, in any combination; zero means "no such limit". For games whose turn has many
/// actions the limits are for the whole turn and are shared over its actions.
struct Limits {
    Nodes nodes = 0;
    Milliseconds time = 0;
    int depth = 0;
};

/// One slice of thinking; zero means "no such bound".
struct Budget {
    Nodes nodes = 0;
};

/// What a search says of itself.
struct Info {
    /// Nodes since the turn began, and since the present root.
    Nodes nodes_of_turn = 0;
    Nodes nodes_of_root = 0;
    /// Value of the best action, in the game's unit, from the point of view of the side to move at the root.
    std::int64_t score = 0;
    /// Finished depth in plies, or generations of an evolutionary search.
    int depth = 0;
    /// Alternatives held (root moves, scenarios).
    int alternatives = 0;
};

/// The answer of a search: an action and its value for the side to move at the root.
template <class Action>
struct BestMove {
    Action action{};
    std::int64_t score = 0;
};

} // namespace forethought
