#pragma once

#include "engine/core/limits.h"
#include "engine/core/root_moves.h"
#include "engine/core/types.h"
#include "engine/twenty48/position.h"

#include <vector>

namespace forethought::twenty48 {

/// The search of a rung: minimax or expectimax, on a grid of either kind. Virtual calls are between slices
/// only, never on the path of a node. Scores are for the side to move at the root.
class Search {
  public:
    virtual ~Search() = default;

    /// A new root, at which the game goes on. What is known of other positions is kept.
    virtual void set_root(const Position& position) = 0;
    /// How many of the best root moves get exact values. Counts from the next root on.
    virtual void show(std::size_t lines) = 0;
    /// Thinks for at most `nodes` nodes, not beyond `depth` plies where that is not 0. Returns whether
    /// anything is left to find out.
    virtual bool advance(Nodes nodes, Ply depth) = 0;

    virtual Nodes nodes() const = 0;
    virtual Ply depth() const = 0;
    virtual Score score() const = 0;
    /// An advantage this large counts as all there is when moves are compared for showing.
    virtual Score whole_advantage() const = 0;
    /// The principal variation; empty before anything was thought.
    virtual const std::vector<Action>& line() const = 0;
    virtual const std::vector<RootMove<Action>>& root_moves() const = 0;
};

} // namespace forethought::twenty48
