#pragma once

#include "engine/core/alpha_beta_abilities.h"
#include "engine/core/alpha_beta_frame.h"
#include "engine/core/alpha_beta_policy.h"
#include "engine/core/search_memory.h"
#include "engine/core/transposition_table.h"
#include "engine/core/types.h"

#include <optional>

namespace forethought {

/// What an alpha-beta search may ask of a node before it searches its moves, and whether there is cause to. A
/// question costs less than what its answer may save. `ply` is the distance of the node from the root, where
/// the policy stands.
template <AlphaBetaPolicy P>
class FirstQuestions {
  public:
    using Frame = AlphaBetaFrame<P>;

    FirstQuestions(P& policy, const AlphaBetaSettings& settings)
        : policy_(&policy), reduces_(settings.reduces) {}

    /// The value of a node whose position alone says on which side of the window it lies.
    std::optional<LeafValue> static_value(const Frame& frame, Ply ply) const {
        if (!reduces_ || ply == 0 || frame.is_open() || is_decided(frame.alpha) || is_decided(frame.beta))
            return std::nullopt;
        return policy_->static_cutoff(ply, frame.depth, frame.alpha, frame.beta);
    }

    /// By how many plies less the position after a pass is searched; 0 where a pass can tell nothing.
    Ply null_reduction(const Frame& frame, Ply ply) const {
        if (!reduces_ || ply == 0 || frame.after_null || frame.is_open() || is_decided(frame.beta)) return 0;
        return policy_->null_reduction(frame.depth, frame.beta);
    }

    /// A shallower search that may make the node's own one unnecessary.
    std::optional<Probe> probe(const Frame& frame, Ply ply) const {
        if (!reduces_ || ply == 0 || frame.is_open() || frame.question != Frame::Question::value ||
            is_decided(frame.beta))
            return std::nullopt;
        return policy_->probe(frame.depth, frame.beta, frame.probes);
    }

    /// The search of all moves but the table's, where its answer may be that this is much better.
    std::optional<typename Frame::Task> singularity(const Frame& frame, Ply ply,
                                                    const SearchMemory<P>& memory) const {
        if (!reduces_ || ply == 0 || frame.question != Frame::Question::value || !frame.table_move)
            return std::nullopt;
        const auto margin = policy_->singular_margin(frame.depth);
        const auto* entry = margin ? memory.find(policy_->hash()) : nullptr;
        if (!entry || entry->bound() == Bound::upper || entry->depth() < frame.depth - kSingularLag ||
            is_decided(entry->score()))
            return std::nullopt;
        const Score enough = entry->score() - *margin;
        return typename Frame::Task{(frame.depth - 1) / 2, enough - 1, enough};
    }

  private:
    /// Whether a move is singular is asked where the table knows its value from at most so many plies less.
    static constexpr Ply kSingularLag = 3;

    P* policy_;
    bool reduces_;
};

} // namespace forethought
