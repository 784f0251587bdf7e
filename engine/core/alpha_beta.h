#pragma once

#include "engine/core/alpha_beta_policy.h"
#include "engine/core/alpha_beta_tree_search.h"
#include "engine/core/limits.h"
#include "engine/core/root_moves.h"
#include "engine/core/types.h"

#include <algorithm>
#include <vector>

namespace forethought {

/// Alpha-beta for two sides that move in turn: iterative deepening, aspiration, principal variation search,
/// transposition table, killers and history, and what else the policy has. The tree is searched with a stack
/// of its own instead of recursion, so that it can be left at any node and taken up there again: thinking in
/// slices costs nothing and changes nothing. Sources: Knuth and Moore 1975; Marsland and Campbell 1982
/// (principal variation search).
template <AlphaBetaPolicy P>
class AlphaBeta {
  public:
    using Move = typename P::Move;

    AlphaBeta(P& policy, const AlphaBetaSettings& settings)
        : settings_(settings), tree_search_(policy, settings) {}

    /// Begins anew at the position that the policy holds. The table keeps what it knows. The policy must be
    /// back at the root of the last search.
    void set_root() {
        tree_search_.set_root();
        finished_ = 0;
        done_ = false;
        running_ = false;
        line_.clear();
        score_ = 0;
    }

    /// Takes the policy back to the root of the search, so that the root can be changed.
    void leave() {
        if (running_) tree_search_.leave();
        running_ = false;
    }

    /// How many of the best root moves get exact values and lines; one costs nothing. Before `set_root`.
    void show(std::size_t lines) { tree_search_.root_moves().show(lines); }
    std::size_t shown() const { return tree_search_.root_moves().shown(); }

    /// Forgets all positions, and which moves were good in them.
    void forget() { tree_search_.forget(); }

    /// Searches for about `nodes` moves more, and not beyond `depth` plies where that is not 0. Returns
    /// whether there is anything left to find out.
    bool advance(Nodes nodes, Ply depth = 0) {
        const Ply deepest = depth > 0 ? std::min(depth, settings_.most_depth) : settings_.most_depth;
        const Nodes end = tree_search_.nodes() + nodes;
        while (!done_ && tree_search_.nodes() < end) {
            if (!running_ && !begin_iteration(deepest)) break;
            step();
        }
        // There is an answer before the first iteration ends.
        if (finished_ == 0 && running_) keep_line();
        return !done_;
    }

    /// Takes one step of the search, for those who watch it. Returns whether there is anything left to find
    /// out.
    bool watched_step(Ply depth) {
        if (done_ || (!running_ && !begin_iteration(std::min(depth, settings_.most_depth)))) return false;
        step();
        return !done_;
    }
    AlphaBetaStanding standing() const { return tree_search_.standing(); }

    /// What it has found out about positions since it was asked last; nothing without
    /// `AlphaBetaSettings::tells`.
    SharedEntries<Move>& shared_entries() { return tree_search_.memory().shared_entries(); }
    const SharedEntries<Move>& shared_entries() const { return tree_search_.memory().shared_entries(); }
    /// What another search of the same root has found out about a position.
    void learn(std::uint64_t hash, const EntryData<Move>& data) { tree_search_.memory().learn(hash, data); }
    /// The iteration that another search of the same root has finished, for where this one is not as far. Is
    /// left aside where the line does not begin with a move of the root that is known here.
    void learn(Ply depth, Score score, const std::vector<Move>& line) {
        const bool is_known =
            !line.empty() && std::any_of(root_moves().begin(), root_moves().end(),
                                         [&](const auto& root) { return root.move == line.front(); });
        if (depth <= finished_ || !is_known) return;
        if (running_ && depth_ <= depth) leave();
        line_ = line;
        finish(depth, score);
        if (!running_) tree_search_.root_moves().bring_to_front(line.front());
    }

    Nodes nodes() const { return tree_search_.nodes(); }
    /// Plies of the deepest iteration that was finished, 0 before the first.
    Ply depth() const { return finished_; }
    /// Value and principal variation of that iteration; before the first, of the best root move so far.
    Score score() const { return finished_ > 0 || line_.empty() ? score_ : tree_search_.root().best; }
    const std::vector<Move>& line() const { return line_; }
    /// Best first.
    const typename RootMoves<Move>::List& root_moves() const { return tree_search_.root_moves().list(); }

  private:
    void step() {
        if (!tree_search_.step()) end_window();
    }

    bool begin_iteration(Ply deepest) {
        if (finished_ >= deepest) {
            done_ = finished_ >= settings_.most_depth;
            return false;
        }
        depth_ = settings_.deepens ? std::min(finished_ + 1 + settings_.ahead, deepest) : deepest;
        const bool narrow = settings_.deepens && settings_.reduces && finished_ >= 3 && !is_decided(score_);
        // Where several lines are shown, the lesser ones lie below any narrow window.
        low_ = narrow && tree_search_.root_moves().shown() == 1 ? score_ - settings_.aspiration
                                                                : -AlphaBetaFrame<P>::kInfinite;
        high_ = narrow ? score_ + settings_.aspiration : AlphaBetaFrame<P>::kInfinite;
        begin_window();
        return true;
    }

    void begin_window() {
        running_ = true;
        tree_search_.begin({depth_, low_, high_});
    }

    /// The root's window has been searched through.
    void end_window() {
        const auto& root = tree_search_.root();
        running_ = false;
        if (root.best <= low_ && low_ > -AlphaBetaFrame<P>::kInfinite) {
            low_ = -AlphaBetaFrame<P>::kInfinite;
            return begin_window();
        }
        tree_search_.root_moves().bring_to_front(root.best_move);
        if (root.best >= high_ && high_ < AlphaBetaFrame<P>::kInfinite) {
            high_ = AlphaBetaFrame<P>::kInfinite;
            return begin_window();
        }
        keep_line();
        finish(depth_, root.best);
    }

    /// The iteration of so many plies has come to that value, here or elsewhere.
    void finish(Ply depth, Score score) {
        finished_ = depth;
        score_ = score;
        done_ = root_moves().size() == 1 || depth >= settings_.most_depth ||
                (is_decided(score) && plies_to_end(score) <= depth);
    }

    void keep_line() {
        const auto& line = tree_search_.root().line;
        if (!line.empty()) line_.assign(line.begin(), line.end());
    }

    AlphaBetaSettings settings_;
    AlphaBetaTreeSearch<P> tree_search_;
    std::vector<Move> line_;
    Ply finished_ = 0;
    /// Plies of the iteration that is under way, and its window.
    Ply depth_ = 0;
    Score low_ = 0;
    Score high_ = 0;
    Score score_ = 0;
    bool running_ = false;
    bool done_ = false;
};

} // namespace forethought
