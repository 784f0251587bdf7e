#pragma once

#include "engine/core/epochs.h"
#include "engine/core/limits.h"
#include "engine/core/mail.h"
#include "engine/core/rng.h"

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

/// A player that can be one island of several.
///
/// - `news()`: its best finds at the root, as integers; asked once an epoch.
/// - `check(news)`: whether these are another island's at the same root. Error: what is wrong with them.
/// - `hear(island, news)`: such news are looked into before anything else; `island` says whose they are.
template <class P>
concept Islander = requires(P& player, const P& const_player, int island,
                            const std::vector<std::int32_t>& news) {
    { player.news() } -> std::same_as<std::vector<std::int32_t>>;
    { const_player.check(news) } -> std::same_as<Status>;
    { player.hear(island, news) } -> std::same_as<void>;
};

/// On how many islands a rung searches.
template <class Switches>
constexpr int islands_of(const Switches& switches) {
    if constexpr (requires { switches.islands(); })
        return switches.islands();
    else
        return 1;
}

/// What an island searches with: what would be the same on every island, a rung may leave to the chair.
template <class Switches>
constexpr Switches switches_of_island(const Switches& switches, int island) {
    if constexpr (requires { switches.of_island(island); })
        return switches.of_island(island);
    else
        return switches;
}

/// Searches of the same root on several islands, each with its own random numbers, that write each other
/// letters with their best finds at fixed node counts (`epochs.h`). Which islands are searched here and which
/// elsewhere changes nothing within a limit of nodes, so that they can be laid on as many threads or workers
/// as there are. Island 0 is the chair: what it holds is the answer.
///
/// Without a limit nobody waits for letters: what has come is read when an epoch begins. One island alone is
/// its player and nothing else, and so is the chair where the others only help it and none of them has a
/// processor of its own.
///
/// What a player may say of itself: `kEpochDoublings`, how often its epochs become longer (`epochs.h`),
/// `kHelpsChair`, whether a search is worth less on several islands than on one with as many nodes, so that
/// the others pay only where they cost the chair nothing, and `kTellsOnce`, whether its news are only what is
/// new, so that every letter has to be heard instead of the latest.
template <class Player>
class Archipelago {
  public:
    template <class Switches, class Blur>
    Archipelago(const Switches& switches, std::uint64_t seed, const Blur& blur)
        : islands_(islands_of(switches)) {
        for (int i = 0; i < islands_; ++i) {
            const std::uint64_t own_seed = i == 0 ? seed : mix(seed, static_cast<std::uint64_t>(i));
            members_.push_back(std::make_unique<Member>(i, switches_of_island(switches, i), own_seed, blur));
        }
    }

    /// Searches only these islands (bits by their numbers) from now on; a `set` follows. The others are
    /// searched elsewhere, and their letters delivered. Error: none of them is searched here.
    Status hold(unsigned islands) {
        const auto is_left_out = [&](const auto& member) { return ((islands >> member->island) & 1) == 0; };
        if (std::all_of(members_.begin(), members_.end(), is_left_out))
            return Error{"none of the islands " + std::to_string(islands) + " (bits) is searched here"};
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
        epochs_ =
            limit_ == 0 ? Epochs(kDoublings) : Epochs(islands_, limit_ - std::min(limit_, spent), kDoublings);
    }

    /// Thinks for at most `nodes` nodes, as `Player` counts them. Returns whether anything is left to improve
    /// within the limit, here or elsewhere.
    bool advance(Nodes nodes) {
        if (is_chair_alone()) return chair().advance(nodes);
        for (Nodes left = nodes; left > 0;) {
            Member* const member = next();
            if (!member) break;
            if (!member->is_out) begin_epoch(*member);
            // What is only looked up takes no node; a slice has an end all the same.
            left -= std::min(left, std::max<Nodes>(1, search(*member, left)));
        }
        return goes_on();
    }

    /// Whether nothing can be done here before a letter is delivered.
    bool waits() const { return !is_chair_alone() && goes_on() && !next(); }

    /// The letters written here since this was asked last, for where the other islands are.
    std::vector<Letter> take_post() { return std::exchange(post_, {}); }

    /// A letter from elsewhere about the present root. Error: it is not the next one of an island that is
    /// searched elsewhere, or its news are none; nothing has changed.
    Status deliver(const Letter& letter) {
        for (const auto& member : members_)
            if (member->island == letter.island)
                return Error{"island " + std::to_string(letter.island) + " is searched here"};
        if constexpr (Islander<Player>) {
            const Status status = chair().check(letter.news);
            if (!status) return status;
        }
        return mail_.enter(letter);
    }

    /// The first island that is searched here.
    const Player& chair() const { return members_.front()->player; }
    Player& chair() { return members_.front()->player; }

    /// What the chair says of its search, with the nodes of all islands.
    Info info() const {
        Info info = chair().info();
        info.nodes_of_root = nodes();
        return info;
    }

    /// Nodes of all islands since the root, as far as they are known.
    Nodes nodes() const {
        Nodes sum = 0;
        for (int island = 0; island < islands_; ++island)
            if (const Letter* const letter = mail_.latest(island)) sum += letter->nodes;
        for (const auto& member : members_) {
            const Letter* const letter = mail_.latest(member->island);
            sum += nodes_of(*member) - (letter ? letter->nodes : 0);
        }
        return sum;
    }

  private:
    static constexpr int kDoublings = [] {
        if constexpr (requires { Player::kEpochDoublings; })
            return Player::kEpochDoublings;
        else
            return Epochs::kDoublings;
    }();

    static constexpr bool kHelpsChair = [] {
        if constexpr (requires { Player::kHelpsChair; })
            return Player::kHelpsChair;
        else
            return false;
    }();

    static constexpr bool kTellsOnce = [] {
        if constexpr (requires { Player::kTellsOnce; })
            return Player::kTellsOnce;
        else
            return false;
    }();

    bool is_chair_alone() const {
        const bool all_are_here = static_cast<int>(members_.size()) == islands_;
        return islands_ == 1 || (kHelpsChair && all_are_here && !epochs_.limited());
    }

    /// An island that is searched here.
    struct Member {
        template <class Switches, class Blur>
        Member(int number, const Switches& switches, std::uint64_t seed, const Blur& blur)
            : island(number), player(switches, seed, blur) {}

        int island;
        Player player;
        /// The present epoch, or the one that begins next.
        int epoch = Epochs::first(island);
        /// Whether the epoch has begun, and how many nodes are left of it.
        bool is_out = false;
        Nodes left = 0;
        /// Nothing was left to improve when the last epoch ended.
        bool settled = false;
        /// Epochs of the letters that were read last.
        std::array<int, kMostIslands> read = unread();
    };

    static constexpr std::array<int, kMostIslands> unread() {
        std::array<int, kMostIslands> epochs{};
        epochs.fill(-1);
        return epochs;
    }

    static Nodes nodes_of(const Member& member) { return member.player.info().nodes_of_root; }

    void forget() {
        begun_ = false;
        mail_.clear();
        post_.clear();
        for (auto& member : members_) {
            member->epoch = Epochs::first(member->island);
            member->is_out = member->settled = false;
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
        if (!epochs_.limited()) return !member.settled || has_mail(member);
        return member.epoch <= epochs_.last(member.island) && has_what_it_awaits(member);
    }

    bool has_mail(const Member& member) const {
        for (int island = 0; island < islands_; ++island)
            if (unread_letter(member, island)) return true;
        return false;
    }

    bool has_what_it_awaits(const Member& member) const {
        const int epoch = epochs_.awaited(member.epoch);
        for (int island = 0; island < islands_; ++island) {
            if (island == member.island || epoch < Epochs::first(island)) continue;
            const Letter* const letter = mail_.latest(island);
            if (!letter || letter->epoch < epoch) return false;
        }
        return true;
    }

    /// The latest letter of an island that the member may read as its epoch begins, if it is new to it.
    const Letter* unread_letter(const Member& member, int island) const {
        if (island == member.island) return nullptr;
        const Letter* const letter =
            epochs_.limited() ? mail_.latest(island, epochs_.awaited(member.epoch)) : mail_.latest(island);
        return letter && letter->epoch > member.read[static_cast<std::size_t>(island)] ? letter : nullptr;
    }

    void begin_epoch(Member& member) {
        for (int island = 0; island < islands_; ++island) {
            const Letter* const letter = unread_letter(member, island);
            if (!letter) continue;
            int& read = member.read[static_cast<std::size_t>(island)];
            const int last = letter->epoch;
            if constexpr (Islander<Player>) {
                if constexpr (kTellsOnce)
                    for (const Letter& one : mail_.between(island, read, last))
                        member.player.hear(island, one.news);
                else
                    member.player.hear(island, letter->news);
            }
            read = last;
            if constexpr (kTellsOnce) forget_read(island);
        }
        member.is_out = true;
        member.left = nodes_of_epoch(member);
    }

    /// What everybody here has read of an island's letters, but for its latest. Where news are told again
    /// and again they are few, and stay.
    void forget_read(int island) {
        int read = std::numeric_limits<int>::max();
        for (const auto& member : members_)
            if (member->island != island)
                read = std::min(read, member->read[static_cast<std::size_t>(island)]);
        mail_.forget(island, read);
    }

    /// In its last epoch the chair has all that islands with nothing left to improve have not spent, too.
    Nodes nodes_of_epoch(const Member& member) const {
        const bool is_last_word = epochs_.limited() && member.island == 0 && member.epoch == epochs_.last(0);
        return is_last_word ? limit_ - std::min(limit_, nodes()) : epochs_.nodes(member.island, member.epoch);
    }

    /// Goes on with the member's epoch for at most `nodes` nodes; returns how many it took.
    Nodes search(Member& member, Nodes nodes) {
        const Nodes before = nodes_of(member);
        const bool goes_on = member.left == 0 || member.player.advance(std::min(nodes, member.left));
        const Nodes spent = nodes_of(member) - before;
        member.left -= std::min(member.left, spent);
        if (!goes_on || member.left == 0) end_epoch(member, !goes_on);
        return spent;
    }

    /// Writes what there is to say. Within a limit the others count on a letter every epoch.
    void end_epoch(Member& member, bool settled) {
        Letter letter{
            .island = member.island, .epoch = member.epoch, .nodes = nodes_of(member), .settled = settled};
        if constexpr (Islander<Player>) letter.news = member.player.news();
        const Letter* const last = mail_.latest(member.island);
        // Who has spent nothing has found nothing: two that only looked up what the other wrote would write
        // for ever.
        const bool has_found = last && last->nodes < letter.nodes && last->news != letter.news;
        const bool is_new = !last || has_found || (settled && !last->settled);
        if (epochs_.limited() || is_new) {
            if (static_cast<int>(members_.size()) < islands_) post_.push_back(letter);
            mail_.enter(std::move(letter));
            if constexpr (kTellsOnce) forget_read(member.island);
        }
        member.is_out = false;
        member.settled = settled;
        ++member.epoch;
    }

    bool goes_on() const {
        if (epochs_.limited())
            return std::any_of(members_.begin(), members_.end(), [&](const auto& member) {
                return member->epoch <= epochs_.last(member->island);
            });
        if (next()) return true;
        for (int island = 0; island < islands_; ++island) {
            const Letter* const letter = mail_.latest(island);
            if (!letter || !letter->settled) return true;
        }
        return false;
    }

    int islands_;
    std::vector<std::unique_ptr<Member>> members_;
    Mail mail_;
    std::vector<Letter> post_;
    Epochs epochs_ = Epochs(kDoublings);
    Nodes limit_ = 0;
    /// Whether there is a limit, or none, at this root.
    bool begun_ = false;
};

} // namespace forethought
