#include "engine/othello/training/own_games.h"

#include "tests/engine/core/own_folder.h"
#include "tests/engine/othello/naive_rules.h"
#include "tests/engine/othello/weights.h"

#include <catch2/catch.hpp>

#include <cstdlib>

namespace forethought::othello {

namespace {

std::vector<Sample> own_game_of(std::uint64_t number, Nodes nodes = 100) {
    repository_weights();
    return OwnGames({.switches = find_rung(ladder(), 120).value().switches, .seed = 5, .nodes = nodes})
        .play(number);
}

bool are_equal(const std::vector<Sample>& some, const std::vector<Sample>& others) {
    bool are = some.size() == others.size();
    for (std::size_t i = 0; are && i < some.size(); ++i)
        are = some[i].board == others[i].board && some[i].value == others[i].value;
    return are;
}

} // namespace

TEST_CASE("an own game has boards with something to decide, each with its value", "[othello][training]") {
    const auto samples = own_game_of(3);
    REQUIRE(samples.size() > 30);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const Sample& sample = samples[i];
        CHECK(moves_of(sample.board) != 0);
        CHECK(sample.is_searched);
        CHECK_FALSE(sample.is_held_out);
        CHECK(std::abs(sample.value) <= kDisc * kCells);
        if (i > 0) CHECK(sample.board.empties() == samples[i - 1].board.empties() - 1);
        if (sample.board.empties() <= 7)
            CHECK(sample.value == kDisc * naive::value(naive::Game(begin_at(sample.board, Side::first))));
    }
    CHECK(samples.back().board.empties() <= 7);
}

TEST_CASE("own games are the same each time, and no two of them are", "[othello][training]") {
    repository_weights();
    const OwnPlay play{.switches = find_rung(ladder(), 120).value().switches, .seed = 5, .nodes = 100};
    OwnGames games(play);
    OwnGames again(play);
    const auto third = games.play(3);
    const auto fourth = games.play(4);
    CHECK_FALSE(are_equal(third, fourth));
    CHECK(are_equal(again.play(3), third));
    CHECK(are_equal(again.play(4), fourth));
    CHECK(games.play(40).front().is_held_out);
}

TEST_CASE("samples come back from their file, and from no other", "[othello][training]") {
    const OwnFolder folder("othello_samples");
    const auto samples = own_game_of(1);
    REQUIRE(write_samples(folder / "own.samples", samples).ok());
    const auto again = read_samples(folder / "own.samples");
    REQUIRE(again.ok());
    CHECK(are_equal(again.value(), samples));
    CHECK(read_samples(folder / "none.samples").error().find("holds no samples") != std::string::npos);
    std::filesystem::resize_file(folder / "own.samples", 200);
    CHECK(read_samples(folder / "own.samples").error().find("is damaged") != std::string::npos);
}

} // namespace forethought::othello
