#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/core/blur.h"
#include "engine/core/considered.h"
#include "engine/core/limits.h"
#include "engine/gomoku/evaluation.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/position.h"
#include "engine/gomoku/search_policy.h"
#include "engine/gomoku/swap2.h"
#include "engine/gomoku/threat_search.h"

#include <optional>
#include <vector>

namespace forethought::gomoku {

/// Plays Gomoku with the switches of a rung: at once where there is nothing to choose, else by what its cells
/// are worth, by a search for a win by force, and by alpha-beta. A node is a stone placed in the main search.
class Player {
  public:
    Player(const Switches& switches, std::uint64_t seed, const Blur& blur);
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    void set(const Position& position);
    void play(Action action);
    void begin(const Limits& limits);
    /// Thinks for about `nodes` nodes. Returns whether there is anything left to find out within the limits.
    bool advance(Nodes nodes);
    BestMove<Action> best() const;
    Info info() const;
    /// The principal variation, then the other moves of the root, without what follows them.
    std::vector<Considered<Action>> considered(std::size_t most) const;
    /// How many of the best moves get exact values and lines of their own, for showing. Counts from the next
    /// root on.
    void show(std::size_t lines) { search_.show(lines); }

  private:
    /// How far the thoughts about the root have come.
    enum class Stage : std::uint8_t { opening, fours, search, done };

    void reset();
    void answer_without_search();
    std::optional<Cell> only_move() const;
    Cell best_cell_by_worth() const;
    void look_for_fours();
    /// One portion of the search for continuous threats.
    void look_for_threats();
    void look_at_opening(Nodes nodes);
    void keep_promise(Ply plies, const std::vector<Cell>& pending, Action reply);
    void found_win(const std::vector<Cell>& line, Ply plies);
    Nodes left() const;
    Nodes nodes() const;
    bool reached_depth() const;

    Switches switches_;
    std::uint64_t seed_;
    Blur blur_;
    Weights weights_;
    Position position_{};
    SearchPolicy policy_;
    AlphaBeta<SearchPolicy> search_;
    /// The solver's own board, always at the root.
    Board board_;
    ThreatSearch solver_;
    Limits limits_{};
    Stage stage_ = Stage::done;
    int threat_depth_ = 1;
    Nodes threat_nodes_ = 0;
    Action answer_{};
    /// The line by which the side to move wins, and the plies until then; empty when none is known.
    std::vector<Cell> win_;
    Ply win_plies_ = 0;
    /// What is left of such a line, as far as it is known, while the other side is to move, and its plies; 0
    /// when no win is known.
    std::vector<Cell> pending_win_;
    Ply pending_plies_ = 0;
    /// Plies within which the side to move is known to win since it announced it, 0 for none, and the nodes
    /// that it took to find out.
    Ply promise_ = 0;
    Nodes promise_nodes_ = 0;
    std::optional<Swap2Plan> opening_;
};

} // namespace forethought::gomoku
