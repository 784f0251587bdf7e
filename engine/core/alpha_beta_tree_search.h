#pragma once

#include "engine/core/alpha_beta_abilities.h"
#include "engine/core/alpha_beta_frame.h"
#include "engine/core/alpha_beta_policy.h"
#include "engine/core/first_questions.h"
#include "engine/core/limits.h"
#include "engine/core/node_moves.h"
#include "engine/core/root_moves.h"
#include "engine/core/search_memory.h"
#include "engine/core/types.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace forethought {

/// The nodes of engine/core/alpha_beta.h: one search of the tree to a depth and within a window, step by step
/// with a stack of its own, and what it remembers from one to the next.
template <AlphaBetaPolicy P>
class AlphaBetaTreeSearch {
  public:
    using Move = typename P::Move;
    using Frame = AlphaBetaFrame<P>;

    AlphaBetaTreeSearch(P& policy, const AlphaBetaSettings& settings)
        : policy_(&policy),
          settings_(settings),
          memory_(settings),
          questions_(policy, settings),
          moves_(policy, settings),
          stack_(static_cast<std::size_t>(kMostPlies) + 1) {}

    /// Another position is the root.
    void set_root() {
        nodes_ = 0;
        moves_.set_root();
        memory_.set_root();
    }

    /// Forgets all positions, and which moves were good in them.
    void forget() {
        memory_.forget();
        moves_.forget();
    }

    SearchMemory<P>& memory() { return memory_; }
    const SearchMemory<P>& memory() const { return memory_; }

    /// Begins a search; the policy is at the root.
    void begin(const typename Frame::Task& task) {
        ply_ = 0;
        returning_ = false;
        stack_[0].open(task);
    }

    /// Enters a node, makes a move or hands a value back. Returns false when there is nothing above that
    /// takes the value: the search is at its end, and the policy back at the root.
    bool step() {
        Frame& frame = stack_[static_cast<std::size_t>(ply_)];
        if (returning_) {
            returning_ = false;
            if (ply_ == 0) return false;
            --ply_;
            take(stack_[static_cast<std::size_t>(ply_)], -value_);
        } else if (frame.stage == Stage::enter) {
            enter(frame);
        } else {
            choose(frame);
        }
        return true;
    }

    /// Breaks the search off and takes the policy back to the root.
    void leave() {
        while (ply_ > 0) take_back(stack_[static_cast<std::size_t>(--ply_)]);
    }

    AlphaBetaStanding standing() const {
        const Frame& frame = stack_[static_cast<std::size_t>(ply_)];
        return {ply_, frame.alpha, frame.beta, frame.best, returning_, value_};
    }

    /// Moves looked at since the root was set: made, or answered by the table before they are.
    Nodes nodes() const { return nodes_; }
    /// What is known of the root.
    const Frame& root() const { return stack_[0]; }
    RootMoves<Move>& root_moves() { return moves_.at_root(); }
    const RootMoves<Move>& root_moves() const { return moves_.at_root(); }

  private:
    using Stage = typename Frame::Stage;
    using Question = typename Frame::Question;
    static constexpr Ply kMostPlies = P::kMostPlies;
    static constexpr AlphaBetaAbilities kHas = abilities_of_policy<P>();

    void give(Score value, bool is_by_path = false) {
        value_ = value;
        if constexpr (kHas.path_value) is_by_path_ = is_by_path;
        returning_ = true;
    }
    void give(const Frame& frame) { give(frame.best, frame.is_by_path); }

    void enter(Frame& frame) {
        const bool root = ply_ == 0;
        if (!root)
            if (const auto value = policy_->known_value(ply_)) return give(*value);
        if constexpr (kHas.path_value)
            if (!root)
                if (const auto value = policy_->path_value(ply_)) return give(*value, true);
        if (root || !above().is_quiescent())
            frame.depth = std::min(frame.depth + policy_->extension(ply_), kMostPlies);
        frame.table_move.reset();
        if (const auto* entry = find()) {
            const auto score = memory_.answer(*entry, {frame.depth, frame.alpha, frame.beta}, ply_);
            if (!root && score) return give(*score);
            if (entry->has_move()) frame.table_move = entry->best();
        }
        if (!root && (frame.depth <= 0 || ply_ >= kMostPlies - 1)) return end_of_depth(frame);
        if constexpr (kHas.static_cutoff)
            if (const auto value = questions_.static_value(frame, ply_)) {
                frame.best = value->score;
                return give(frame);
            }
        if constexpr (kHas.internal_iterative_reduction)
            if (!root && settings_.reduces && !frame.table_move)
                frame.depth -= policy_->internal_iterative_reduction(frame.depth);
        if constexpr (kHas.null_move)
            if (passes(frame)) return;
        probe_or_list(frame);
    }

    void end_of_depth(Frame& frame) {
        if constexpr (kHas.quiescence)
            if (ply_ < kMostPlies - 1) return enter_quiescence(frame);
        const LeafValue leaf = policy_->leaf(ply_, frame.alpha, frame.beta);
        frame.best = leaf.score;
        store(frame, {.score = leaf.score, .depth = 0, .bound = leaf.bound});
        give(frame);
    }

    void enter_quiescence(Frame& frame) {
        frame.in_quiescence = true;
        if (!above().is_quiescent()) frame.depth = 0;
        if (policy_->may_stand_pat()) {
            const LeafValue leaf = policy_->leaf(ply_, frame.alpha, frame.beta);
            frame.best = leaf.score;
            if (settings_.prunes) {
                if (frame.best >= frame.beta) return end_node(frame);
                frame.alpha = std::max(frame.alpha, frame.best);
            }
        }
        moves_.list_quiescence(frame, ply_);
        if constexpr (kHas.value_without_moves)
            if (frame.moves.empty() && !policy_->may_stand_pat()) return end_without_moves(frame);
        if (frame.moves.empty()) end_node(frame);
    }

    /// Ends a node that has no legal move, whatever was asked of it.
    void end_without_moves(Frame& frame) {
        if constexpr (kHas.value_without_moves) frame.best = policy_->value_without_moves(ply_);
        store(frame, {.score = frame.best, .depth = kMostPlies});
        give(frame);
    }

    /// Lets the side to move pass, where that can tell anything.
    bool passes(Frame& frame) {
        frame.null_reduction = questions_.null_reduction(frame, ply_);
        if (frame.null_reduction == 0) return false;
        policy_->make_null();
        ++nodes_;
        frame.stage = Stage::null;
        descend(frame.task_below(frame.depth - 1 - frame.null_reduction, frame.beta));
        stack_[static_cast<std::size_t>(ply_)].after_null = true;
        return true;
    }

    /// The value after a pass has come.
    void take_null(Frame& frame, Score score) {
        if (score < frame.beta) return probe_or_list(frame);
        if (policy_->verifies_null(frame.depth)) {
            frame.ask_first(Question::verification,
                            {frame.depth - frame.null_reduction, frame.alpha, frame.beta});
            return list_moves(frame);
        }
        // Nobody may pass in the game: a win after it is none yet.
        frame.best = is_win(score) ? frame.beta : score;
        frame.is_by_path = is_by_path_;
        store(frame, {.score = frame.best, .depth = frame.depth, .bound = Bound::lower});
        give(frame);
    }

    /// Asks a shallower search first, where the policy thinks that it may tell enough.
    void probe_or_list(Frame& frame) {
        if constexpr (kHas.probcut) {
            if (const auto probe = questions_.probe(frame, ply_)) {
                frame.probe = *probe;
                frame.ask_first(Question::probe, {probe->depth, probe->bound - 1, probe->bound});
            }
        }
        list_moves(frame);
    }

    /// The shallower search has come to its end.
    void end_probe(Frame& frame) {
        const bool holds = (frame.best >= frame.beta) == frame.probe.is_above;
        const bool is_by_path = frame.is_by_path;
        frame.resume();
        if (!holds) {
            ++frame.probes;
            return probe_or_list(frame);
        }
        frame.best = frame.probe.is_above ? frame.beta : frame.alpha;
        frame.is_by_path = is_by_path;
        store(frame, {.score = frame.best,
                      .depth = frame.depth,
                      .bound = frame.probe.is_above ? Bound::lower : Bound::upper});
        give(frame);
    }

    void list_moves(Frame& frame) {
        moves_.list(frame, ply_);
        if constexpr (kHas.singular_extension)
            if (const auto task = questions_.singularity(frame, ply_, memory_)) {
                frame.futile = false;
                return frame.ask_first(Question::singularity, *task);
            }
        moves_.judge_futility(frame, ply_);
    }

    /// Makes the next move of a node, or ends the node.
    void choose(Frame& frame) {
        const bool has_next = moves_.find_next(frame, ply_);
        if constexpr (kHas.value_without_moves)
            if (frame.moves.empty()) return end_without_moves(frame);
        if (!has_next && is_loss(frame.best) && !frame.exhaustive) {
            // Nobody asks for more than whether the node is worth more than its window.
            if (ply_ > 0 && !is_loss(frame.lowest)) {
                frame.best = frame.lowest;
                return end_node(frame);
            }
            moves_.list_others(frame, ply_);
        }
        const bool holds = frame.next > frame.listed && !is_loss(frame.best);
        if (holds || frame.next == frame.moves.size()) return end_node(frame);
        const Move move = frame.moves[frame.next];
        const Ply depth = depth_after(frame, move);
        const bool scouts = settings_.reduces && frame.next > 0 && !frame.is_quiescent();
        const Ply less = scouts ? policy_->reduction(frame.depth, frame.next, move) : 0;
        frame.stage = less > 0 ? Stage::reduced : scouts && frame.is_open() ? Stage::scout : Stage::full;
        ++nodes_;
        auto task = task_below(frame, frame.stage == Stage::reduced ? depth - less : depth);
        if constexpr (kHas.enhanced_transposition_cutoff) {
            while (const auto score = enhanced_cutoff(move, task)) {
                if (!frame.asks_again(-*score)) {
                    stack_[static_cast<std::size_t>(ply_) + 1].line.clear();
                    is_by_path_ = false;
                    return accept(frame, -*score);
                }
                task = task_below(frame, depth);
            }
        }
        if constexpr (kHas.foretells_hash) prefetch_after(frame);
        policy_->make(move);
        if constexpr (!kHas.enhanced_transposition_cutoff && !kHas.foretells_hash)
            memory_.prefetch(policy_->hash());
        descend(task);
    }

    /// Asks for the table's memory of what comes after the move, and after the one behind it.
    [[gnu::always_inline]] void prefetch_after(const Frame& frame) const {
        for (std::size_t i = frame.next; i < std::min(frame.next + 2, frame.moves.size()); ++i)
            memory_.prefetch(policy_->likely_hash_after(frame.moves[i]));
    }

    /// What is asked of the position after a move, at the node's stage.
    typename Frame::Task task_below(const Frame& frame, Ply depth) const {
        if (!settings_.prunes) return {depth, -Frame::kInfinite, Frame::kInfinite};
        return frame.task_below(depth, frame.stage == Stage::full ? frame.beta : frame.alpha + 1);
    }

    /// The table's answer to such a question, told without making the move.
    std::optional<Score> enhanced_cutoff(const Move& move, typename Frame::Task task) const {
        const auto* entry = memory_.find(policy_->hash_after(move));
        if (!entry) return std::nullopt;
        if constexpr (kHas.path_value)
            if (policy_->has_path_value_after(move)) return std::nullopt;
        task.depth = std::min(task.depth + policy_->extension_after(move), kMostPlies);
        return memory_.answer(*entry, task, ply_ + 1);
    }

    Ply depth_after(const Frame& frame, const Move& move) const {
        if constexpr (kHas.singular_extension)
            if (frame.is_singular && move == *frame.table_move) return frame.depth;
        return frame.depth - 1;
    }

    void descend(const typename Frame::Task& task) {
        ++ply_;
        stack_[static_cast<std::size_t>(ply_)].open(task);
    }

    void take_back(const Frame& frame) {
        if constexpr (kHas.null_move)
            if (frame.stage == Stage::null) return policy_->unmake_null();
        policy_->unmake();
    }

    /// The value of the move that was made has come.
    void take(Frame& frame, Score score) {
        if constexpr (kHas.null_move)
            if (frame.stage == Stage::null) {
                take_back(frame);
                return take_null(frame, score);
            }
        if (frame.asks_again(score))
            return descend(task_below(frame, depth_after(frame, frame.moves[frame.next])));
        take_back(frame);
        accept(frame, score);
    }

    void accept(Frame& frame, Score score) {
        const Move move = frame.moves[frame.next];
        const bool first = frame.next == 0;
        if (ply_ == 0)
            root_moves().note(frame.next, score, score > frame.alpha && score < frame.beta, stack_[1].line);
        ++frame.next;
        frame.stage = Stage::choose;
        if (score > frame.best) {
            frame.best = score;
            frame.best_move = move;
            if constexpr (kHas.path_value) frame.is_by_path = is_by_path_;
            // The root always names a line, so that there is an answer before the first iteration ends.
            if (score > frame.alpha || (ply_ == 0 && first))
                frame.keep_line(move, stack_[static_cast<std::size_t>(ply_) + 1].line);
        }
        if (!settings_.prunes) return;
        frame.alpha = ply_ == 0 ? moves_.root_alpha(frame) : std::max(frame.alpha, score);
        if (frame.best >= frame.beta) {
            moves_.note_refutation(frame, ply_, move);
            end_node(frame);
        }
    }

    void end_node(Frame& frame) {
        if constexpr (kHas.probcut)
            if (frame.question == Question::probe) return end_probe(frame);
        if constexpr (kHas.null_move || kHas.singular_extension)
            if (frame.question != Question::value && goes_on_after_answer(frame)) return;
        const Bound bound = bound_of(frame.best, frame.lowest, frame.beta);
        // In the quiescence search the best of it may be to make no move.
        const bool has_move =
            frame.is_quiescent() ? !frame.line.empty() : bound != Bound::upper || !settings_.prunes;
        store(frame, {.score = frame.best,
                      .depth = frame.is_quiescent() ? 0 : frame.depth,
                      .bound = settings_.prunes ? bound : Bound::exact,
                      .best = frame.best_move,
                      .has_move = has_move});
        give(frame);
    }

    /// The question that was asked first is answered. Returns whether that is not the answer of the node.
    bool goes_on_after_answer(Frame& frame) {
        const bool refutes = frame.best >= frame.beta;
        const bool verifies = frame.question == Question::verification;
        if (verifies && refutes) return false;
        frame.is_singular = !verifies && !refutes;
        frame.resume();
        if (verifies)
            list_moves(frame);
        else
            moves_.judge_futility(frame, ply_);
        return true;
    }

    const typename SearchMemory<P>::Entry* find() const { return memory_.find(policy_->hash()); }
    /// Keeps what was found out about a node, unless that is true on its path only.
    void store(const Frame& frame, const EntryData<Move>& data) {
        if (!kHas.path_value || !frame.is_by_path) memory_.store(policy_->hash(), ply_, data);
    }

    const Frame& above() const { return stack_[static_cast<std::size_t>(ply_) - 1]; }

    P* policy_;
    AlphaBetaSettings settings_;
    SearchMemory<P> memory_;
    FirstQuestions<P> questions_;
    NodeMoves<P> moves_;
    std::vector<Frame> stack_;
    Nodes nodes_ = 0;
    Ply ply_ = 0;
    /// What the node hands back, while it does, and whether that comes of the way to a node.
    Score value_ = 0;
    bool is_by_path_ = false;
    bool returning_ = false;
};

} // namespace forethought
