#pragma once

#include "engine/core/game.h"
#include "engine/core/parallel_search.h"
#include "engine/core/position_key.h"

#include <algorithm>
#include <vector>

namespace forethought {

/// Position and search as the outside sees them: a facade over one game's player. Bounds of time are
/// watched here, and the limits of a turn are shared here over its actions, so that a player only counts
/// the nodes of its present root.
template <Game G>
class Session {
  public:
    using Position = typename G::Position;
    using Action = typename G::Action;

    /// An opponent for `switches`. `clock` must outlive the session; it is read only under a limit of time.
    Session(const typename G::Switches& switches, std::uint64_t seed, const Blur& blur, Clock& clock)
        : player_(switches, seed, blur),
          clock_(&clock),
          position_(G::start(0)),
          key_(key_of_start<G>(position_)) {
        player_.set(position_);
    }

    /// Sets the root, which begins a game. The position already held keeps its thoughts.
    void set(const Position& position) { set(position, key_of_start<G>(position)); }
    /// Sets the root in the middle of a game: `key` is what its start and its actions so far make of it. The
    /// position already held keeps its thoughts.
    void set(const Position& position, PositionKey key) {
        if (key == key_) return;
        key_ = key;
        thinking_ = false;
        timed_ = false;
        spent_ = Spent{};
        position_ = position;
        player_.set(position_);
    }

    /// Plays an action at the root and keeps the thoughts about what follows. Error: the action is not legal.
    Status play(const Action& action) {
        if (!G::is_legal(position_, action))
            return Error{"the action " + G::format_action(position_, action) + " is not legal here"};
        spend();
        const Side side = G::side_to_move(position_);
        G::play(position_, action, nullptr);
        key_ = key_after<G>(key_, action);
        player_.play(action);
        if (ends_turn<G>(side, position_)) spent_ = Spent{};
        return success();
    }

    /// Starts thinking about the root. `limits` are those of the whole turn.
    void begin(const Limits& limits) {
        const auto actions = static_cast<Nodes>(shares_left());
        Limits share = limits;
        if (limits.nodes > 0)
            share.nodes = std::max<Nodes>(1, (limits.nodes - std::min(limits.nodes, spent_.nodes)) / actions);
        timed_ = limits.time > 0;
        if (timed_) {
            began_ = clock_->now();
            share.time = std::max(0.0, limits.time - spent_.time) / static_cast<double>(actions);
            deadline_ = began_ + share.time;
        }
        stop_.reset();
        player_.begin(share);
        thinking_ = G::outcome(position_) == Outcome::playing && !is_spent(limits);
    }

    /// Thinks for at most the budget. Returns whether anything is left to improve within the limits.
    bool advance(const Budget& budget) {
        Nodes left = budget.nodes == 0 ? ~Nodes{0} : budget.nodes;
        while (thinking_ && left > 0) {
            if (stop_.requested() || (timed_ && clock_->now() >= deadline_)) {
                thinking_ = false;
                break;
            }
            const Nodes slice = std::min(left, kNodesBetweenChecks);
            left -= std::min(left, think(slice));
            if (player_.waits()) break;
        }
        return thinking_;
    }

    /// The best action known; there is one whenever the game goes on.
    BestMove<Action> best() const { return player_.main_search().best(); }

    /// The MultiPV lines, the best ones at the root, at most `most`, best first; none before anything was
    /// thought.
    std::vector<MultiPvLine<Action>> multi_pv(std::size_t most) const {
        return G::multi_pv(player_.main_search(), position_, most);
    }

    /// How many of the best lines `multi_pv` should know the values of, where the player can tell (more
    /// than one costs it nodes). Counts from the next root on.
    void show(std::size_t lines) {
        if constexpr (kTraits.shows_lines) player_.main_search().show(lines);
    }

    Info info() const {
        Info info = player_.info();
        info.nodes_of_turn = spent_.nodes + info.nodes_of_root;
        return info;
    }

    /// Runs only these searches of the rung (bits by their numbers) from now on; the others run elsewhere
    /// (`parallel_search.h`). Thoughts are dropped. Error: the rung has none of them.
    Status run_only(unsigned searches) {
        const Status status = player_.run_only(searches);
        if (status) abort();
        return status;
    }
    /// The sync messages written here since this was asked last, for where the other searches run.
    std::vector<SyncMessage> take_messages() {
        auto messages = player_.take_messages();
        for (SyncMessage& message : messages) message.root = key_;
        return messages;
    }
    /// A sync message from elsewhere about the present root. Error: it is about another one, or what else is
    /// wrong with it.
    Status deliver(const SyncMessage& message) {
        if (message.root != key_) return Error{"the message is about another position"};
        return player_.deliver(message);
    }
    /// Whether thinking goes on once a message has been delivered, and not before.
    bool waits() const { return thinking_ && player_.waits(); }

    /// Ends thinking and answers.
    BestMove<Action> stop() {
        thinking_ = false;
        return best();
    }

    /// Ends thinking and forgets what was thought of this root.
    void abort() {
        thinking_ = false;
        player_.set(position_);
    }

    /// Ends a running `advance` from another thread.
    StopSource& stop_source() { return stop_; }
    const Position& position() const { return position_; }
    /// Identity of the root.
    PositionKey key() const { return key_; }

  private:
    static constexpr PlayerTraits kTraits = traits_of_player<typename G::Player>();

    /// What the turn has used up before the present root.
    struct Spent {
        Nodes nodes = 0;
        Milliseconds time = 0;
    };

    /// Lets the player think; returns the nodes that the slice is to be counted for.
    Nodes think(Nodes slice) {
        if constexpr (kTraits.step == 0) {
            thinking_ = player_.advance(slice);
            return slice;
        } else {
            const Nodes before = player_.info().nodes_of_root;
            thinking_ = player_.advance(slice);
            return std::max(slice, player_.info().nodes_of_root - before);
        }
    }

    /// Whether the player wants the limits of a whole turn at once, for a plan that it then follows.
    bool plans_whole_turn() const {
        if constexpr (kTraits.plans_whole_turn)
            return player_.main_search().plans_whole_turn();
        else
            return false;
    }
    /// Over how many actions the rest of the turn's limits is shared.
    int shares_left() const { return plans_whole_turn() ? 1 : std::max(1, G::actions_left(position_)); }
    /// Whether the plan that is followed has had all the nodes of the turn.
    bool is_spent(const Limits& limits) const {
        return plans_whole_turn() && limits.nodes > 0 && spent_.nodes >= limits.nodes;
    }

    void spend() {
        thinking_ = false;
        spent_.nodes += player_.info().nodes_of_root;
        if (timed_) spent_.time += clock_->now() - began_;
        timed_ = false;
    }

    /// Between two looks at the clock and the stop source.
    static constexpr Nodes kNodesBetweenChecks = 32;

    ParallelSearch<typename G::Player> player_;
    Clock* clock_;
    Position position_;
    PositionKey key_;
    StopSource stop_;
    Spent spent_{};
    Milliseconds began_ = 0;
    Milliseconds deadline_ = 0;
    bool timed_ = false;
    bool thinking_ = false;
};

} // namespace forethought
