#pragma once

#include "engine/core/alpha_beta_player.h"
#include "engine/core/blur.h"
#include "engine/gomoku/book/book.h"
#include "engine/gomoku/evaluation.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/network/network.h"
#include "engine/gomoku/params.h"
#include "engine/gomoku/position.h"
#include "engine/gomoku/search_policy.h"
#include "engine/gomoku/swap2.h"
#include "engine/gomoku/threat_search.h"

#include <memory>
#include <optional>
#include <vector>

namespace forethought::gomoku {

/// What Gomoku brings to engine/core/alpha_beta_player.h, with the switches of a rung: answers where there is
/// nothing to choose, else the cell that is worth most, searches for wins by force before the main one and
/// beside it, the opening of swap2, and the opening book.
class Adapter {
  public:
    using Position = gomoku::Position;
    using Action = gomoku::Action;
    using Switches = gomoku::Switches;
    using Policy = SearchPolicy;
    static constexpr AdapterAbilities kAbilities{
        .forced_win = true, .forced_win_beside = true, .thinks_alone = true, .shows_lines = true};
    static constexpr Score kWholeAdvantage = params::kWholeAdvantage;
    static constexpr Nodes kStep = 0;
    static constexpr int kEpochDoublings = 0;

    Adapter(const Switches& switches, std::uint64_t seed, const Blur& blur);
    Adapter(const Adapter&) = delete;
    Adapter& operator=(const Adapter&) = delete;

    SearchPolicy& policy() { return policy_; }
    AlphaBetaSettings settings() const { return settings_of(switches_); }

    bool set(const Position& position);
    void play(Action action);
    bool is_over() const { return position_.outcome != Outcome::playing; }
    FirstThought<Action> begin_root();
    /// The first stone or the last, or the answer to a four.
    std::optional<Action> only_move() const;
    Action to_action(Cell cell) const { return stone_on(cell); }

    /// VCF, victory by continuous fours.
    ForcedLine<Action> forced_win();
    /// VCT, victory by continuous threats, for a share of the nodes of the main search.
    ForcedLine<Action> forced_win_beside(Nodes nodes);

    bool think_alone(Nodes nodes) { return !is_in_book() && opening_->advance(nodes); }
    BestMove<Action> best_alone() const;
    Nodes nodes_alone() const { return is_in_book() ? 0 : opening_->nodes(); }
    std::vector<MultiPvLine<Action>> multi_pv_alone(std::size_t most) const;
    /// How many lines are to be shown.
    void show(std::size_t lines) { lines_ = lines; }

  private:
    bool is_in_book() const { return !choices_.empty(); }
    std::vector<BookMove> choose_in_book() const;
    Cell best_cell_by_worth() const;
    /// The win that the solver has just found.
    ForcedLine<Action> found() const;

    std::uint64_t seed_;
    Blur blur_;
    Weights weights_;
    /// The rung's network as it is seen with these eyes, where they are a little off.
    std::unique_ptr<network::Weights> network_;
    Switches switches_;
    Position position_;
    SearchPolicy policy_;
    /// The solver's own board, always at the root.
    Board board_;
    ThreatSearch solver_;
    int threat_depth_ = 1;
    /// Nodes of the solver before it began with the VCT search.
    Nodes threat_nodes_ = 0;
    std::optional<Swap2Plan> opening_;
    /// The moves that the book has to choose from at the root, the chosen one first; none out of the book.
    std::vector<BookMove> choices_;
    std::size_t lines_ = 1;
};

/// A node is a stone placed in the main search.
using Player = AlphaBetaPlayer<Adapter>;

} // namespace forethought::gomoku
