#include "engine/othello/rules.h"

#include "engine/othello/notation.h"
#include "engine/othello/othello.h"
#include "engine/othello/symmetry.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/othello/games.h"
#include "tests/engine/othello/naive_rules.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>

namespace forethought::othello {

namespace {

std::vector<int> codes_of(const Position& position) {
    std::vector<int> codes;
    for (const Action action : legal_actions(position)) codes.push_back(encode(action));
    return codes;
}

std::uint64_t perft(const Position& position, int plies) {
    if (plies == 0 || position.outcome != Outcome::playing) return 1;
    std::uint64_t games = 0;
    for (const Action action : legal_actions(position)) {
        Position next = position;
        play(next, action, nullptr);
        games += perft(next, plies - 1);
    }
    return games;
}

/// The same without a record of the game, for greater depths.
std::uint64_t perft(const Board& board, int plies) {
    if (plies == 0) return 1;
    const Cells moves = moves_of(board);
    if (moves == 0) return is_over(board) ? 1 : perft(board.passed(), plies - 1);
    if (plies == 1) return static_cast<std::uint64_t>(count(moves));
    std::uint64_t games = 0;
    for_each(moves, [&](Cell cell) { games += perft(board.after(cell, flips_of(board, cell)), plies - 1); });
    return games;
}

/// Plies and games of the data file.
std::vector<std::pair<int, std::uint64_t>> known_counts() {
    std::ifstream file(TEST_DATA_DIR "/othello/perft.txt");
    std::string heading;
    std::getline(file, heading);
    std::vector<std::pair<int, std::uint64_t>> counts;
    int plies = 0;
    for (std::uint64_t games = 0; file >> plies >> games;) counts.emplace_back(plies, games);
    REQUIRE(counts.size() == 10);
    return counts;
}

void check_counts(int most_plies) {
    for (const auto& [plies, games] : known_counts())
        if (plies <= most_plies) {
            INFO(plies << " plies");
            CHECK(perft(kStandardStart, plies) == games);
            if (plies <= 6) CHECK(perft(standard_start(), plies) == games);
        }
}

} // namespace

TEST_CASE("random games go by the rules that are slow and obvious", "[othello][rules]") {
    int passes = 0;
    int early_ends = 0;
    for (std::uint64_t seed = 0; seed < samples(120); ++seed) {
        INFO("seed " << seed);
        Rng rng(mix(seed, 1));
        Position position = standard_start();
        naive::Game game;
        while (true) {
            REQUIRE(format_board(position.board, position.to_move) == game.text());
            REQUIRE(position.outcome == game.outcome());
            const auto codes = game.legal_codes();
            REQUIRE(codes_of(position) == codes);
            if (codes.empty()) break;
            const int code = codes[rng.below(static_cast<std::uint32_t>(codes.size()))];
            passes += code == encode(kPass) ? 1 : 0;
            std::vector<std::int32_t> events;
            if (code != encode(kPass)) {
                auto expected = game.turned_over(code / 8, code % 8, game.to_move);
                play(position, *decode(code), &events);
                REQUIRE(events[1] == static_cast<std::int32_t>(expected.size()) + 2);
                std::vector<int> seen(events.begin() + 4,
                                      events.begin() + 4 + static_cast<std::ptrdiff_t>(expected.size()));
                std::sort(seen.begin(), seen.end());
                REQUIRE(seen == expected);
            } else {
                play(position, kPass, &events);
                REQUIRE(events[0] == static_cast<std::int32_t>(Event::pass));
            }
            game.play(code);
        }
        early_ends += position.board.empties() > 0 ? 1 : 0;
    }
    CHECK(passes > 0);
    CHECK((kSlowBuild || early_ends > 0));
}

TEST_CASE("the numbers of games of so many plies are the known ones", "[othello][rules]") {
    check_counts(8);
}

TEST_CASE("the numbers of games of so many plies are the known ones to the end of the list",
          "[.][othello-perft]") {
    check_counts(10);
}

TEST_CASE("a game may end by the loss of every disc", "[othello][rules]") {
    const auto game = play_moves(standard_start(), "e6f4e3f6g5d6e7f5c5");
    INFO((game.ok() ? "" : game.error()));
    REQUIRE(game.ok());
    CHECK(game.value().outcome == Outcome::first_wins);
    CHECK(count(discs_of(game.value(), Side::second)) == 0);
    CHECK(final_score(game.value().board) == -64);
    CHECK(Othello::result_weight(game.value()) == 15 + 4 * 64);
}

TEST_CASE("moves and what they turn over keep the symmetries of the board", "[othello][rules]") {
    for (std::uint64_t seed = 0; seed < samples(40); ++seed) {
        const Board board = random_position(seed, static_cast<int>(seed % 60)).board;
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
            REQUIRE(moves_of(turned(board, symmetry)) == turned(moves_of(board), symmetry));
            for_each(moves_of(board), [&](Cell cell) {
                REQUIRE(flips_of(turned(board, symmetry), turned(cell, symmetry)) ==
                        turned(flips_of(board, cell), symmetry));
            });
        }
    }
}

} // namespace forethought::othello
