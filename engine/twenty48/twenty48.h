#pragma once

#include "engine/core/bench_plan.h"
#include "engine/core/learned.h"
#include "engine/twenty48/action.h"
#include "engine/twenty48/installed_network.h"
#include "engine/twenty48/ladder.h"
#include "engine/twenty48/player.h"
#include "engine/twenty48/position.h"
#include "engine/twenty48/rules.h"

#include <array>

namespace forethought {

/// 2048, as the concepts of engine/core/game.h want a game. Without an opponent, but for the positions of
/// mode `adversary`, in which two sides move in turn.
struct Twenty48 {
    using Position = twenty48::Position;
    using Action = twenty48::Action;
    using Switches = twenty48::Switches;
    using Player = twenty48::Player;

    static constexpr std::string_view kName = "twenty48";
    static constexpr bool kSolitary = true;
    /// Tiles that count.
    static constexpr std::array<std::int64_t, 6> kMilestones{2048, 4096, 8192, 16384, 32768, 65536};

    /// From the middle of games, where there is most to search.
    static constexpr BenchPlan kBench{
        .rung = 110, .starts = 6, .lead = 500, .turns_a_start = 50, .nodes_a_turn = 400'000};

    /// The network of the learned rungs; engine/twenty48/training/README.md says how it was made.
    static constexpr std::string_view kWeightsFile = "engine/twenty48/data/network.bin";
    static bool needs_weights(const Switches& switches) { return switches.is_learned; }
    static bool has_weights() { return twenty48::installed_network() != nullptr; }
    static Status install_weights(std::span<const std::uint8_t> file) {
        return twenty48::install_network(file);
    }
    static Status open_weights(std::span<const std::uint8_t> file) { return twenty48::open_network(file); }
    static bool unpack_weights() { return twenty48::unpack_network(kPagesOfSlice); }

    /// Of the weights unpacked at a time: some four milliseconds in a browser.
    static constexpr std::size_t kPagesOfSlice = 256;

    /// Mode `chance`: two random tiles, and after every slide the next tile of the seed.
    static Position start(std::uint64_t seed) { return twenty48::start(seed, twenty48::Mode::chance); }
    /// The beginnings of games, and from seed 5 on crowded boards, a late one and one of the opening in turn:
    /// so a signature depends on all that a network has.
    static Position bench_start(std::uint64_t seed);
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position& position);
    static std::vector<Action> legal_actions(const Position& position) {
        return twenty48::legal_actions(position);
    }
    static bool is_legal(const Position& position, Action action) {
        return twenty48::is_legal(position, action);
    }
    static void play(Position& position, Action action, std::vector<std::int32_t>* events) {
        twenty48::play(position, action, events);
    }
    static Outcome outcome(const Position& position) { return twenty48::outcome(position); }
    static Side side_to_move(const Position& position) { return twenty48::side_to_move(position); }
    static int actions_left(const Position&) { return 1; }
    static std::uint64_t hash(const Position& position) { return twenty48::hash(position); }
    static std::int32_t encode(Action action) { return twenty48::encode(action); }
    static std::optional<Action> decode(std::int32_t code) { return twenty48::decode(code); }
    static std::string format_action(const Position& position, Action action);
    static Result<Action> parse_action(const Position& position, std::string_view text);
    /// Laid out in wasm/twenty48.d.ts.
    static std::vector<std::int32_t> snapshot(const Position& position);
    /// The position itself, whichever side is to move.
    static std::optional<std::vector<Action>> ponder(const Position& position);
    static Ladder<Switches> ladder() { return twenty48::ladder(); }
    /// Line flags are laid out in wasm/twenty48.d.ts.
    static std::vector<MultiPvLine<Action>> multi_pv(const Player& player, const Position& root,
                                                     std::size_t most);

    static std::int64_t score(const Position& position) { return position.score; }
    /// The largest tile.
    static std::int64_t milestone(const Position& position) {
        return std::int64_t{1} << twenty48::highest_rank(position.tiles);
    }
};

static_assert(SolitaryGame<Twenty48>);
static_assert(GameWithPackedWeights<Twenty48>);

} // namespace forethought
