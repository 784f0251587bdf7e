#pragma once

#include "engine/core/game.h"
#include "engine/tactics/evaluation/own_weights.h"
#include "engine/tactics/ladder.h"
#include "engine/tactics/rules/action.h"
#include "engine/tactics/rules/position.h"
#include "engine/tactics/search/player.h"

namespace forethought {

/// The tactics battle, as the concepts of engine/core/game.h want a game.
struct Tactics {
    using Position = tactics::Position;
    using Action = tactics::Action;
    using Switches = tactics::Switches;
    using Player = tactics::Player;
    using OwnWeights = tactics::OwnWeights;

    static constexpr std::string_view kName = "tactics";

    static Position start(std::uint64_t seed);
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position& position);
    static std::vector<Action> legal_actions(const Position& position);
    static bool is_legal(const Position& position, const Action& action);
    static void play(Position& position, const Action& action, std::vector<std::int32_t>* events);
    static Outcome outcome(const Position& position) { return position.state.outcome; }
    /// By the hit points that the winner has left.
    static int result_weight(const Position& position);
    static Side side_to_move(const Position& position) { return position.state.to_move; }
    static int actions_left(const Position& position);
    static std::uint64_t hash(const Position& position) { return tactics::hash(position); }
    static std::int32_t encode(const Action& action) { return tactics::encode(action); }
    static std::optional<Action> decode(std::int32_t code) { return tactics::decode(code); }
    static std::string format_action(const Position& position, const Action& action);
    static Result<Action> parse_action(const Position& position, std::string_view text);
    /// Laid out in wasm/tactics.d.ts.
    static std::vector<std::int32_t> snapshot(const Position& position);
    /// The turn of the side to move ended now; nothing once the battle is over.
    static std::optional<std::vector<Action>> ponder(const Position& position);
    static Ladder<Switches> ladder() { return tactics::ladder(); }
    static std::vector<NamedWeights> weights_of(const Switches& switches) {
        return tactics::weights_of(switches);
    }
    /// The switches of a rung in the character of that name. Error: there is none of that name.
    static Result<Switches> in_character(const Switches& switches, std::string_view personality);
    /// Line flags are laid out in wasm/tactics.d.ts.
    static std::vector<MultiPvLine<Action>> multi_pv(const Player& player, const Position& root,
                                                     std::size_t most);
};

static_assert(WeighingGame<Tactics>);

} // namespace forethought
