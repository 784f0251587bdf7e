#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/core/blur.h"
#include "engine/xiangqi/evaluation/evaluation.h"
#include "engine/xiangqi/ladder.h"
#include "engine/xiangqi/move_weights.h"
#include "engine/xiangqi/movegen.h"
#include "engine/xiangqi/network/accumulator.h"
#include "engine/xiangqi/params.h"
#include "engine/xiangqi/position.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace forethought::xiangqi {

/// Xiangqi's policy for the search of engine/core/alpha_beta.h: which moves, in which order, and what a
/// position is worth, in hundredths of a soldier.
class SearchPolicy {
  public:
    using Move = Action;
    static constexpr std::size_t kMostMoves = xiangqi::kMostMoves;
    static constexpr Ply kMostPlies = 96;
    static constexpr std::size_t kCodes = xiangqi::kCodes;
    static constexpr AlphaBetaAbilities kAbilities{.null_move = true,
                                                   .static_cutoff = true,
                                                   .internal_iterative_reduction = true,
                                                   .late_move_pruning = true,
                                                   .quiescence = true,
                                                   .path_value = true,
                                                   .value_without_moves = true,
                                                   .staged_moves = true,
                                                   .own_history = true,
                                                   .foretells_hash = true};

    /// With a network, which must outlive it, positions are valued by that and by nothing else.
    SearchPolicy(const Switches& switches, const Weights& weights, const network::Network* network,
                 const Blur& blur);

    /// The position is the root from now on.
    void set(const Position& position);
    void forget() { move_weights_.forget(); }

    /// Of the board, and of what the way says that a table has to know: see `salt_`.
    std::uint64_t hash() const { return board().hash() ^ salt_ ^ quiet_key(); }
    std::uint64_t likely_hash_after(Action move) const { return board().hash_after(move) ^ salt_; }
    int side() const { return index(board().to_move()); }
    void make(Action move);
    void unmake();
    void make_null();
    void unmake_null();

    std::optional<Score> known_value(Ply) const { return std::nullopt; }
    std::optional<Score> path_value(Ply ply);
    Score value_without_moves(Ply ply) const { return loss_in(ply); }
    LeafValue leaf(Ply ply, Score alpha, Score beta);

    bool generate(Moves& moves, const OrderHints<Action>& hints);
    bool generate_stage(int stage, Moves& moves, const OrderHints<Action>& hints);
    bool may_stand_pat() const { return !(switches_.quiesces && path_.in_check()); }
    void generate_quiescence(Ply depth, Moves& moves, const OrderHints<Action>& hints);

    Ply extension(Ply) const { return switches_.extends && path_.in_check() ? 1 : 0; }
    Ply reduction(Ply depth, std::size_t number, Action move) const;
    Ply null_reduction(Ply depth, Score beta);
    bool verifies_null(Ply depth) const { return depth >= params::kVerifiedPlies; }
    Ply internal_iterative_reduction(Ply depth) const {
        return switches_.reduces && depth >= params::kFewestPliesForHint ? 1 : 0;
    }
    std::optional<LeafValue> static_cutoff(Ply ply, Ply depth, Score alpha, Score beta);
    bool futile(Ply depth, Score alpha);
    bool prunes_late_move(Ply depth, std::size_t number, Action move) const;
    /// Whether it neither takes nor checks.
    bool is_quiet(Action move) const;
    std::size_t code(Action move) const { return move.code; }
    void note_refutation(Ply ply, Ply depth, Action move, std::span<const Action> tried);

    const Board& board() const { return path_.board(); }

  private:
    struct Node {
        Balance balance{};
        std::optional<Score> value{};
        /// The move that led here.
        MoveWeights::Code move = MoveWeights::kNoMove;
        /// The lower end of the window of a leaf; captures that do not come near it are left out.
        Score alpha = -kWin;
        std::array<std::optional<Action>, 2> killers{};
        /// Captures that lose by exchange, put off.
        MoveList<Action, 48> losing{};
    };

    Node& top() { return nodes_[height_]; }
    const Node& top() const { return nodes_[height_]; }
    Score value();
    std::uint64_t quiet_key() const;
    bool is_capture(Action move) const { return !board().is_empty(move.to()); }
    int worth_of_capture(Action move) const;
    int worth_of_quiet(Action move) const;
    /// Also of what another search told, or of another position.
    bool is_usable(const std::optional<Action>& move) const {
        return move && decode(move->code) && is_legal(board(), *move, path_.in_check());
    }
    bool is_overlooked(Action move) const;
    void add_all(Moves& moves, const OrderHints<Action>& hints);
    void add_good_captures(Moves& moves, const std::optional<Action>& first);
    void add_killers(Moves& moves, const std::optional<Action>& first);
    void add_rest(Moves& moves, const std::optional<Action>& first);

    const Switches& switches_;
    Evaluation evaluation_;
    std::optional<network::Accumulator> accumulator_;
    Blur blur_;
    Path path_;
    int quiet_limit_ = 0;
    /// Plies of the game before the root.
    std::size_t root_ = 0;
    /// Of the positions that stood twice before the root: one move back to them ends the game, so that
    /// what is known of positions in games without them is not true here.
    std::uint64_t salt_ = 0;
    /// One for the root and each ply below it.
    std::vector<Node> nodes_;
    std::size_t height_ = 0;
    MoveWeights move_weights_;
};

static_assert(AlphaBetaPolicy<SearchPolicy> && DeclaresWhatItHas<SearchPolicy>);

} // namespace forethought::xiangqi
