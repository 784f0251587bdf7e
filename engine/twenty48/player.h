#pragma once

#include "engine/core/blur.h"
#include "engine/core/limits.h"
#include "engine/core/multi_pv_line.h"
#include "engine/core/player_traits.h"
#include "engine/twenty48/evaluation.h"
#include "engine/twenty48/ladder.h"
#include "engine/twenty48/network_values.h"
#include "engine/twenty48/position.h"
#include "engine/twenty48/search.h"

#include <memory>
#include <vector>

namespace forethought::twenty48 {

/// Plays 2048 with the switches of a rung, either side: slides, or places the tiles that hurt. Rungs without
/// a search value each action by itself and choose at once. A node is a slide or a tile of the search.
class Player {
  public:
    /// The step: slides that expectimax tries in one go, at most, those below a board with fifteen empty
    /// cells.
    static constexpr PlayerTraits kTraits{.shows_lines = true, .step = 16'384};

    Player(const Switches& switches, std::uint64_t seed, const Blur& blur);

    void set(const Position& position);
    void play(Action action);
    void begin(const Limits& limits) { limits_ = limits; }
    /// Thinks for at most `nodes` nodes. Returns whether there is anything left to find out within the
    /// limits.
    bool advance(Nodes nodes);
    BestMove<Action> best() const;
    Info info() const;
    /// The actions that were weighed, best first; what a search has looked at goes on with its expected line.
    std::vector<MultiPvLine<Action>> multi_pv(std::size_t most) const;
    /// How many of the best actions get exact values, for showing. Counts from the next root on.
    void show(std::size_t lines);

  private:
    void reset();
    void begin_learned(Board root);
    void weigh_actions();
    /// The value of an action without a search, for the side that takes it: points, the evaluation of the
    /// grid after it, or the points that the network expects.
    Score weigh(Action action) const;
    Score weigh_by_network(Action action) const;
    Score weigh_by_terms(Action action) const;
    /// Whether the search has an answer for this root.
    bool is_searching() const { return search_ && !weighed_.empty() && !search_->line().empty(); }
    std::vector<MultiPvLine<Action>> weighed_lines() const;
    std::vector<MultiPvLine<Action>> searched_lines() const;

    Switches switches_;
    std::uint64_t seed_;
    Blur blur_;
    Weights weights_;
    Position position_;
    /// Of a learned rung, where the weights are installed.
    std::unique_ptr<NetworkValues> learned_;
    std::unique_ptr<Search> search_;
    Limits limits_{};
    /// The values of all legal actions without a search, best first; a random one of equal best ones is the
    /// first.
    std::vector<BestMove<Action>> weighed_;
};

} // namespace forethought::twenty48
