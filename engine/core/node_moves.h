#pragma once

#include "engine/core/alpha_beta_abilities.h"
#include "engine/core/alpha_beta_frame.h"
#include "engine/core/alpha_beta_policy.h"
#include "engine/core/move_history.h"
#include "engine/core/root_moves.h"
#include "engine/core/types.h"

#include <algorithm>
#include <cstddef>

namespace forethought {

/// The moves of an alpha-beta search's nodes: which of them are listed, in which order, and which are left
/// out. `ply` is the distance of a node from the root, where the policy stands.
template <AlphaBetaPolicy P>
class NodeMoves {
  public:
    using Move = typename P::Move;
    using Frame = AlphaBetaFrame<P>;

    NodeMoves(P& policy, const AlphaBetaSettings& settings) : policy_(&policy), settings_(settings) {}

    /// Another position is the root.
    void set_root() {
        at_root_.clear();
        history_.set_root();
    }
    void forget() { history_.forget(); }

    RootMoves<Move>& at_root() { return at_root_; }
    const RootMoves<Move>& at_root() const { return at_root_; }

    /// Lists the moves of a node and begins with the first; of `staged_moves` none yet (`find_next` does).
    void list(Frame& frame, Ply ply) {
        frame.next_stage = -1;
        if (ply == 0)
            list_root(frame);
        else if constexpr (kHas.staged_moves)
            begin_stages(frame);
        else
            frame.exhaustive = policy_->generate(frame.moves, hints_of(frame, ply));
        frame.next = 0;
        frame.listed = frame.moves.size();
        frame.stage = Frame::Stage::choose;
    }

    /// Lists those of the quiescence search.
    void list_quiescence(Frame& frame, Ply ply) {
        frame.moves.clear();
        policy_->generate_quiescence(frame.depth, frame.moves, hints_of(frame, ply));
        frame.listed = frame.moves.size();
        frame.next_stage = -1;
        frame.futile = false;
        frame.exhaustive = true;
        frame.stage = Frame::Stage::choose;
    }

    /// Whether the node has a move left that is to be searched: passes over those that are left out, and
    /// lists those of `staged_moves` that follow.
    bool find_next(Frame& frame, Ply ply) {
        do {
            while (frame.next < frame.moves.size() && is_left_out(frame, ply)) ++frame.next;
        } while (frame.next == frame.moves.size() && has_another_stage(frame, ply));
        return frame.next < frame.moves.size();
    }

    /// All that was listed loses: only when everything else does, too, the position is lost.
    void list_others(Frame& frame, Ply ply) {
        frame.exhaustive = true;
        if constexpr (kHas.other_moves) policy_->list_others(frame.moves);
        if (ply > 0) return;
        root_is_exhaustive_ = true;
        for (std::size_t i = frame.next; i < frame.moves.size(); ++i) at_root_.add(frame.moves[i]);
    }

    /// What a root move has to beat to be one of those that are shown; the ones before `next` are searched.
    Score root_alpha(const Frame& frame) const {
        if (frame.next < at_root_.shown()) return frame.lowest;
        return std::max(frame.alpha, at_root_.least_shown(frame.next));
    }

    /// Where nothing that is quiet can reach the window, quiet moves are left out.
    void judge_futility(Frame& frame, Ply ply) {
        frame.futile =
            ply > 0 && settings_.reduces && !frame.is_open() && policy_->futile(frame.depth, frame.alpha);
    }

    /// The move before `next` was good enough to end the node.
    void note_refutation(const Frame& frame, Ply ply, const Move& move) {
        if (frame.is_quiescent()) return;
        if constexpr (kHas.own_history)
            policy_->note_refutation(ply, frame.depth, move, {frame.moves.begin(), frame.next - 1});
        else if (settings_.reduces && policy_->is_quiet(move))
            history_.refuted(ply, policy_->side(), move, policy_->code(move), frame.depth);
    }

  private:
    static constexpr AlphaBetaAbilities kHas = abilities_of_policy<P>();

    OrderHints<Move> hints_of(const Frame& frame, Ply ply) const {
        if constexpr (kHas.own_history)
            return {.table_move = frame.table_move};
        else
            return history_.hints(ply, policy_->side(), frame.table_move);
    }

    void list_root(Frame& frame) {
        if (at_root_.list().empty()) {
            root_is_exhaustive_ = policy_->generate(frame.moves, hints_of(frame, 0));
            for (const Move& move : frame.moves) at_root_.add(move);
        }
        frame.moves.clear();
        for (const auto& root : at_root_.list()) frame.moves.push_back(root.move);
        frame.exhaustive = root_is_exhaustive_;
    }

    void begin_stages(Frame& frame) {
        frame.moves.clear();
        frame.exhaustive = true;
        frame.next_stage = 0;
    }

    /// Lists the moves of the stages that follow until there is one more to look at. Returns whether there
    /// is.
    bool has_another_stage(Frame& frame, Ply ply) {
        if constexpr (kHas.staged_moves) {
            const auto size = frame.moves.size();
            while (frame.next_stage >= 0 && frame.moves.size() == size) {
                const bool more =
                    policy_->generate_stage(frame.next_stage, frame.moves, hints_of(frame, ply));
                frame.next_stage = more ? frame.next_stage + 1 : -1;
            }
            frame.listed = frame.moves.size();
            return frame.moves.size() > size;
        } else {
            return false;
        }
    }

    bool is_left_out(const Frame& frame, Ply ply) {
        const Move move = frame.moves[frame.next];
        if constexpr (kHas.singular_extension)
            if (frame.question == Frame::Question::singularity && move == *frame.table_move) return true;
        // Nothing is left out before a move was found that does not lose.
        if (frame.next == 0 || is_loss(frame.best) || frame.is_quiescent()) return false;
        if constexpr (kHas.late_move_pruning)
            if (ply > 0 && settings_.reduces && policy_->prunes_late_move(frame.depth, frame.next, move))
                return true;
        return frame.futile && policy_->is_quiet(move);
    }

    P* policy_;
    AlphaBetaSettings settings_;
    MoveHistory<P> history_;
    RootMoves<Move> at_root_;
    bool root_is_exhaustive_ = false;
};

} // namespace forethought
