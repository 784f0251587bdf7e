#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/core/blur.h"
#include "engine/core/engine_adapter.h"
#include "engine/core/limits.h"
#include "engine/core/multi_pv_line.h"
#include "engine/core/player_traits.h"
#include "engine/core/result.h"
#include "engine/core/search_update.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace forethought {

/// Plays a game on the template of engine/core/alpha_beta.h: keeps limits, shows its lines and keeps its
/// word. A side that has announced a win in so many plies wins within them, whatever is replied, though it
/// has far fewer nodes then. A node is a move made in the main search, or what the adapter counts while it
/// thinks alone.
template <EngineAdapter Adapter>
class AlphaBetaPlayer {
  public:
    using Position = typename Adapter::Position;
    using Action = typename Adapter::Action;
    /// Two searches that tell each other what they find are slower than one that has all the nodes. What was
    /// told is not told again.
    static constexpr PlayerTraits kTraits{.syncs = true,
                                          .shows_lines = true,
                                          .step = Adapter::kStep,
                                          .epoch_doublings = Adapter::kEpochDoublings,
                                          .helps_main_search = true,
                                          .tells_once = true};

    AlphaBetaPlayer(const typename Adapter::Switches& switches, std::uint64_t seed, const Blur& blur)
        : adapter_(switches, seed, blur), search_(adapter_.policy(), adapter_.settings()) {
        begin_root();
    }
    AlphaBetaPlayer(const AlphaBetaPlayer&) = delete;
    AlphaBetaPlayer& operator=(const AlphaBetaPlayer&) = delete;

    void set(const Position& position) {
        search_.leave();
        if (!adapter_.set(position)) search_.forget();
        promise_nodes_ = 0;
        begin_root();
    }

    void play(const Action& action) {
        const auto won = shortest_win();
        adapter_.play(action);
        const auto pending = std::move(pending_);
        begin_root();
        if (adapter_.is_over() || is_alone_) return;
        if (!won.empty() && won.actions.front() == action)
            pending_ = {{won.actions.begin() + 1, won.actions.end()}, won.plies - 1};
        else if (pending.plies > 0)
            keep_promise(pending, action);
        else
            promise_nodes_ = 0;
    }

    void begin(const Limits& limits) { limits_ = limits; }

    /// Thinks for about `nodes` nodes. Returns whether there is anything left to find out within the limits.
    bool advance(Nodes nodes) {
        switch (stage_) {
        case Thinking::alone:
            return think_alone(std::min(nodes, left()));
        case Thinking::forced_win:
            stage_ = Thinking::search;
            if constexpr (kHas.forced_win) found(adapter_.forced_win());
            return stage_ != Thinking::done;
        case Thinking::search:
            return search(std::min({nodes, left(), kLook - search_.nodes() % kLook}));
        default:
            return false;
        }
    }

    BestMove<Action> best() const {
        if constexpr (kHas.thinks_alone)
            if (is_alone_) return adapter_.best_alone();
        if (const auto win = shortest_win(); !win.empty()) return {win.actions.front(), win_in(win.plies)};
        if (search_.line().empty()) return {answer_, 0};
        return {adapter_.to_action(search_.line().front()), search_.score()};
    }

    Info info() const {
        Info info{.nodes_of_turn = nodes(), .nodes_of_root = nodes(), .score = best().score};
        if (is_alone_) {
            if constexpr (kHas.depth_alone) info.depth = adapter_.depth_alone();
            return info;
        }
        info.depth = win_.empty() ? search_.depth() : win_.plies;
        info.alternatives = static_cast<int>(search_.root_moves().size());
        return info;
    }

    /// The shortest win or the principal variation, then the other moves of the root: those that were shown
    /// with what follows them, the rest without. Line flags: bit 1 it wins, bit 2 it loses, bit 4 its value
    /// is only known not to be better, from bit 8 the plies until the end.
    std::vector<MultiPvLine<Action>> multi_pv(std::size_t most) const {
        if constexpr (kHas.thinks_alone)
            if (is_alone_) return adapter_.multi_pv_alone(most);
        std::vector<MultiPvLine<Action>> lines;
        const auto win = shortest_win();
        if (most == 0 || (win.empty() && search_.line().empty())) return lines;
        if (win.empty())
            lines.push_back(line_of(to_actions(search_.line()), search_.score()));
        else
            lines.push_back(line_of(win.actions, win_in(win.plies)));
        add_others(lines, most);
        return lines;
    }

    /// How many of the best moves get exact values and lines of their own, for showing. Counts from the next
    /// root on.
    void show(std::size_t lines) {
        search_.show(lines);
        if constexpr (kHas.shows_lines) adapter_.show(lines);
    }

    /// What another search of the same root may make use of: how far this one is, and what it has found out
    /// about positions since it was asked last.
    std::vector<std::int32_t> search_update() {
        SearchUpdate<Move> update;
        if constexpr (kHas.updates_alone)
            if (has_handed_over()) {
                update = adapter_.update_alone();
                update.is_own = true;
                return to_integers(update);
            }
        if (searches_) {
            update.depth = search_.depth();
            update.score = search_.score();
            if (update.depth > 0) update.line = search_.line();
            update.entries = search_.shared_entries().told();
        }
        search_.shared_entries().clear();
        return to_integers(update);
    }
    /// Error: it is no search update.
    Status check(const std::vector<std::int32_t>& update) const {
        return check_search_update<typename Adapter::Policy>(update);
    }
    /// What `check` has let pass, or another search here has written.
    void hear(int, const std::vector<std::int32_t>& integers) {
        if (!searches_ || stage_ == Thinking::done) return;
        const auto update = to_search_update<Move>(integers);
        // Where the other search has taken over earlier or later its entries are of another kind.
        if (update.is_own != is_alone_) return;
        if constexpr (kHas.updates_alone)
            if (has_handed_over()) return adapter_.hear_alone(update);
        for (const auto& told : update.entries) search_.learn(told.hash, told.data);
        search_.learn(update.depth, update.score, update.line);
    }

  private:
    using Move = typename Adapter::Policy::Move;
    static constexpr AdapterAbilities kHas = abilities_of_adapter<Adapter>();
    /// Nodes of the main search between two looks at what it has found. Wherever it is cut, it is looked at
    /// after the same ones.
    static constexpr Nodes kLook = 32;
    static constexpr std::uint32_t kBoundOnly = 4;

    /// Whether the game's own search has taken over from the main one.
    bool has_handed_over() const { return searches_ && is_alone_; }

    void begin_root() {
        search_.leave();
        stage_ = Thinking::done;
        is_alone_ = searches_ = false;
        win_ = {};
        pending_ = {};
        promise_ = 0;
        if (adapter_.is_over()) return;
        const auto first = adapter_.begin_root();
        is_alone_ = first.next == Thinking::alone;
        nodes_before_alone_ = 0;
        stage_ = first.next;
        if (is_alone_) return;
        searches_ = true;
        search_.set_root();
        answer_ = first.action;
        if (first.wins_in > 0) found({{first.action}, first.wins_in});
    }

    /// The other side has replied to an action that wins: there is a win within so many plies, whatever the
    /// reply.
    void keep_promise(const ForcedLine<Action>& pending, const Action& reply) {
        promise_ = pending.plies - 1;
        if (!win_.empty()) return;
        if (pending.actions.size() > 1 && pending.actions.front() == reply)
            found({{pending.actions.begin() + 1, pending.actions.end()}, promise_});
        else if (const auto action = adapter_.only_move())
            found({{*action}, promise_});
    }

    bool think_alone([[maybe_unused]] Nodes slice) {
        if constexpr (kHas.thinks_alone)
            if (slice > 0 && !adapter_.think_alone(slice)) stage_ = Thinking::done;
        return stage_ != Thinking::done && left() > 0;
    }

    bool search(Nodes slice) {
        if (slice == 0) return false;
        if (!search_.advance(slice, limits_.depth)) stage_ = Thinking::done;
        const bool deep_enough = limits_.depth > 0 && search_.depth() >= limits_.depth;
        const bool goes_on = stage_ != Thinking::done && left() > 0 && !deep_enough;
        if (goes_on && search_.nodes() % kLook != 0) return true;
        if (search_.depth() > 0 && is_win(search_.score()))
            found({to_actions(search_.line()), plies_to_end(search_.score())});
        if constexpr (kHas.forced_win_beside)
            if (stage_ == Thinking::search) found(adapter_.forced_win_beside(search_.nodes()));
        if (const auto win = shortest_win(); win.plies != win_.plies) found(win);
        if constexpr (kHas.takes_over)
            if (adapter_.takes_over(search_.depth(), search_.nodes(), left())) return hand_over();
        return goes_on && stage_ != Thinking::done;
    }

    /// The game's own search goes on from here.
    bool hand_over() {
        const Score score = search_.score();
        search_.leave();
        adapter_.take_over(search_.root_moves(), score);
        nodes_before_alone_ = search_.nodes();
        is_alone_ = true;
        stage_ = Thinking::alone;
        return left() > 0;
    }

    void found(const ForcedLine<Action>& win) {
        if (win.empty()) return;
        if (win_.empty() || win.plies < win_.plies) {
            win_ = win;
            answer_ = win.actions.front();
            promise_nodes_ = std::max(promise_nodes_, search_.nodes());
        }
        // One that takes longer than was announced is not good enough yet.
        const bool too_long = promise_ > 0 && win_.plies > promise_;
        stage_ = too_long ? Thinking::search : Thinking::done;
    }

    /// The win that was found, or a shorter one by one of several moves that are shown: the main search
    /// proves each by itself, while the iteration goes on.
    ForcedLine<Action> shortest_win() const {
        ForcedLine<Action> shortest = win_;
        if (!searches_ || search_.shown() == 1) return shortest;
        for (const auto& root : search_.root_moves()) {
            if (!root.is_exact || !is_win(root.score) || root.line.empty()) continue;
            const Ply plies = plies_to_end(root.score);
            if (shortest.empty() || plies < shortest.plies) shortest = {to_actions(root.line), plies};
        }
        return shortest;
    }

    Nodes nodes() const {
        if constexpr (kHas.thinks_alone)
            if (is_alone_) return nodes_before_alone_ + adapter_.nodes_alone();
        return search_.nodes();
    }

    /// Nodes that the limits leave.
    Nodes left() const {
        if (limits_.nodes == 0) return ~Nodes{0};
        // A win that was announced is looked for with as many nodes as it took.
        const Nodes limit = promise_ > 0 ? std::max(limits_.nodes, promise_nodes_) : limits_.nodes;
        return limit - std::min(limit, nodes());
    }

    template <class Moves>
    std::vector<Action> to_actions(const Moves& moves) const {
        std::vector<Action> actions;
        for (const auto& move : moves) actions.push_back(adapter_.to_action(move));
        return actions;
    }

    static std::uint32_t line_flags_of(Score score) {
        if (!is_decided(score)) return 0;
        return (is_win(score) ? 1u : 2u) | static_cast<std::uint32_t>(plies_to_end(score)) << 8;
    }

    static MultiPvLine<Action> line_of(std::vector<Action> actions, Score score) {
        return {.actions = std::move(actions), .score = score, .flags = line_flags_of(score)};
    }

    void add_others(std::vector<MultiPvLine<Action>>& lines, std::size_t most) const {
        auto others = search_.root_moves();
        std::stable_sort(others.begin(), others.end(), [](const auto& a, const auto& b) {
            return a.score != b.score ? a.score > b.score : a.is_exact && !b.is_exact;
        });
        for (const auto& root : others) {
            if (lines.size() >= most) break;
            const Action action = adapter_.to_action(root.move);
            if (action == lines.front().actions.front() || root.score <= -kWin) continue;
            const bool whole = root.is_exact && !root.line.empty();
            auto line = line_of(whole ? to_actions(root.line) : std::vector{action}, root.score);
            const std::int64_t behind = lines.front().score - root.score;
            line.score_loss =
                static_cast<int>(std::clamp<std::int64_t>(behind * 1000 / Adapter::kWholeAdvantage, 0, 1000));
            // The move is no better than that, which is certain only of a loss.
            if (!whole) line.flags = kBoundOnly | (is_loss(root.score) ? line.flags : 0u);
            lines.push_back(std::move(line));
        }
    }

    Adapter adapter_;
    AlphaBeta<typename Adapter::Policy> search_;
    Limits limits_{};
    /// Whether there is a main search at this root.
    bool searches_ = false;
    Thinking stage_ = Thinking::done;
    bool is_alone_ = false;
    /// What the main search had before the game's own search took over.
    Nodes nodes_before_alone_ = 0;
    Action answer_{};
    /// By which the side to move wins.
    ForcedLine<Action> win_{};
    /// What is left of such a line while the other side is to move, as far as it is known, and its plies; 0
    /// when no win is known.
    ForcedLine<Action> pending_{};
    /// Plies within which the side to move is known to win since it announced it, 0 for none, and the nodes
    /// that it took to find out.
    Ply promise_ = 0;
    Nodes promise_nodes_ = 0;
};

} // namespace forethought
