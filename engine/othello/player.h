#pragma once

#include "engine/core/alpha_beta_player.h"
#include "engine/core/blur.h"
#include "engine/othello/book/book.h"
#include "engine/othello/endgame/search.h"
#include "engine/othello/ladder.h"
#include "engine/othello/params.h"
#include "engine/othello/position.h"
#include "engine/othello/search_policy.h"

#include <optional>
#include <vector>

namespace forethought::othello {

/// What Othello brings to engine/core/alpha_beta_player.h, with the switches of a rung: moves without a
/// search, the opening book, and the endgame, which takes over from the main search where it is likely to
/// come to its end.
class Adapter {
  public:
    using Position = othello::Position;
    using Action = othello::Action;
    using Switches = othello::Switches;
    using Policy = SearchPolicy;
    static constexpr AdapterAbilities kAbilities{.thinks_alone = true,
                                                 .depth_alone = true,
                                                 .takes_over = true,
                                                 .updates_alone = true,
                                                 .shows_lines = true};
    static constexpr Score kWholeAdvantage = params::kWholeAdvantage;
    static constexpr Nodes kStep = EndgameSearch::kStep;
    /// Discs are placed fast: up to eight thousand between two sync messages.
    static constexpr int kEpochDoublings = 3;

    Adapter(const Switches& switches, std::uint64_t seed, const Blur& blur);
    Adapter(const Adapter&) = delete;
    Adapter& operator=(const Adapter&) = delete;

    SearchPolicy& policy() { return policy_; }
    AlphaBetaSettings settings() const;

    bool set(const Position& position);
    void play(Action action);
    bool is_over() const { return position_.outcome != Outcome::playing; }
    FirstThought<Action> begin_root();
    /// A pass.
    std::optional<Action> only_move() const;
    Action to_action(Cell cell) const { return cell == kCells ? kPass : disc_on(cell); }

    bool takes_over(Ply depth, Nodes nodes, Nodes left) const;
    void take_over(const RootMoves<Cell>::List& moves, Score score);
    bool think_alone(Nodes nodes) { return !is_in_book() && endgame_->advance(nodes); }
    BestMove<Action> best_alone() const;
    SearchUpdate<Cell> update_alone();
    void hear_alone(const SearchUpdate<Cell>& update);
    Nodes nodes_alone() const { return is_in_book() ? 0 : endgame_->nodes(); }
    /// The length of the book's line; or the number of empty cells, once a level of the endgame is finished.
    int depth_alone() const;
    std::vector<MultiPvLine<Action>> multi_pv_alone(std::size_t most) const;
    void show(std::size_t lines);

  private:
    Cell best_cell_at_sight() const;
    Score worth_at_sight(Cell cell) const;
    bool is_in_book() const { return !choices_.empty(); }
    std::vector<BookMove> choose_in_book() const;
    std::vector<Cell> line_in_book(Cell cell) const;
    std::vector<MultiPvLine<Action>> multi_pv_in_book(std::size_t most) const;
    std::vector<Action> to_actions(const std::vector<Cell>& line) const;
    std::uint32_t line_flags(bool is_bound) const;

    Switches switches_;
    std::uint64_t seed_;
    Blur blur_;
    StaticWeights weights_;
    const PatternWeights* patterns_;
    /// Null for none.
    const Book* book_;
    Position position_;
    SearchPolicy policy_;
    std::optional<EndgameSearch> endgame_;
    /// The book's moves at the root, the chosen one first; empty out of the book.
    std::vector<BookMove> choices_;
    /// How many lines are to be shown.
    std::size_t lines_ = 1;
    /// The value that the endgame expects at first.
    Score guess_ = 0;
};

/// A node is a disc placed, or a pass, in whichever search.
using Player = AlphaBetaPlayer<Adapter>;

} // namespace forethought::othello
