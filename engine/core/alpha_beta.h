#pragma once

#include "engine/core/limits.h"
#include "engine/core/move_list.h"
#include "engine/core/transposition_table.h"
#include "engine/core/types.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace forethought {

/// How a search goes about; what a rung can do without.
struct AlphaBetaSettings {
    /// Leave out what cannot matter; without it every move of every position is searched (minimax).
    bool prunes = true;
    /// One ply more after the other; without it the deepest search at once.
    bool deepens = true;
    /// Keep results in a table of 2^table_log2 entries.
    bool remembers = true;
    /// Principal variation search with late-move reductions, an aspiration window, killers and history.
    bool reduces = true;
    Ply most_depth = 64;
    /// Half the width of the window about the last iteration's value; game units.
    Score aspiration = 50;
    int table_log2 = 18;
};

/// What the search knows that helps to order moves.
template <class Move>
struct OrderHints {
    /// The best move found here before, if any.
    std::optional<Move> table_move{};
    /// Moves that refuted others at this distance from the root, latest first.
    std::array<std::optional<Move>, 2> killers{};
    /// By `Policy::code(move)`: how often moves of the side to move have refuted, weighted by depth.
    std::span<const std::int32_t> history{};
};

/// What the template asks of a game: its board, and everything that is a matter of the game's taste. Scores
/// are from the point of view of the side to move; `ply` is the distance from the root.
///
/// - `make(move)`, `unmake()`, `hash()` (stones and side to move), `side()` (0 or 1).
/// - `settled(ply)`: the value where it is known without a search: the game is over, or rules of the game
///   tell. Must have a value where there is no legal move.
/// - `leaf(ply)`: the value where the search ends; may look further on its own.
/// - `generate(moves, hints)`: the moves to search, best first, at least one. Returns whether any other move
///   loses as well where all of these do; without that a loss is not believed to be forced.
/// - `extension(ply)`: plies added to the depth of this node.
/// - `reduction(depth, index, move)`: plies by which the move of that number is searched less deeply, until
/// it
///   surprises.
/// - `code(move)`: 0 to `kCodes - 1`, for the history.
/// - `is_quiet(move)`: whether a move that refutes is worth remembering as a killer.
/// - `futile(depth, alpha)`: whether moves that are quiet need not be searched here any more.
template <class P>
concept AlphaBetaPolicy = requires(P& policy, const P& const_policy, typename P::Move move, Ply ply,
                                   std::size_t number, MoveList<typename P::Move, P::kMostMoves>& moves,
                                   const OrderHints<typename P::Move>& hints) {
    { const_policy.hash() } -> std::same_as<std::uint64_t>;
    { const_policy.side() } -> std::same_as<int>;
    { policy.make(move) } -> std::same_as<void>;
    { policy.unmake() } -> std::same_as<void>;
    { policy.settled(ply) } -> std::same_as<std::optional<Score>>;
    { policy.leaf(ply) } -> std::same_as<Score>;
    { policy.generate(moves, hints) } -> std::same_as<bool>;
    { policy.extension(ply) } -> std::same_as<Ply>;
    { policy.reduction(ply, number, move) } -> std::same_as<Ply>;
    { policy.code(move) } -> std::same_as<std::size_t>;
    { policy.is_quiet(move) } -> std::same_as<bool>;
    { policy.futile(ply, Score{}) } -> std::same_as<bool>;
};

/// A move at the root, with what the last iteration that looked at it said of it.
template <class Move>
struct RootMove {
    Move move{};
    /// Its value, or a bound from above where it did not prove one of the best.
    Score score = -kWin;
    bool is_exact = false;
    /// The principal variation that begins with it; empty for a bound.
    std::vector<Move> line{};
};

/// Alpha-beta for two sides that move in turn: iterative deepening, aspiration, principal variation search,
/// transposition table, killers and history. The tree is walked with a stack of its own instead of recursion,
/// so that it can be left at any node and taken up there again: thinking in portions costs nothing and
/// changes nothing. Sources: Knuth and Moore 1975; Marsland and Campbell 1982 (principal variation search).
template <AlphaBetaPolicy P>
class AlphaBeta {
  public:
    using Move = typename P::Move;
    using Moves = MoveList<Move, P::kMostMoves>;

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
    void show(std::size_t lines) { lines_ = std::max<std::size_t>(1, lines); }

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

    Nodes nodes() const { return nodes_; }
    /// Plies of the deepest iteration that was finished, 0 before the first.
    Ply depth() const { return finished_; }
    /// Value and principal variation of that iteration; before the first, of the best root move so far.
    Score score() const { return finished_ > 0 || line_.empty() ? score_ : stack_[0].best; }
    const std::vector<Move>& line() const { return line_; }
    /// Best first.
    const std::vector<RootMove<Move>>& root_moves() const { return root_moves_; }

  private:
    static constexpr Ply kMostPlies = P::kMostPlies;
    static constexpr Score kInfinite = kWin + 1;
    /// All moves that were looked at lose; others were not looked at.
    static constexpr Score kAllButLost = -kWin + kLongestWin + 1;
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
        Score alpha = 0;
        Score beta = 0;
        Score lowest = 0;
        Score best = 0;
        Move best_move{};
        Ply depth = 0;
        Stage stage = Stage::enter;
        bool futile = false;
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
        low_ = narrow && lines_ == 1 ? score_ - settings_.aspiration : -kInfinite;
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
        if (root_moves_.empty()) {
            root_is_exhaustive_ = policy_->generate(frame.moves, hints);
            for (const Move& move : frame.moves) root_moves_.push_back({.move = move});
        }
        frame.moves.clear();
        for (const auto& root : root_moves_) frame.moves.push_back(root.move);
        frame.exhaustive = root_is_exhaustive_;
    }

    /// Makes the next move of a node, or ends the node.
    void choose(Frame& frame) {
        while (frame.futile && frame.next > 0 && frame.next < frame.moves.size() &&
               policy_->is_quiet(frame.moves[frame.next])) {
            // What is left out might have held.
            frame.exhaustive = false;
            ++frame.next;
        }
        if (frame.next == frame.moves.size()) return end_node(frame);
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
        if (ply_ == 0) note_root_move(frame, score);
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

    void note_root_move(const Frame& frame, Score score) {
        RootMove<Move>& root = root_moves_[frame.next];
        root.score = score;
        root.is_exact = score > frame.alpha && score < frame.beta;
        root.line.clear();
        if (!root.is_exact) return;
        root.line.push_back(root.move);
        const auto& below = stack_[1].line;
        root.line.insert(root.line.end(), below.begin(), below.end());
    }

    /// What a root move has to beat to be one of the best; those before `frame.next` have been searched.
    Score root_alpha(const Frame& frame) const {
        if (frame.next < lines_) return frame.lowest;
        if (lines_ == 1) return std::max(frame.alpha, frame.best);
        Score worst = kInfinite;
        // The score that is exceeded by fewer than `lines_` others, but by no fewer than all that are better.
        for (std::size_t i = 0; i < frame.next; ++i) {
            const auto better = std::count_if(
                root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(frame.next),
                [&](const auto& other) { return other.score > root_moves_[i].score; });
            if (static_cast<std::size_t>(better) < lines_) worst = std::min(worst, root_moves_[i].score);
        }
        return std::max(frame.alpha, worst);
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
        if (!frame.exhaustive && is_loss(frame.best)) frame.best = kAllButLost;
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
        bring_best_to_front(root.best_move);
        if (root.best >= high_ && high_ < kInfinite) {
            high_ = kInfinite;
            return begin_window();
        }
        score_ = root.best;
        if (!root.line.empty()) line_.assign(root.line.begin(), root.line.end());
        finished_ = depth_;
        done_ = root_moves_.size() == 1 || depth_ >= settings_.most_depth ||
                (is_decided(score_) && plies_to_end(score_) <= depth_);
    }

    void bring_to_front(const Move& move) {
        const auto at = std::find_if(root_moves_.begin(), root_moves_.end(),
                                     [&](const auto& root) { return root.move == move; });
        if (at != root_moves_.end()) std::rotate(root_moves_.begin(), at, at + 1);
    }

    /// The best moves come first in the next iteration.
    void bring_best_to_front(const Move& best) {
        bring_to_front(best);
        for (std::size_t place = 1; place < std::min(lines_, root_moves_.size()); ++place) {
            const auto begin = root_moves_.begin() + static_cast<std::ptrdiff_t>(place);
            const auto at = std::max_element(begin, root_moves_.end(),
                                             [](const auto& a, const auto& b) { return a.score < b.score; });
            std::rotate(begin, at, at + 1);
        }
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
    std::vector<RootMove<Move>> root_moves_;
    std::size_t lines_ = 1;
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
