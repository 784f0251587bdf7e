#pragma once

#include "engine/core/abilities.h"
#include "engine/core/epochs.h"
#include "engine/core/limits.h"
#include "engine/core/player_traits.h"
#include "engine/core/rng.h"
#include "engine/core/sync_log.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace forethought {

/// The switches of rungs that think in several parallel searches.
///
/// - `searches()`: in how many.
/// - `of_search(number)`: what a search has of the switches: what would be the same in every search, a rung
///   may leave to the main search.
template <class S>
concept ParallelSwitches = requires(const S& switches, int number) {
    { switches.searches() } -> std::same_as<int>;
    { switches.of_search(number) } -> std::same_as<S>;
};

/// The functions of parallel switches, by their names.
struct ParallelSwitchesNames {
    int searches, of_search;
};

/// Whether switches have both functions, or none.
template <class S>
concept WholeSwitches = ParallelSwitches<S> || requires {
    &NamedTwice<S, ParallelSwitchesNames>::searches;
    &NamedTwice<S, ParallelSwitchesNames>::of_search;
};

/// In how many parallel searches a rung thinks.
template <WholeSwitches Switches>
constexpr int searches_of(const Switches& switches) {
    if constexpr (ParallelSwitches<Switches>)
        return switches.searches();
    else
        return 1;
}

/// What a search has of the rung's switches.
template <WholeSwitches Switches>
constexpr Switches switches_of_search(const Switches& switches, int number) {
    if constexpr (ParallelSwitches<Switches>)
        return switches.of_search(number);
    else
        return switches;
}

/// Several searches of the same root, each with its own random numbers, that send each other sync messages
/// with their best finds at fixed node counts (`epochs.h`). Which searches run here and which elsewhere
/// changes nothing within a limit of nodes, so that they can be laid on as many threads or workers as there
/// are. Search 0 is the main search: its best action is the answer. The others are helper searches.
///
/// Without a limit nobody waits for messages: what has come is read when an epoch begins. One search alone is
/// its player and nothing else, and so is the main search where the others only help it and none of them has
/// a processor of its own.
template <class Player>
class ParallelSearch {
  public:
    template <class Switches, class Blur>
    ParallelSearch(const Switches& switches, std::uint64_t seed, const Blur& blur)
        : searches_(searches_of(switches)) {
        for (int i = 0; i < searches_; ++i) {
            const std::uint64_t own_seed = i == 0 ? seed : mix(seed, static_cast<std::uint64_t>(i));
            members_.push_back(std::make_unique<Member>(i, switches_of_search(switches, i), own_seed, blur));
        }
    }

    /// Runs only these searches (bits by their numbers) from now on; a `set` follows. The others run
    /// elsewhere, and their messages are delivered. Error: none of them runs here.
    Status run_only(unsigned searches) {
        const auto is_left_out = [&](const auto& member) { return ((searches >> member->number) & 1) == 0; };
        if (std::all_of(members_.begin(), members_.end(), is_left_out))
            return Error{"none of the searches " + std::to_string(searches) + " (bits) runs here"};
        std::erase_if(members_, is_left_out);
        return success();
    }

    template <class Position>
    void set(const Position& position) {
        for (auto& member : members_) member->player.set(position);
        forget();
    }
    template <class Action>
    void play(const Action& action) {
        for (auto& member : members_) member->player.play(action);
        forget();
    }

    /// Starts thinking; goes on where the limit is the one that there has been at this root.
    void begin(const Limits& limits) {
        for (auto& member : members_) member->player.begin(limits);
        if (begun_ && limits.nodes == limit_) return;
        const Nodes spent = nodes();
        forget();
        begun_ = true;
        limit_ = limits.nodes;
        epochs_ = limit_ == 0 ? Epochs(kTraits.epoch_doublings)
                              : Epochs(searches_, limit_ - std::min(limit_, spent), kTraits.epoch_doublings);
    }

    /// Thinks for at most `nodes` nodes, as `Player` counts them. Returns whether anything is left to improve
    /// within the limit, here or elsewhere.
    bool advance(Nodes nodes) {
        if (is_main_search_alone()) return main_search().advance(nodes);
        for (Nodes left = nodes; left > 0;) {
            Member* const member = next();
            if (!member) break;
            if (!member->is_out) begin_epoch(*member);
            // What is only looked up takes no node; a slice has an end all the same.
            left -= std::min(left, std::max<Nodes>(1, run(*member, left)));
        }
        return goes_on();
    }

    /// Whether nothing can be done here before a message is delivered.
    bool waits() const { return !is_main_search_alone() && goes_on() && !next(); }

    /// The sync messages written here since this was asked last, for where the other searches run.
    std::vector<SyncMessage> take_messages() { return std::exchange(outbox_, {}); }

    /// A sync message from elsewhere about the present root. Error: it is not the next one of a search that
    /// runs elsewhere, or its update is none; nothing has changed.
    Status deliver(const SyncMessage& message) {
        for (const auto& member : members_)
            if (member->number == message.sender)
                return Error{"search " + std::to_string(message.sender) + " runs here"};
        if constexpr (kTraits.syncs) {
            const Status status = main_search().check(message.update);
            if (!status) return status;
        }
        return log_.enter(message);
    }

    /// The main search, or the first of those that run here.
    const Player& main_search() const { return members_.front()->player; }
    Player& main_search() { return members_.front()->player; }

    /// What the main search says of itself, with the nodes of all searches.
    Info info() const {
        Info info = main_search().info();
        info.nodes_of_root = nodes();
        return info;
    }

    /// Nodes of all searches since the root, as far as they are known.
    Nodes nodes() const {
        Nodes sum = 0;
        for (int number = 0; number < searches_; ++number)
            if (const SyncMessage* const message = log_.latest(number)) sum += message->nodes;
        for (const auto& member : members_) {
            const SyncMessage* const message = log_.latest(member->number);
            sum += nodes_of(*member) - (message ? message->nodes : 0);
        }
        return sum;
    }

  private:
    static constexpr PlayerTraits kTraits = traits_of_player<Player>();

    bool is_main_search_alone() const {
        const bool all_are_here = static_cast<int>(members_.size()) == searches_;
        return searches_ == 1 || (kTraits.helps_main_search && all_are_here && !epochs_.limited());
    }

    /// A search that runs here.
    struct Member {
        template <class Switches, class Blur>
        Member(int its_number, const Switches& switches, std::uint64_t seed, const Blur& blur)
            : number(its_number), player(switches, seed, blur) {}

        int number;
        Player player;
        /// The present epoch, or the one that begins next.
        int epoch = Epochs::first(number);
        /// Whether the epoch has begun, and how many nodes are left of it.
        bool is_out = false;
        Nodes left = 0;
        /// Nothing was left to improve when the last epoch ended.
        bool finished = false;
        /// Epochs of the messages that were read last.
        std::array<int, kMostSearches> read = unread();
    };

    static constexpr std::array<int, kMostSearches> unread() {
        std::array<int, kMostSearches> epochs{};
        epochs.fill(-1);
        return epochs;
    }

    static Nodes nodes_of(const Member& member) { return member.player.info().nodes_of_root; }

    void forget() {
        begun_ = false;
        log_.clear();
        outbox_.clear();
        for (auto& member : members_) {
            member->epoch = Epochs::first(member->number);
            member->is_out = member->finished = false;
            member->read = unread();
        }
    }

    /// Who goes on: of those that can the one that is farthest behind, of equals the first; null where none
    /// can.
    Member* next() const {
        Member* found = nullptr;
        for (const auto& member : members_)
            if (can_go_on(*member) && (!found || member->epoch < found->epoch)) found = member.get();
        return found;
    }

    bool can_go_on(const Member& member) const {
        if (member.is_out) return true;
        if (!epochs_.limited()) return !member.finished || has_unread(member);
        return member.epoch <= epochs_.last(member.number) && has_what_it_awaits(member);
    }

    bool has_unread(const Member& member) const {
        for (int number = 0; number < searches_; ++number)
            if (unread_message(member, number)) return true;
        return false;
    }

    bool has_what_it_awaits(const Member& member) const {
        const int epoch = epochs_.awaited(member.epoch);
        for (int number = 0; number < searches_; ++number) {
            if (number == member.number || epoch < Epochs::first(number)) continue;
            const SyncMessage* const message = log_.latest(number);
            if (!message || message->epoch < epoch) return false;
        }
        return true;
    }

    /// The latest message of a search that the member may read as its epoch begins, if it is new to it.
    const SyncMessage* unread_message(const Member& member, int number) const {
        if (number == member.number) return nullptr;
        const SyncMessage* const message =
            epochs_.limited() ? log_.latest(number, epochs_.awaited(member.epoch)) : log_.latest(number);
        return message && message->epoch > member.read[static_cast<std::size_t>(number)] ? message : nullptr;
    }

    void begin_epoch(Member& member) {
        for (int number = 0; number < searches_; ++number) {
            const SyncMessage* const message = unread_message(member, number);
            if (!message) continue;
            int& read = member.read[static_cast<std::size_t>(number)];
            const int last = message->epoch;
            if constexpr (kTraits.syncs) {
                if constexpr (kTraits.tells_once)
                    for (const SyncMessage& one : log_.between(number, read, last))
                        member.player.hear(number, one.update);
                else
                    member.player.hear(number, message->update);
            }
            read = last;
            if constexpr (kTraits.tells_once) forget_read(number);
        }
        member.is_out = true;
        member.left = nodes_of_epoch(member);
    }

    /// What everybody here has read of a search's messages, but for its latest. Where updates are told again
    /// and again they are few, and stay.
    void forget_read(int number) {
        int read = std::numeric_limits<int>::max();
        for (const auto& member : members_)
            if (member->number != number)
                read = std::min(read, member->read[static_cast<std::size_t>(number)]);
        log_.forget(number, read);
    }

    /// In its last epoch the main search has all that searches with nothing left to improve have not spent,
    /// too.
    Nodes nodes_of_epoch(const Member& member) const {
        const bool is_last_word = epochs_.limited() && member.number == 0 && member.epoch == epochs_.last(0);
        return is_last_word ? limit_ - std::min(limit_, nodes()) : epochs_.nodes(member.number, member.epoch);
    }

    /// Goes on with the member's epoch for at most `nodes` nodes; returns how many it took.
    Nodes run(Member& member, Nodes nodes) {
        const Nodes before = nodes_of(member);
        const bool goes_on = member.left == 0 || member.player.advance(std::min(nodes, member.left));
        const Nodes spent = nodes_of(member) - before;
        member.left -= std::min(member.left, spent);
        if (!goes_on || member.left == 0) end_epoch(member, !goes_on);
        return spent;
    }

    /// Writes what there is to say. Within a limit the others count on a message every epoch.
    void end_epoch(Member& member, bool finished) {
        SyncMessage message{
            .sender = member.number, .epoch = member.epoch, .nodes = nodes_of(member), .finished = finished};
        if constexpr (kTraits.syncs) message.update = member.player.search_update();
        const SyncMessage* const last = log_.latest(member.number);
        // Who has spent nothing has found nothing: two that only looked up what the other wrote would write
        // for ever.
        const bool has_found = last && last->nodes < message.nodes && last->update != message.update;
        const bool is_new = !last || has_found || (finished && !last->finished);
        if (epochs_.limited() || is_new) {
            if (static_cast<int>(members_.size()) < searches_) outbox_.push_back(message);
            log_.enter(std::move(message));
            if constexpr (kTraits.tells_once) forget_read(member.number);
        }
        member.is_out = false;
        member.finished = finished;
        ++member.epoch;
    }

    bool goes_on() const {
        if (epochs_.limited())
            return std::any_of(members_.begin(), members_.end(), [&](const auto& member) {
                return member->epoch <= epochs_.last(member->number);
            });
        if (next()) return true;
        for (int number = 0; number < searches_; ++number) {
            const SyncMessage* const message = log_.latest(number);
            if (!message || !message->finished) return true;
        }
        return false;
    }

    int searches_;
    std::vector<std::unique_ptr<Member>> members_;
    SyncLog log_;
    std::vector<SyncMessage> outbox_;
    Epochs epochs_ = Epochs(kTraits.epoch_doublings);
    Nodes limit_ = 0;
    /// Whether there is a limit, or none, at this root.
    bool begun_ = false;
};

} // namespace forethought
