#include "engine/othello/training/archive_writer.h"
#include "tests/engine/othello/games.h"
#include "tests/engine/othello/naive_rules.h"

#include <catch2/catch.hpp>

namespace forethought::othello {

TEST_CASE("a file of the archive is read as it was written", "[othello][archive]") {
    ArchivedGames archive{.empties = 7};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Position game = random_position(seed, 0);
        REQUIRE(game.outcome != Outcome::playing);
        const auto archived_game = archived(game, archive.empties);
        REQUIRE(archived_game);
        archive.games.push_back(*archived_game);
        Position before = standard_start();
        for (const Action action : game.actions) {
            if (before.board.empties() <= archive.empties && !must_pass(before)) break;
            play(before, action, nullptr);
        }
        const int lead = before.outcome == Outcome::playing ? naive::value(naive::Game(before)) : 0;
        const int best = before.to_move == Side::first ? lead : -lead;
        if (before.outcome == Outcome::playing) CHECK(archived_game->black_at_best == 32 + best / 2);
    }
    const auto file = write_archive(archive, {.year = 2026, .month = 11, .day = 25, .year_of_games = 1977});
    CHECK(file.size() == 16 + 68 * archive.games.size());
    CHECK(std::vector(file.begin(), file.begin() + 4) == std::vector<std::uint8_t>{20, 26, 11, 25});
    CHECK((file[10] | file[11] << 8) == 1977);
    const auto read = read_archive(file);
    REQUIRE(read.ok());
    CHECK(read.value().empties == archive.empties);
    REQUIRE(read.value().games.size() == archive.games.size());
    for (std::size_t i = 0; i < archive.games.size(); ++i) {
        CHECK(read.value().games[i].moves == archive.games[i].moves);
        CHECK(read.value().games[i].black == archive.games[i].black);
        CHECK(read.value().games[i].black_at_best == archive.games[i].black_at_best);
    }
}

TEST_CASE("only finished games from the usual start are archived", "[othello][archive]") {
    CHECK_FALSE(archived(standard_start(), 10));
    CHECK_FALSE(archived(begin_at(Board{1, 2}, Side::first), 10));
}

} // namespace forethought::othello
