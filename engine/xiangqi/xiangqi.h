#pragma once

#include "engine/core/game.h"
#include "engine/core/judged.h"
#include "engine/core/learned.h"
#include "engine/core/own_weights.h"
#include "engine/xiangqi/action.h"
#include "engine/xiangqi/ladder.h"
#include "engine/xiangqi/network/installed_network.h"
#include "engine/xiangqi/own_weights.h"
#include "engine/xiangqi/player.h"
#include "engine/xiangqi/position.h"
#include "engine/xiangqi/rules.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace forethought {

/// Xiangqi, as the concepts of engine/core/game.h want a game.
struct Xiangqi {
    using Position = xiangqi::Position;
    using Action = xiangqi::Action;
    using Switches = xiangqi::Switches;
    using Player = xiangqi::Player;
    using OwnWeights = xiangqi::OwnWeights;

    static constexpr std::string_view kName = "xiangqi";

    /// The network of the rungs from 160 on; engine/xiangqi/training/README.md says how it was trained.
    static constexpr std::string_view kWeightsFile = "engine/xiangqi/data/network.bin";
    static bool needs_weights(const Switches& switches) { return switches.has_network; }
    static bool has_weights() { return xiangqi::network::installed_network() != nullptr; }
    static Status install_weights(std::span<const std::uint8_t> file) {
        return xiangqi::network::install_network(file);
    }

    /// Seed 0: the usual start. Any other: one of the balanced openings (openings.h).
    static Position start(std::uint64_t seed);
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position& position);
    static std::vector<Action> legal_actions(const Position& position) {
        return xiangqi::legal_actions(position);
    }
    static bool is_legal(const Position& position, Action action) {
        return xiangqi::is_legal(position, action);
    }
    static void play(Position& position, Action action, std::vector<std::int32_t>* events) {
        xiangqi::play(position, action, events);
    }
    static Outcome outcome(const Position& position) { return position.outcome(); }
    static Side side_to_move(const Position& position) { return position.to_move(); }
    static int actions_left(const Position&) { return 1; }
    /// Of the start and all moves.
    static std::uint64_t hash(const Position& position) { return position.identity; }
    static std::int32_t encode(Action action) { return xiangqi::encode(action); }
    static std::optional<Action> decode(std::int32_t code) { return xiangqi::decode(code); }
    /// ICCS.
    static std::string format_action(const Position& position, Action action);
    /// ICCS, WXF or Chinese.
    static Result<Action> parse_action(const Position& position, std::string_view text);
    /// Laid out in wasm/xiangqi.d.ts.
    static std::vector<std::int32_t> snapshot(const Position& position);
    static std::optional<std::vector<Action>> ponder(const Position& position);
    static Ladder<Switches> ladder() { return xiangqi::ladder(); }
    static std::vector<MultiPvLine<Action>> multi_pv(const Player& player, const Position& root,
                                                     std::size_t most);

    static std::vector<NamedWeights> weights_of(const Switches& switches) {
        return xiangqi::weights_of(switches);
    }

    /// What the rules say of a game from a FEN on, with moves in ICCS.
    static Result<Judgement> judge(std::string_view fen, std::string_view moves);
};

static_assert(Game<Xiangqi> && JudgedGame<Xiangqi> && WeighingGame<Xiangqi> && LearnedGame<Xiangqi>);

} // namespace forethought
