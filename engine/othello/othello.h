#pragma once

#include "engine/core/bench_plan.h"
#include "engine/core/learned.h"
#include "engine/othello/action.h"
#include "engine/othello/book/installed_book.h"
#include "engine/othello/ladder.h"
#include "engine/othello/patterns/installed_weights.h"
#include "engine/othello/player.h"
#include "engine/othello/position.h"
#include "engine/othello/rules.h"

namespace forethought {

/// Othello, as the concepts of engine/core/game.h want a game.
struct Othello {
    using Position = othello::Position;
    using Action = othello::Action;
    using Switches = othello::Switches;
    using Player = othello::Player;

    static constexpr std::string_view kName = "othello";

    /// Whole games, so that the endgame has its share.
    static constexpr BenchPlan kBench{.rung = 90, .starts = 3, .turns_a_start = 60, .nodes_a_turn = 30'000};

    /// The weights of the learned rungs; engine/othello/training/README.md says how they were fitted.
    static constexpr std::string_view kWeightsFile = "engine/othello/data/patterns.bin";
    static bool needs_weights(const Switches& switches) { return switches.is_fitted; }
    static bool has_weights() { return othello::installed_weights() != nullptr; }
    /// Takes all files, one by one or concatenated.
    static Status install_weights(std::span<const std::uint8_t> files);
    /// docs/measured/othello.md says how it was made.
    static constexpr std::string_view kBookFile = "engine/othello/data/book.bin";
    /// The weights that were fitted to own games.
    static constexpr std::string_view kOwnWeightsFile = "engine/othello/data/own_patterns.bin";
    static std::vector<std::string_view> missing_files(const Switches& switches);

    /// Seed 0: the usual start. Any other: one of the balanced openings of eight moves.
    static Position start(std::uint64_t seed);
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position& position);
    static std::vector<Action> legal_actions(const Position& position) {
        return othello::legal_actions(position);
    }
    static bool is_legal(const Position& position, Action action) {
        return othello::is_legal(position, action);
    }
    static void play(Position& position, Action action, std::vector<std::int32_t>* events) {
        othello::play(position, action, events);
    }
    static Outcome outcome(const Position& position) { return position.outcome; }
    /// The number of discs by which the game was won.
    static int result_weight(const Position& position);
    static Side side_to_move(const Position& position) { return position.to_move; }
    static int actions_left(const Position&) { return 1; }
    static std::uint64_t hash(const Position& position) { return othello::hash(position); }
    static std::int32_t encode(Action action) { return othello::encode(action); }
    static std::optional<Action> decode(std::int32_t code) { return othello::decode(code); }
    static std::string format_action(const Position& position, Action action);
    static Result<Action> parse_action(const Position& position, std::string_view text);
    /// Laid out in wasm/othello.d.ts.
    static std::vector<std::int32_t> snapshot(const Position& position);
    /// The position itself: when the other side has moved, the table already knows the positions after its
    /// moves.
    static std::optional<std::vector<Action>> ponder(const Position& position);
    static Ladder<Switches> ladder() { return othello::ladder(); }
    /// Line flags are laid out in wasm/othello.d.ts.
    static std::vector<MultiPvLine<Action>> multi_pv(const Player& player, const Position& root,
                                                     std::size_t most);
};

static_assert(GameWithFurtherFiles<Othello>);

} // namespace forethought
