#include "engine/core/search_update.h"

#include "tests/engine/core/lattice.h"

#include <catch2/catch.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace forethought {

namespace {

using Update = SearchUpdate<Lattice::Move>;
constexpr int kLayers = 7;
constexpr std::uint64_t kSeeds = 40;

/// A search that tells what it finds, over a lattice that it solves within `kLayers` plies.
struct TellingSearch {
    TellingSearch(std::uint64_t seed, Ply ahead)
        : lattice(seed, kLayers, {}),
          search(
              lattice,
              {.most_depth = kLayers, .aspiration = 15, .table_bytes = 4096, .tells = true, .ahead = ahead}) {
        search.set_root();
    }
    TellingSearch(const TellingSearch&) = delete;

    Update take_update() {
        Update update{
            .depth = search.depth(), .score = search.score(), .entries = search.shared_entries().told()};
        if (update.depth > 0) update.line = search.line();
        search.shared_entries().clear();
        return update;
    }
    void hear(const Update& update) {
        for (const auto& [hash, data] : update.entries) search.learn(hash, data);
        search.learn(update.depth, update.score, update.line);
    }

    Lattice lattice;
    AlphaBeta<Lattice> search;
};

/// An update with everything in it.
Update full_update() {
    return {.is_own = true,
            .depth = 12,
            .score = -345,
            .line = {3, 0, 1},
            .entries = {{0x89abcdef01234567,
                         {.score = 77, .depth = 5, .bound = Bound::lower, .best = 2, .has_move = true}},
                        {0xffffffffffffffff, {.score = win_in(9), .depth = 30, .bound = Bound::upper}}}};
}

std::string refusal(const std::vector<std::int32_t>& integers) {
    const Status status = check_search_update<Lattice>(integers);
    return status ? "" : status.error();
}

} // namespace

TEST_CASE("search update: as integers and back", "[parallel]") {
    const Update update = full_update();
    const auto read = to_search_update<Lattice::Move>(to_integers(update));
    REQUIRE(refusal(to_integers(update)).empty());
    CHECK(to_integers(read) == to_integers(update));
    CHECK(read.is_own);
    CHECK(read.line == update.line);
    REQUIRE(read.entries.size() == 2);
    CHECK(read.entries[0].hash == update.entries[0].hash);
    CHECK(read.entries[0].data.best == 2);
    CHECK_FALSE(read.entries[1].data.has_move);
    CHECK(read.entries[1].data.score == win_in(9));
}

TEST_CASE("search update: what is none is refused, by the integer that is wrong", "[parallel]") {
    const auto integers = to_integers(full_update());
    REQUIRE(refusal(integers).empty());
    const auto with = [&](std::size_t at, std::int32_t value) {
        auto other = integers;
        other[at] = value;
        return refusal(other);
    };
    for (const auto& [at, value] : {std::pair<std::size_t, std::int32_t>{0, -1},
                                    {0, 2},
                                    {1, -1},
                                    {1, Lattice::kMostPlies},
                                    {3, -1},
                                    {3, 1'000'000},
                                    {3, 4},
                                    {4, 4},
                                    {6, -1},
                                    {10, 256},
                                    {11, 0},
                                    {12, 4}}) {
        INFO("integer " << at << " is " << value);
        CHECK(with(at, value) == "integer " + std::to_string(at) + " of the update is wrong");
    }
    CHECK(refusal({}) == "a search update has four integers at least");
    CHECK_FALSE(refusal({integers.begin(), integers.end() - 1}).empty());
}

TEST_CASE("search update: two that tell each other what they find come to the value of minimax",
          "[parallel]") {
    int helped = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        INFO("seed " << seed);
        TellingSearch main_search(seed, 0);
        TellingSearch helper(seed, 1);
        for (bool goes_on = true; goes_on;) {
            goes_on = main_search.search.advance(20);
            helper.search.advance(20);
            const Update of_main = main_search.take_update();
            main_search.hear(helper.take_update());
            helper.hear(of_main);
        }
        TellingSearch alone(seed, 0);
        while (alone.search.advance(20)) alone.search.shared_entries().clear();
        helped += main_search.search.nodes() < alone.search.nodes() ? 1 : 0;
        main_search.search.leave();
        CHECK(main_search.search.score() == alone.search.score());
        CHECK(main_search.search.score() == minimax(main_search.lattice, main_search.search.depth()));
        for (const auto move : main_search.search.line()) {
            REQUIRE(static_cast<std::size_t>(move) < main_search.lattice.number_of_moves());
            main_search.lattice.make(move);
        }
    }
    CHECK(helped > static_cast<int>(kSeeds) / 2);
}

} // namespace forethought
