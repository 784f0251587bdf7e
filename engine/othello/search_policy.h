#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/core/blur.h"
#include "engine/othello/endgame/order.h"
#include "engine/othello/ladder.h"
#include "engine/othello/params.h"
#include "engine/othello/patterns/weights.h"
#include "engine/othello/static_evaluation.h"

#include <optional>
#include <vector>

namespace forethought::othello {

/// Othello's policy for the search of engine/core/alpha_beta.h: which moves, in which order, and what a
/// position is worth, in hundredths of a disc.
class SearchPolicy {
  public:
    /// A cell, or `kCells` for a pass.
    using Move = Cell;
    static constexpr std::size_t kMostMoves = othello::kMostMoves;
    static constexpr Ply kMostPlies = 64;
    static constexpr std::size_t kCodes = kCells + 1;
    static constexpr AlphaBetaAbilities kAbilities{.probcut = true};

    /// `patterns`: null for the evaluation with weights set by hand. All arguments have to outlive the
    /// policy.
    SearchPolicy(const Switches& switches, const StaticWeights& weights, const PatternWeights* patterns,
                 const Blur& blur);

    void set(const Board& board);

    std::uint64_t hash() const { return hash_of(board()); }
    int side() const { return top().judged.is_black ? 0 : 1; }
    void make(Cell cell);
    void unmake() { boards_.pop_back(); }

    std::optional<Score> known_value(Ply ply);
    Score leaf(Ply, Score, Score) { return evaluate(); }
    bool generate(MoveList<Cell, kMostMoves>& moves, const OrderHints<Cell>& hints);
    /// A pass costs no depth.
    Ply extension(Ply) const { return top().moves == 0 ? 1 : 0; }
    Ply reduction(Ply depth, std::size_t index, Cell) const {
        const bool is_late = index >= params::kFirstLateMove && depth >= params::kFewestReducedPlies;
        return switches_.selects && is_late ? 1 : 0;
    }
    std::size_t code(Cell cell) const { return static_cast<std::size_t>(cell); }
    bool is_quiet(Cell cell) const { return cell < kCells; }
    bool futile(Ply, Score) const { return false; }

    std::optional<Probe> probe(Ply depth, Score beta, int number) const;

    const Board& board() const { return top().judged.board; }
    /// The value of the board without looking ahead, with its blur.
    Score evaluate() const;

  private:
    struct Node {
        JudgedBoard judged{};
        Cells moves = 0;
    };

    const Node& top() const { return boards_.back(); }
    void push(const JudgedBoard& judged) { boards_.push_back({judged, moves_of(judged.board)}); }
    int order_of(Cell cell, const OrderHints<Cell>& hints) const;
    bool is_overlooked(Cell cell) const;

    const Switches& switches_;
    const StaticWeights& weights_;
    const PatternWeights* patterns_;
    Blur blur_;
    std::vector<Node> boards_;
};

static_assert(AlphaBetaPolicy<SearchPolicy> && DeclaresWhatItHas<SearchPolicy>);

} // namespace forethought::othello
