#pragma once

#include "engine/core/alpha_beta_policy.h"
#include "engine/core/limits.h"
#include "engine/core/move_list.h"
#include "engine/core/root_moves.h"
#include "engine/core/transposition_table.h"
#include "engine/core/types.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace forethought {

/// Alpha-beta for two sides that move in turn: iterative deepening, aspiration, principal variation search,
/// transposition table, killers and history. The tree is walked with a stack of its own instead of recursion,
/// so that it can be left at any node and taken up there again: thinking in portions costs nothing and
/// changes nothing. Sources: Knuth and Moore 1975; Marsland and Campbell 1982 (principal variation search).
template <AlphaBetaPolicy P>
class AlphaBeta {
  public:
    using Move = typename P::Move;
    using Moves = MoveList<Move, P::kMostMoves>;
    /// Beyond every score: the end of a window that is open.
    static constexpr Score kInfinite = kWin + 1;

    AlphaBeta(P& policy, const AlphaBetaSettings& settings)
        : policy_(&policy),
          settings_(settings),
          table_(settings.remembers ? settings.table_log2 : 0),
          stack_(static_cast<std::size_t>(kMostPlies) + 1) {
        for (auto& side : history_) side.assign(P::kCodes, 0);
    }

    /// Begins anew at the position that the policy holds. The table keeps what it knows. The policy must be
    /// back at the root of the last search.
    void set_root() {
        nodes_ = 0;
        finished_ = 0;
        done_ = false;
        running_ = false;
        root_moves_.clear();
        line_.clear();
        score_ = 0;
        age_history();
        for (Frame& frame : stack_) frame.killers = {};
    }

    /// Walks the policy back to the root of the search, so that the root can be changed.
    void leave() {
        if (!running_) return;
        for (; ply_ > 0; --ply_) policy_->unmake();
        running_ = false;
    }

    /// How many of the best root moves get exact values and lines; one costs nothing. Before `set_root`.
    void show(std::size_t lines) { root_moves_.show(lines); }

    /// Forgets all positions, and which moves were good in them.
    void forget() {
        table_.clear();
        for (auto& side : history_) std::fill(side.begin(), side.end(), 0);
    }

    /// Searches for about `nodes` moves more, and not beyond `depth` plies where that is not 0. Returns
    /// whether there is anything left to find out.
    bool advance(Nodes nodes, Ply depth = 0) {
        const Ply deepest = depth > 0 ? std::min(depth, settings_.most_depth) : settings_.most_depth;
        const Nodes end = nodes_ + nodes;
        while (!done_ && nodes_ < end) {
            if (!running_ && !begin_iteration(deepest)) break;
            step();
        }
        return !done_;
    }

    /// Takes one step of the walk, for those who watch it: enters a node, makes a move or hands a value back.
    /// Returns whether there is anything left to find out.
    bool watched_step(Ply depth) {
        if (done_ || (!running_ && !begin_iteration(std::min(depth, settings_.most_depth)))) return false;
        step();
        return !done_;
    }

    /// Where the walk stands: the node, what it knows, and the value that it hands back, if it does.
    struct Standing {
        Ply ply = 0;
        Score alpha = 0;
        Score beta = 0;
        Score best = 0;
        bool returns = false;
        Score value = 0;
    };
    Standing standing() const {
        const Frame& frame = stack_[static_cast<std::size_t>(ply_)];
        return {ply_, frame.alpha, frame.beta, frame.best, returning_, value_};
    }

    Nodes nodes() const { return nodes_; }
    /// Plies of the deepest iteration that was finished, 0 before the first.
    Ply depth() const { return finished_; }
    /// Value and principal variation of that iteration; before the first, of the best root move so far.
    Score score() const { return finished_ > 0 || line_.empty() ? score_ : stack_[0].best; }
    const std::vector<Move>& line() const { return line_; }
    /// Best first.
    const typename RootMoves<Move>::List& root_moves() const { return root_moves_.list(); }

  private:
    static constexpr Ply kMostPlies = P::kMostPlies;
    static constexpr std::int32_t kMostHistory = 1 << 20;

    enum class Bound : std::uint8_t { upper, lower, exact };
    struct Entry {
        Score score = 0;
        Move move{};
        std::int8_t depth = 0;
        Bound bound = Bound::exact;
        bool has_move = false;
    };

    /// What a node waits for.
    enum class Stage : std::uint8_t { enter, choose, reduced, scout, full };

    struct Frame {
        Moves moves{};
        std::size_t next = 0;
        /// Moves that the policy thinks worth searching; those behind them are looked at before all is lost.
        std::size_t listed = 0;
        Score alpha = 0;
        Score beta = 0;
        Score lowest = 0;
        Score best = 0;
        Move best_move{};
        Ply depth = 0;
        Stage stage = Stage::enter;
        bool futile = false;
        /// Whether a move that is not among `moves` loses where all of these do.
        bool exhaustive = false;
        std::array<std::optional<Move>, 2> killers{};
        MoveList<Move, static_cast<std::size_t>(kMostPlies) + 1> line{};
    };

    bool begin_iteration(Ply deepest) {
        if (finished_ >= deepest) {
            done_ = finished_ >= settings_.most_depth;
            return false;
        }
        depth_ = settings_.deepens ? finished_ + 1 : deepest;
        const bool narrow = settings_.deepens && settings_.reduces && finished_ >= 3 && !is_decided(score_);
        // Where several lines are shown, the lesser ones lie below any narrow window.
        low_ = narrow && root_moves_.shown() == 1 ? score_ - settings_.aspiration : -kInfinite;
        high_ = narrow ? score_ + settings_.aspiration : kInfinite;
        begin_window();
        return true;
    }

    void begin_window() {
        ply_ = 0;
        returning_ = false;
        running_ = true;
        open(stack_[0], depth_, low_, high_);
    }

    static bool is_decided(Score score) { return is_win(score) || is_loss(score); }

    static void open(Frame& frame, Ply depth, Score alpha, Score beta) {
        frame.depth = depth;
        frame.alpha = alpha;
        frame.beta = beta;
        frame.lowest = alpha;
        frame.best = -kInfinite;
        frame.stage = Stage::enter;
        frame.line.clear();
    }

    void step() {
        if (returning_) {
            returning_ = false;
            if (ply_ == 0) return end_window();
            --ply_;
            return take(stack_[static_cast<std::size_t>(ply_)], -value_);
        }
        Frame& frame = stack_[static_cast<std::size_t>(ply_)];
        if (frame.stage == Stage::enter) return enter(frame);
        choose(frame);
    }

    void give(Score value) {
        value_ = value;
        returning_ = true;
    }

    void enter(Frame& frame) {
        const bool root = ply_ == 0;
        if (!root)
            if (const auto value = policy_->settled(ply_)) return give(*value);
        frame.depth = std::min(frame.depth + policy_->extension(ply_), kMostPlies);
        OrderHints<Move> hints{.killers = frame.killers,
                               .history = history_[static_cast<std::size_t>(policy_->side())]};
        if (const Entry* entry = find()) {
            if (!root && is_enough(*entry, frame)) return give(from_table(entry->score));
            if (entry->has_move) hints.table_move = entry->move;
        }
        if (!root && (frame.depth <= 0 || ply_ >= kMostPlies - 1)) return end_at_leaf(frame);
        if (root)
            list_root(frame, hints);
        else
            frame.exhaustive = policy_->generate(frame.moves, hints);
        frame.futile = !root && settings_.reduces && frame.beta - frame.alpha == 1 &&
                       policy_->futile(frame.depth, frame.alpha);
        frame.next = 0;
        frame.listed = frame.moves.size();
        frame.stage = Stage::choose;
    }

    void end_at_leaf(Frame& frame) {
        const Score value = policy_->leaf(ply_);
        store(Entry{
            .score = to_table(value), .move = {}, .depth = 0, .bound = Bound::exact, .has_move = false});
        frame.best = value;
        give(value);
    }

    void list_root(Frame& frame, const OrderHints<Move>& hints) {
        if (root_moves().empty()) {
            root_is_exhaustive_ = policy_->generate(frame.moves, hints);
            for (const Move& move : frame.moves) root_moves_.add(move);
        }
        frame.moves.clear();
        for (const auto& root : root_moves()) frame.moves.push_back(root.move);
        frame.exhaustive = root_is_exhaustive_;
    }

    /// Makes the next move of a node, or ends the node.
    void choose(Frame& frame) {
        // Nothing is left out before a move was found that does not lose.
        while (frame.futile && frame.next > 0 && !is_loss(frame.best) && frame.next < frame.moves.size() &&
               policy_->is_quiet(frame.moves[frame.next]))
            ++frame.next;
        if (frame.next == frame.moves.size() && is_loss(frame.best) && !frame.exhaustive) {
            if (ply_ > 0 && !is_loss(frame.lowest)) return end_below(frame);
            list_others(frame);
        }
        const bool holds = frame.next > frame.listed && !is_loss(frame.best);
        if (holds || frame.next == frame.moves.size()) return end_node(frame);
        const Move move = frame.moves[frame.next];
        const Ply depth = frame.depth - 1;
        const bool scouts = settings_.reduces && frame.next > 0;
        const Ply less = scouts ? policy_->reduction(frame.depth, frame.next, move) : 0;
        policy_->make(move);
        ++nodes_;
        if (less > 0) {
            frame.stage = Stage::reduced;
            descend(frame, depth - less, frame.alpha + 1);
        } else if (scouts && frame.beta - frame.alpha > 1) {
            frame.stage = Stage::scout;
            descend(frame, depth, frame.alpha + 1);
        } else {
            frame.stage = Stage::full;
            descend(frame, depth, frame.beta);
        }
    }

    /// All that was listed loses, and nobody asks for more than whether the node is worth more than its
    /// window.
    void end_below(Frame& frame) {
        frame.best = frame.lowest;
        end_node(frame);
    }

    /// All that was listed loses: only when everything else does, too, the position is lost.
    void list_others(Frame& frame) {
        frame.exhaustive = true;
        if constexpr (requires { policy_->list_others(frame.moves); }) policy_->list_others(frame.moves);
        if (ply_ > 0) return;
        root_is_exhaustive_ = true;
        for (std::size_t i = frame.next; i < frame.moves.size(); ++i) root_moves_.add(frame.moves[i]);
    }

    void descend(Frame& frame, Ply depth, Score beta) {
        const Score alpha = settings_.prunes ? frame.alpha : -kInfinite;
        ++ply_;
        open(stack_[static_cast<std::size_t>(ply_)], depth, settings_.prunes ? -beta : -kInfinite, -alpha);
    }

    /// The value of the move that was made has come.
    void take(Frame& frame, Score score) {
        const Ply depth = frame.depth - 1;
        if (frame.stage == Stage::reduced && score > frame.alpha) {
            const bool null_window = frame.beta - frame.alpha == 1;
            frame.stage = null_window ? Stage::full : Stage::scout;
            return descend(frame, depth, frame.alpha + 1);
        }
        if (frame.stage == Stage::scout && score > frame.alpha && score < frame.beta) {
            frame.stage = Stage::full;
            return descend(frame, depth, frame.beta);
        }
        policy_->unmake();
        accept(frame, score);
    }

    void accept(Frame& frame, Score score) {
        const Move move = frame.moves[frame.next];
        const bool first = frame.next == 0;
        if (ply_ == 0)
            root_moves_.note(frame.next, score, score > frame.alpha && score < frame.beta, stack_[1].line);
        ++frame.next;
        frame.stage = Stage::choose;
        if (score > frame.best) {
            frame.best = score;
            frame.best_move = move;
            // The root always names a line, so that there is an answer before the first iteration ends.
            if (score > frame.alpha || (ply_ == 0 && first)) keep_line(frame, move);
        }
        if (!settings_.prunes) return;
        frame.alpha = ply_ == 0 ? root_alpha(frame) : std::max(frame.alpha, score);
        if (frame.best >= frame.beta) {
            remember_refutation(frame, move);
            end_node(frame);
        }
    }

    /// What a root move has to beat to be one of those that are shown; the ones before `next` are searched.
    Score root_alpha(const Frame& frame) const {
        if (frame.next < root_moves_.shown()) return frame.lowest;
        return std::max(frame.alpha, root_moves_.least_shown(frame.next));
    }

    void keep_line(Frame& frame, const Move& move) {
        const auto& below = stack_[static_cast<std::size_t>(ply_) + 1].line;
        frame.line.clear();
        frame.line.push_back(move);
        for (const Move& next : below) frame.line.push_back(next);
        if (ply_ == 0 && finished_ == 0) line_.assign(frame.line.begin(), frame.line.end());
    }

    void remember_refutation(Frame& frame, const Move& move) {
        if (!settings_.reduces || !policy_->is_quiet(move)) return;
        if (frame.killers[0] != move) frame.killers = {move, frame.killers[0]};
        auto& weight = history_[static_cast<std::size_t>(policy_->side())][policy_->code(move)];
        weight += frame.depth * frame.depth;
        if (weight > kMostHistory) age_history();
    }

    void age_history() {
        for (auto& side : history_)
            for (auto& weight : side) weight /= 2;
    }

    void end_node(Frame& frame) {
        const Bound bound = frame.best >= frame.beta    ? Bound::lower
                            : frame.best > frame.lowest ? Bound::exact
                                                        : Bound::upper;
        const bool has_move = bound != Bound::upper || !settings_.prunes;
        store(Entry{.score = to_table(frame.best),
                    .move = frame.best_move,
                    .depth = static_cast<std::int8_t>(std::clamp(frame.depth, 0, 127)),
                    .bound = settings_.prunes ? bound : Bound::exact,
                    .has_move = has_move});
        give(frame.best);
    }

    /// The root's window has been searched through.
    void end_window() {
        Frame& root = stack_[0];
        running_ = false;
        if (root.best <= low_ && low_ > -kInfinite) {
            low_ = -kInfinite;
            return begin_window();
        }
        root_moves_.bring_to_front(root.best_move);
        if (root.best >= high_ && high_ < kInfinite) {
            high_ = kInfinite;
            return begin_window();
        }
        score_ = root.best;
        if (!root.line.empty()) line_.assign(root.line.begin(), root.line.end());
        finished_ = depth_;
        done_ = root_moves().size() == 1 || depth_ >= settings_.most_depth ||
                (is_decided(score_) && plies_to_end(score_) <= depth_);
    }

    const Entry* find() { return settings_.remembers ? table_.find(policy_->hash()) : nullptr; }
    void store(const Entry& entry) {
        if (settings_.remembers) table_.store(policy_->hash(), entry);
    }

    /// Whether a stored result answers the question that a node asks.
    bool is_enough(const Entry& entry, const Frame& frame) const {
        // The principal variation is searched itself, so that its line is whole.
        if (entry.depth < frame.depth || (settings_.reduces && frame.beta - frame.alpha > 1)) return false;
        const Score score = from_table(entry.score);
        return entry.bound == Bound::exact || (entry.bound == Bound::lower && score >= frame.beta) ||
               (entry.bound == Bound::upper && score <= frame.alpha);
    }

    // In the table a win counts its plies from the position, not from the root.
    Score to_table(Score score) const {
        return is_win(score) ? score + ply_ : is_loss(score) ? score - ply_ : score;
    }
    Score from_table(Score score) const {
        return is_win(score) ? score - ply_ : is_loss(score) ? score + ply_ : score;
    }

    P* policy_;
    AlphaBetaSettings settings_;
    TranspositionTable<Entry> table_;
    std::array<std::vector<std::int32_t>, 2> history_{};
    std::vector<Frame> stack_;
    RootMoves<Move> root_moves_;
    std::vector<Move> line_;
    bool root_is_exhaustive_ = false;
    Nodes nodes_ = 0;
    Ply finished_ = 0;
    Ply depth_ = 0;
    Ply ply_ = 0;
    Score low_ = 0;
    Score high_ = 0;
    Score score_ = 0;
    Score value_ = 0;
    bool running_ = false;
    bool returning_ = false;
    bool done_ = false;
};

} // namespace forethought
