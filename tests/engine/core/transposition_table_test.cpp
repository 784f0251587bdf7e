#include "engine/core/transposition_table.h"

#include "engine/core/rng.h"

#include <catch2/catch.hpp>

#include <cstdint>
#include <map>
#include <vector>

namespace forethought {

namespace {

using Move = std::int16_t;
using Table = TranspositionTable<Move>;
constexpr std::size_t kBucket = 64;

EntryData<Move> found(Score score, Ply depth) {
    return {.score = score, .depth = depth, .bound = Bound::exact, .best = 7, .has_move = true};
}

/// Hashes that all fall into one bucket of a table with one.
std::uint64_t hash_of(int number) {
    return mix(1, static_cast<std::uint64_t>(number));
}

} // namespace

TEST_CASE("an entry comes back as it was", "[transposition-table]") {
    Table table(kBucket);
    CHECK(table.find(0) == nullptr);
    CHECK(table.find(hash_of(1)) == nullptr);
    for (const Bound bound : {Bound::upper, Bound::lower, Bound::exact})
        for (const bool has_move : {false, true})
            for (const Score score : {Score{-kWin}, Score{-3}, Score{0}, Score{kWin}}) {
                table.clear();
                table.store(hash_of(1), {.score = score,
                                         .depth = 60,
                                         .bound = bound,
                                         .best = Move{has_move ? Move{-2} : Move{0}},
                                         .has_move = has_move});
                const auto* entry = table.find(hash_of(1));
                REQUIRE(entry != nullptr);
                CHECK(entry->score() == score);
                CHECK(entry->depth() == 60);
                CHECK(entry->bound() == bound);
                CHECK(entry->has_move() == has_move);
                if (has_move) CHECK(entry->best() == -2);
            }
}

TEST_CASE("what leaves are worth does not drive out what lies ten plies deep", "[transposition-table]") {
    Table table(kBucket);
    for (int i = 0; i < 4; ++i) table.store(hash_of(i), found(i, 10));
    for (int leaf = 100; leaf < 1'000; ++leaf) table.store(hash_of(leaf), found(leaf, 0));
    for (int i = 0; i < 4; ++i) {
        REQUIRE(table.find(hash_of(i)) != nullptr);
        CHECK(table.find(hash_of(i))->score() == i);
    }
    // Where there is room they are kept.
    Table roomy(kBucket);
    for (int i = 0; i < 3; ++i) roomy.store(hash_of(i), found(i, 10));
    for (int leaf = 100; leaf < 1'000; ++leaf) {
        roomy.store(hash_of(leaf), found(leaf, 0));
        REQUIRE(roomy.find(hash_of(leaf)) != nullptr);
    }
    for (int i = 0; i < 3; ++i) CHECK(roomy.find(hash_of(i)) != nullptr);
}

TEST_CASE("what earlier searches have found gives way, the shallow first", "[transposition-table]") {
    Table table(kBucket);
    for (int i = 0; i < 4; ++i) table.store(hash_of(i), found(i, 10 + i));
    for (int search = 0; search < 4; ++search) table.age();
    table.store(hash_of(100), found(100, 0));
    CHECK(table.find(hash_of(100)) != nullptr);
    CHECK(table.find(hash_of(0)) == nullptr);
    for (int i = 1; i < 4; ++i) CHECK(table.find(hash_of(i)) != nullptr);
}

TEST_CASE("a position is there once, by what is known of it at the greatest depth", "[transposition-table]") {
    Table table(kBucket);
    table.store(hash_of(1), found(1, 12));
    table.store(hash_of(1), found(2, 0));
    REQUIRE(table.find(hash_of(1)) != nullptr);
    CHECK(table.find(hash_of(1))->score() == 1);
    table.store(hash_of(1), found(3, 13));
    CHECK(table.find(hash_of(1))->score() == 3);
    // A bound without a move leaves the move that was good.
    table.store(hash_of(1), {.score = 4, .depth = 14, .bound = Bound::upper});
    CHECK(table.find(hash_of(1))->score() == 4);
    REQUIRE(table.find(hash_of(1))->has_move());
    CHECK(table.find(hash_of(1))->best() == 7);
    // What another position leaves behind is not its move.
    for (int i = 2; i < 6; ++i) table.store(hash_of(i), {.score = i, .depth = 30, .bound = Bound::upper});
    for (int i = 2; i < 6; ++i)
        if (const auto* entry = table.find(hash_of(i))) CHECK_FALSE(entry->has_move());
}

TEST_CASE("whatever is stored, nothing false is found, and most of what is deep stays",
          "[transposition-table]") {
    for (const std::size_t bytes : {std::size_t{0}, kBucket, 3 * kBucket + 1, std::size_t{1} << 16}) {
        Table table(bytes);
        Rng rng(mix(bytes, 0x7461626c65));
        std::map<std::uint64_t, std::vector<Score>> stored;
        int deep = 0;
        for (int i = 0; i < 20'000; ++i) {
            const std::uint64_t hash = mix(2, rng.below(6'000));
            const auto score = static_cast<Score>(rng.below(1'000'000));
            const Ply depth = rng.chance(1, 50) ? 12 : static_cast<Ply>(rng.below(3));
            table.store(hash, found(score, depth));
            stored[hash].push_back(score);
            if (rng.chance(1, 5'000)) table.age();
        }
        for (const auto& [hash, scores] : stored)
            if (const auto* entry = table.find(hash)) {
                REQUIRE(std::find(scores.begin(), scores.end(), entry->score()) != scores.end());
                deep += entry->depth() == 12 ? 1 : 0;
            }
        INFO(bytes << " bytes");
        if (bytes == std::size_t{1} << 16) CHECK(deep > 150);
        table.clear();
        for (const auto& [hash, scores] : stored) REQUIRE(table.find(hash) == nullptr);
    }
}

} // namespace forethought
