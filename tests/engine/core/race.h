#pragma once

#include "engine/core/game.h"
#include "tests/engine/core/laws.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace forethought {

/// The simplest game with a better player: both sides in turn walk one to three steps, and after as many
/// turns as the seed says the one who is further has won. Who always takes three steps beats who takes one;
/// equals draw. For tests of what is written once for all games.
struct Race {
    struct Position {
        std::array<int, 2> steps{};
        int turns = 0;
        int length = 0;
        bool operator==(const Position&) const = default;
    };
    struct Action {
        int steps = 1;
        bool operator==(const Action&) const = default;
    };
    struct Switches {
        int stride = 1;
    };

    /// Takes `stride` steps once it has thought for a node, one step before; a thought takes up to 10 nodes.
    class Player {
      public:
        static constexpr PlayerTraits kTraits{};

        Player(const Switches& switches, std::uint64_t, const Blur&) : stride_(switches.stride) {}
        void set(const Position&) { nodes_ = 0; }
        void play(const Action&) { nodes_ = 0; }
        void begin(const Limits& limits) {
            limit_ = limits.nodes == 0 ? kDone : std::min(limits.nodes, kDone);
        }
        bool advance(Nodes nodes) {
            nodes_ = std::min(limit_, nodes_ + std::min(nodes, kDone));
            return nodes_ < limit_;
        }
        BestMove<Action> best() const { return {Action{nodes_ > 0 ? stride_ : 1}, 0}; }
        Info info() const { return Info{.nodes_of_root = nodes_}; }

      private:
        static constexpr Nodes kDone = 10;
        int stride_;
        Nodes nodes_ = 0;
        Nodes limit_ = 0;
    };

    static constexpr std::string_view kName = "race";

    static Position start(std::uint64_t seed) { return Position{{}, 0, 4 + 2 * static_cast<int>(seed % 5)}; }

    static std::string format(const Position& position) {
        return "race " + std::to_string(position.steps[0]) + " " + std::to_string(position.steps[1]) + " " +
               std::to_string(position.turns) + " " + std::to_string(position.length);
    }
    static Result<Position> parse(std::string_view text) {
        Position position;
        const std::string line(text);
        const int read = std::sscanf(line.c_str(), "race %d %d %d %d", &position.steps[0], &position.steps[1],
                                     &position.turns, &position.length);
        if (read != 4) return Error{"line 1: a race has four numbers"};
        return position;
    }

    static Outcome outcome(const Position& position) {
        if (position.turns < position.length) return Outcome::playing;
        if (position.steps[0] == position.steps[1]) return Outcome::draw;
        return win_for(position.steps[0] > position.steps[1] ? Side::first : Side::second);
    }
    static Side side_to_move(const Position& position) {
        return position.turns % 2 == 0 ? Side::first : Side::second;
    }
    static int actions_left(const Position&) { return 1; }
    static std::uint64_t hash(const Position& position) {
        return mix(
            mix(static_cast<std::uint64_t>(position.steps[0]), static_cast<std::uint64_t>(position.steps[1])),
            mix(static_cast<std::uint64_t>(position.turns), static_cast<std::uint64_t>(position.length)));
    }

    static std::vector<Action> legal_actions(const Position& position) {
        if (outcome(position) != Outcome::playing) return {};
        return {Action{1}, Action{2}, Action{3}};
    }
    static bool is_legal(const Position& position, const Action& action) {
        return outcome(position) == Outcome::playing && action.steps >= 1 && action.steps <= 3;
    }
    static void play(Position& position, const Action& action, std::vector<std::int32_t>* events) {
        position.steps[static_cast<std::size_t>(index(side_to_move(position)))] += action.steps;
        ++position.turns;
        if (events) events->insert(events->end(), {1, 1, action.steps});
    }

    static std::int32_t encode(const Action& action) { return action.steps; }
    static std::optional<Action> decode(std::int32_t code) {
        if (code < 1 || code > 3) return std::nullopt;
        return Action{code};
    }
    static std::string format_action(const Position&, const Action& action) {
        return std::to_string(action.steps);
    }
    static Result<Action> parse_action(const Position&, std::string_view text) {
        if (text.size() != 1 || text[0] < '1' || text[0] > '3') return Error{"steps are 1, 2 or 3"};
        return Action{text[0] - '0'};
    }
    static std::vector<std::int32_t> snapshot(const Position& position) {
        return {position.steps[0], position.steps[1], position.turns, position.length};
    }
    static std::optional<std::vector<Action>> ponder(const Position&) { return std::nullopt; }

    static Ladder<Switches> ladder() {
        static constexpr std::array kRungs{Rung<Switches>{0, "Walker", "One step at a time.", {1}},
                                           Rung<Switches>{10, "Strider", "Two steps.", {2}},
                                           Rung<Switches>{20, "Runner", "Three steps.", {3}}};
        return kRungs;
    }
    /// The step in mind, once there is a thought behind it.
    static std::vector<MultiPvLine<Action>> multi_pv(const Player& player, const Position&,
                                                     std::size_t most) {
        if (most == 0 || player.info().nodes_of_root == 0) return {};
        return {{.actions = {player.best().action}}};
    }
};
static_assert(Game<Race>);

template <>
struct LawTraits<Race> {
    static constexpr int kMostActions = 12;
    static std::uint64_t hash_from_scratch(const Race::Position& position) { return Race::hash(position); }
};

} // namespace forethought
