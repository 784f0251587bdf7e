#include "tests/engine/core/laws.h"

#include "engine/gomoku/gomoku.h"
#include "engine/othello/othello.h"
#include "engine/tactics/tactics.h"
#include "engine/twenty48/twenty48.h"
#include "engine/xiangqi/xiangqi.h"
#include "tests/engine/core/race.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/othello/weights.h"
#include "tests/engine/xiangqi/weights.h"

#include <catch2/catch.hpp>

namespace forethought {

template <>
struct LawTraits<Tactics> {
    /// Each of at most 40 rounds: twelve units and two ends of turn.
    static constexpr int kMostActions = 40 * (12 + 2);

    static std::uint64_t hash_from_scratch(const tactics::Position& position) {
        tactics::Position copy = position;
        copy.state.hash = tactics::hash_from_scratch(position.state);
        return tactics::hash(copy);
    }
};

template <>
struct LawTraits<Gomoku> {
    /// Every cell of the usual board.
    static constexpr int kMostActions = 15 * 15;

    static std::uint64_t hash_from_scratch(const gomoku::Position& position) {
        gomoku::Position copy = position;
        copy.stones_hash = gomoku::stones_hash_from_scratch(position);
        return gomoku::hash(copy);
    }
};

template <>
struct LawTraits<Twenty48> {
    /// Every slide adds at least a 2 to tiles that are never more than so many together.
    static constexpr int kMostActions = twenty48::kMostTogether / 2;

    static std::uint64_t hash_from_scratch(const twenty48::Position& position) {
        return twenty48::hash(position);
    }
};

template <>
struct LawTraits<Othello> {
    /// Every cell, and before each a pass.
    static constexpr int kMostActions = 2 * othello::kCells;

    static std::uint64_t hash_from_scratch(const othello::Position& position) {
        return othello::hash(position);
    }
};

template <>
struct LawTraits<Xiangqi> {
    /// 30 captures and 120 plies without one before each and after the last, with as many checks and replies
    /// to them that do not count.
    static constexpr int kMostActions = 2 * 31 * 120;

    static std::uint64_t hash_from_scratch(const xiangqi::Position& position) {
        REQUIRE(position.board().hash() == position.board().hash_from_scratch());
        return xiangqi::identity_from_scratch(position);
    }
};

/// 2048 with a second side that places the tiles.
struct Twenty48Adversary : Twenty48 {
    static constexpr bool kSolitary = false;
    static Position start(std::uint64_t seed) { return twenty48::start(seed, twenty48::Mode::adversary); }
};
static_assert(Game<Twenty48Adversary> && !SolitaryGame<Twenty48Adversary>);

template <>
struct LawTraits<Twenty48Adversary> : LawTraits<Twenty48> {
    static constexpr int kMostActions = 2 * LawTraits<Twenty48>::kMostActions;
};

TEMPLATE_TEST_CASE("random games keep the laws", "[laws]", Race, Tactics, Gomoku, Twenty48, Twenty48Adversary,
                   Othello, Xiangqi) {
    for (std::uint64_t seed = 0; seed < samples(24); ++seed) {
        INFO("seed " << seed);
        REQUIRE(Laws<TestType>::of_random_game(seed) == "");
    }
}

TEMPLATE_TEST_CASE("the best action of every rung is legal, and its games end", "[laws]", Race, Tactics,
                   Gomoku, Twenty48, Twenty48Adversary, Othello, Xiangqi) {
    othello::repository_weights();
    xiangqi::repository_network();
    for (const auto& rung : TestType::ladder())
        for (std::uint64_t seed = 0; seed < samples(6); ++seed)
            for (const Nodes nodes : cases<Nodes>({40, 1})) {
                INFO("rung " << rung.number << ", seed " << seed << ", nodes a turn " << nodes);
                REQUIRE(Laws<TestType>::of_rung(rung, seed, nodes) == "");
            }
}

} // namespace forethought
