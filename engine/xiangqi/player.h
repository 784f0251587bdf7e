#pragma once

#include "engine/core/alpha_beta_player.h"
#include "engine/core/blur.h"
#include "engine/xiangqi/action.h"
#include "engine/xiangqi/book/book.h"
#include "engine/xiangqi/ladder.h"
#include "engine/xiangqi/network/network.h"
#include "engine/xiangqi/params.h"
#include "engine/xiangqi/position.h"
#include "engine/xiangqi/search_policy.h"

#include <memory>
#include <optional>
#include <vector>

namespace forethought::xiangqi {

/// What Xiangqi brings to engine/core/alpha_beta_player.h, with the switches of a rung: moves without a
/// search, and the opening book.
class Adapter {
  public:
    using Position = xiangqi::Position;
    using Action = xiangqi::Action;
    using Switches = xiangqi::Switches;
    using Policy = SearchPolicy;
    static constexpr AdapterAbilities kAbilities{
        .thinks_alone = true, .depth_alone = true, .shows_lines = true};
    static constexpr Score kWholeAdvantage = params::kWholeAdvantage;
    static constexpr Nodes kStep = 0;
    static constexpr int kEpochDoublings = 3;

    Adapter(const Switches& switches, std::uint64_t seed, const Blur& blur);
    Adapter(const Adapter&) = delete;
    Adapter& operator=(const Adapter&) = delete;

    SearchPolicy& policy() { return policy_; }
    AlphaBetaSettings settings() const;

    bool set(const Position& position);
    void play(Action action);
    bool is_over() const { return position_.outcome() != Outcome::playing; }
    FirstThought<Action> begin_root();
    std::optional<Action> only_move() const { return std::nullopt; }
    Action to_action(Action move) const { return move; }

    /// The book has thought before.
    bool think_alone(Nodes) { return false; }
    BestMove<Action> best_alone() const { return {choices_.front().move, choices_.front().score}; }
    Nodes nodes_alone() const { return 0; }
    /// The length of the book's line.
    int depth_alone() const { return static_cast<int>(line_in_book(choices_.front().move).size()); }
    std::vector<MultiPvLine<Action>> multi_pv_alone(std::size_t most) const;
    /// How many lines are to be shown.
    void show(std::size_t lines) { lines_ = lines; }

  private:
    std::vector<BookMove> choose_in_book() const;
    std::vector<Action> line_in_book(Action move) const;
    Action best_at_sight() const;
    Score worth_at_sight(Action action) const;

    Switches switches_;
    std::uint64_t seed_;
    Blur blur_;
    Weights weights_;
    /// The rung's network as it is seen with these eyes, where they are a little off.
    std::unique_ptr<const network::Network> blurred_network_;
    Position position_;
    SearchPolicy policy_;
    /// The book's moves at the root, the chosen one first; empty out of the book.
    std::vector<BookMove> choices_;
    std::size_t lines_ = 1;
};

/// A node is a move made, in the main search or among captures.
using Player = AlphaBetaPlayer<Adapter>;

} // namespace forethought::xiangqi
