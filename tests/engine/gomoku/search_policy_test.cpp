#include "engine/gomoku/search_policy.h"

#include "engine/core/rng.h"
#include "engine/gomoku/evaluation.h"
#include "tests/engine/gomoku/games.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace forethought::gomoku {

TEST_CASE("what is told of a move before it is made is so once it is made", "[gomoku][search_policy]") {
    const Switches switches = find_rung(ladder(), 160).value().switches;
    SearchPolicy policy(switches, fitted_weights(), Blur{});
    Rng rng(29);
    int moves = 0;
    int extended = 0;
    for (const Rule rule : kRules)
        for (int game = 0; game < 60; ++game) {
            policy.set(random_game(rng, 15, rule, 6 + static_cast<int>(rng.below(40))));
            MoveList<Cell, SearchPolicy::kMostMoves> listed;
            policy.generate(listed, {.history = std::array<std::int32_t, SearchPolicy::kCodes>{}});
            for (const Cell cell : listed) {
                const std::uint64_t hash = policy.hash_after(cell);
                const Ply extension = policy.extension_after(cell);
                policy.make(cell);
                CHECK(policy.hash() == hash);
                // A position of known value is in no table.
                if (!policy.known_value(1)) {
                    CHECK(policy.extension(1) <= extension);
                    extended += policy.extension(1);
                }
                policy.unmake();
                ++moves;
            }
        }
    CHECK(moves > 500);
    CHECK(extended > 50);
}

TEST_CASE("fewer moves are looked at near the leaves, but every reply to a threat",
          "[gomoku][search_policy]") {
    const Switches switches = find_rung(ladder(), 160).value().switches;
    SearchPolicy policy(switches, fitted_weights(), Blur{});
    Rng rng(30);
    int plain = 0;
    int forced = 0;
    for (int game = 0; game < 200; ++game) {
        policy.set(random_game(rng, 15, kRules[0], 6 + static_cast<int>(rng.below(20))));
        MoveList<Cell, SearchPolicy::kMostMoves> listed;
        const bool are_all =
            policy.generate(listed, {.history = std::array<std::int32_t, SearchPolicy::kCodes>{}});
        const auto looked_at = [&](Ply depth) {
            std::size_t index = 0;
            while (index < listed.size() && !policy.prunes_late_move(depth, index, listed[index])) ++index;
            return index;
        };
        if (are_all) {
            CHECK(looked_at(1) == listed.size());
            ++forced;
            continue;
        }
        ++plain;
        CHECK(listed.size() <= 40);
        CHECK(looked_at(1) == std::min<std::size_t>(listed.size(), 6));
        CHECK(looked_at(3) == std::min<std::size_t>(listed.size(), 6));
        CHECK(looked_at(5) == std::min<std::size_t>(listed.size(), 10));
        CHECK(looked_at(8) == std::min<std::size_t>(listed.size(), 16));
        CHECK(looked_at(20) == listed.size());
        policy.list_others(listed);
        CHECK(looked_at(1) == listed.size());
    }
    CHECK(plain > 20);
    CHECK(forced > 20);
}

} // namespace forethought::gomoku
