#pragma once

#include "engine/core/game.h"
#include "engine/gomoku/action.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/own_weights.h"
#include "engine/gomoku/player.h"
#include "engine/gomoku/position.h"
#include "engine/gomoku/rules.h"

#include <array>
#include <string_view>

namespace forethought {

/// Gomoku, as the concepts of engine/core/game.h want a game.
struct Gomoku {
    using Position = gomoku::Position;
    using Action = gomoku::Action;
    using Switches = gomoku::Switches;
    using Player = gomoku::Player;
    using OwnWeights = gomoku::OwnWeights;

    static constexpr std::string_view kName = "gomoku";

    /// The rules, by their numbers.
    static constexpr std::array kVariants{std::string_view("freestyle"), std::string_view("standard"),
                                          std::string_view("renju")};

    /// Seed 0: an empty board of the usual size. Any other: one of the balanced openings.
    static Position start(std::uint64_t seed, int variant = 0);
    static Position bench_start(std::uint64_t seed);
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position& position);
    static std::vector<Action> legal_actions(const Position& position) {
        return gomoku::legal_actions(position);
    }
    static bool is_legal(const Position& position, Action action) {
        return gomoku::is_legal(position, action);
    }
    static void play(Position& position, Action action, std::vector<std::int32_t>* events) {
        gomoku::play(position, action, events);
    }
    static Outcome outcome(const Position& position) { return position.outcome; }
    static Side side_to_move(const Position& position) { return gomoku::side_to_move(position); }
    static int actions_left(const Position& position) { return gomoku::actions_left(position); }
    static std::uint64_t hash(const Position& position) { return gomoku::hash(position); }
    static std::int32_t encode(Action action) { return gomoku::encode(action); }
    static std::optional<Action> decode(std::int32_t code) { return gomoku::decode(code); }
    static std::string format_action(const Position& position, Action action);
    static Result<Action> parse_action(const Position& position, std::string_view text);
    /// Laid out in wasm/gomoku.d.ts.
    static std::vector<std::int32_t> snapshot(const Position& position);
    /// The position itself: what is found out about the other side's moves is there when one of them comes.
    static std::optional<std::vector<Action>> ponder(const Position& position);
    static Ladder<Switches> ladder() { return gomoku::ladder(); }
    static std::vector<NamedWeights> weights_of(const Switches& switches) {
        return gomoku::weights_of(switches);
    }
    /// Line flags are laid out in wasm/gomoku.d.ts.
    static std::vector<MultiPvLine<Action>> multi_pv(const Player& player, const Position& root,
                                                     std::size_t most);
};

static_assert(WeighingGame<Gomoku>);

} // namespace forethought
