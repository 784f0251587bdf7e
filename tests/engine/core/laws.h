#pragma once

#include "engine/core/clock.h"
#include "engine/core/game.h"
#include "engine/core/record.h"
#include "engine/core/rng.h"
#include "engine/core/session.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace forethought {

/// What the laws ask of a game besides its concept. Each game specialises it beside its tests:
///
///     static constexpr int kMostActions;                          // no game is longer, by the rules
///     static std::uint64_t hash_from_scratch(const Position&);    // without anything incremental
template <class G>
struct LawTraits;

/// The laws that every game keeps. Each function returns the first law that was broken, with the position;
/// the empty string when all hold.
template <Game G>
class Laws {
  public:
    using Position = typename G::Position;
    using Action = typename G::Action;

    /// All laws at each position of one random game, and then all the way back.
    static std::string of_random_game(std::uint64_t seed) {
        Rng rng(mix(seed, 0x6c617773));
        Record<G> record;
        record.restart(G::start(seed));
        std::vector<std::string> texts;
        std::vector<std::uint64_t> hashes;
        std::vector<PositionKey> keys;
        while (true) {
            const Position& position = record.position();
            if (auto broken = of_position(position, rng); !broken.empty()) return broken;
            if (G::outcome(position) != Outcome::playing) break;
            texts.push_back(G::format(position));
            hashes.push_back(G::hash(position));
            keys.push_back(record.key());
            if (auto broken = refuses_what_is_illegal(record, rng); !broken.empty()) return broken;
            const auto actions = G::legal_actions(position);
            const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
            if (!record.play(action, nullptr)) return complaint("a legal action is refused", position);
            if (static_cast<int>(texts.size()) > LawTraits<G>::kMostActions)
                return complaint("the game does not end within the bound of its rules", position);
        }
        while (record.undo()) {
            const bool same = G::format(record.position()) == texts.back() &&
                              G::hash(record.position()) == hashes.back() && record.key() == keys.back();
            if (!same) return complaint("undo does not restore\n" + texts.back(), record.position());
            texts.pop_back();
            hashes.pop_back();
            keys.pop_back();
        }
        return texts.empty() ? "" : "undo does not lead back to the start";
    }

    /// A game of `rung` against itself with few nodes a turn: its best action is always legal, also before it
    /// has thought at all, and the game ends.
    static std::string of_rung(const Rung<typename G::Switches>& rung, std::uint64_t seed, Nodes nodes) {
        ManualClock clock;
        Session<G> session(rung.switches, seed, Blur{}, clock);
        Position position = G::start(seed);
        session.set(position);
        for (int played = 0; G::outcome(position) == Outcome::playing; ++played) {
            if (played > LawTraits<G>::kMostActions)
                return complaint("the battle of a rung never ends", position);
            if (!G::is_legal(position, session.best().action))
                return complaint("the best action before thinking is not legal", position);
            session.begin(Limits{.nodes = nodes});
            session.advance(Budget{});
            const Action best = session.best().action;
            if (!G::is_legal(position, best)) return complaint("the best action is not legal", position);
            G::play(position, best, nullptr);
            if (!session.play(best)) return complaint("the session refuses its own action", position);
        }
        return "";
    }

  private:
    static std::string of_position(const Position& position, Rng& rng) {
        if (auto broken = of_text(position); !broken.empty()) return broken;
        if (auto broken = of_actions(position); !broken.empty()) return broken;
        if (auto broken = of_events(position, rng); !broken.empty()) return broken;
        return of_pondering(position);
    }

    static std::string of_text(const Position& position) {
        if (G::hash(position) != LawTraits<G>::hash_from_scratch(position))
            return complaint("the hash is not the one from scratch", position);
        const auto again = G::parse(G::format(position));
        if (!again) return complaint("the text form is refused: " + again.error(), position);
        if (G::format(again.value()) != G::format(position))
            return complaint("the text form does not round-trip", position);
        if (G::hash(again.value()) != G::hash(position))
            return complaint("the hash is another one after parsing", position);
        if (G::snapshot(again.value()) != G::snapshot(position))
            return complaint("the snapshot is another one after parsing", position);
        if (G::outcome(again.value()) != G::outcome(position) ||
            G::side_to_move(again.value()) != G::side_to_move(position) ||
            G::actions_left(again.value()) != G::actions_left(position))
            return complaint("outcome, side or actions left are others after parsing", position);
        return G::actions_left(position) >= 1 ? "" : complaint("less than one action left", position);
    }

    static std::string of_actions(const Position& position) {
        const auto actions = G::legal_actions(position);
        if (actions.empty() != (G::outcome(position) != Outcome::playing))
            return complaint("there are legal actions exactly while the game goes on", position);
        std::vector<std::int32_t> codes;
        for (const Action& action : actions) {
            const std::string text = G::format_action(position, action);
            if (!G::is_legal(position, action)) return complaint(text + " is listed but illegal", position);
            const std::int32_t code = G::encode(action);
            codes.push_back(code);
            if (code < 0 || G::decode(code) != std::optional<Action>(action))
                return complaint("the code of " + text + " does not round-trip", position);
            const auto again = G::parse_action(position, text);
            if (!again || again.value() != action)
                return complaint("the text of " + text + " does not round-trip", position);
        }
        std::sort(codes.begin(), codes.end());
        const bool distinct = std::adjacent_find(codes.begin(), codes.end()) == codes.end();
        return distinct ? "" : complaint("an action is listed twice", position);
    }

    /// Watched or not, an action does the same; its events are whole records.
    static std::string of_events(const Position& position, Rng& rng) {
        const auto actions = G::legal_actions(position);
        if (actions.empty()) return "";
        const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        Position silent = position;
        Position watched = position;
        std::vector<std::int32_t> events;
        G::play(silent, action, nullptr);
        G::play(watched, action, &events);
        if (G::format(silent) != G::format(watched) || G::hash(silent) != G::hash(watched))
            return complaint("an action does something else when it is watched", position);
        std::size_t next = 0;
        while (next + 1 < events.size() && events[next + 1] >= 0)
            next += 2 + static_cast<std::size_t>(events[next + 1]);
        return next == events.size() ? "" : complaint("the events are not whole records", position);
    }

    static std::string of_pondering(const Position& position) {
        const auto ahead = G::ponder(position);
        if (ahead.has_value() && G::outcome(position) != Outcome::playing)
            return complaint("there is something to ponder after the end", position);
        Position next = position;
        for (const Action& action : ahead.value_or(std::vector<Action>{})) {
            if (!G::is_legal(next, action))
                return complaint(G::format_action(next, action) + " is pondered but illegal", position);
            G::play(next, action, nullptr);
        }
        return "";
    }

    /// Arbitrary codes: what is not listed is refused, and the record stays as it was.
    static std::string refuses_what_is_illegal(Record<G>& record, Rng& rng) {
        const auto actions = G::legal_actions(record.position());
        const std::string before = G::format(record.position());
        for (int i = 0; i < 20; ++i) {
            const auto action = G::decode(static_cast<std::int32_t>(rng.below(1u << 19)));
            if (!action || std::find(actions.begin(), actions.end(), *action) != actions.end()) continue;
            std::vector<std::int32_t> events;
            if (G::is_legal(record.position(), *action) || record.play(*action, &events) || !events.empty())
                return complaint("an action that is not listed is played", record.position());
        }
        return G::format(record.position()) == before ? "" : "a refused action has changed the position";
    }

    static std::string complaint(const std::string& law, const Position& position) {
        return law + "\n" + G::format(position);
    }
};

} // namespace forethought
