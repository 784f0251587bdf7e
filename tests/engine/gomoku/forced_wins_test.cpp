#include "engine/gomoku/forced_win.h"

#include "engine/gomoku/notation.h"
#include "engine/gomoku/shape.h"
#include "engine/gomoku/win_prover.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/gomoku/games.h"
#include "tests/engine/gomoku/seat.h"
#include "tests/engine/gomoku/win_proof.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace forethought::gomoku {

namespace {

constexpr const char* kPuzzles = "puzzles.txt";
constexpr const char* kFurther = "wins.txt";

std::vector<ForcedWin> wins_of(const std::string& name) {
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/engine/gomoku/data/" + name);
    std::stringstream text;
    text << file.rdbuf();
    const auto wins = read_wins(text.str());
    INFO(name << (wins.ok() ? "" : wins.error()));
    REQUIRE(wins.ok());
    return wins.value();
}

std::vector<ForcedWin> all_wins() {
    auto wins = wins_of(kPuzzles);
    const auto further = wins_of(kFurther);
    wins.insert(wins.end(), further.begin(), further.end());
    return wins;
}

Board board_of(const Position& position) {
    Board board(BoardUpdate::tables);
    board.set(position);
    return board;
}

} // namespace

TEST_CASE("a forced win comes back from its text as it was", "[gomoku][suite]") {
    for (const ForcedWin& win : all_wins()) {
        const std::string text = format_win(win);
        const auto again = read_wins("# a remark\n\n" + text + "\r\n");
        REQUIRE(again.ok());
        REQUIRE(again.value().size() == 1);
        CHECK(format_win(again.value().front()) == text);
        CHECK(hash(again.value().front().position) == hash(win.position));
    }
}

TEST_CASE("a line that is no forced win is refused by its number and its fault", "[gomoku][suite]") {
    const auto fault = [](const std::string& line) {
        const auto wins = read_wins("# a remark\n" + line);
        return wins.ok() ? "none" : wins.error();
    };
    CHECK(fault("a fours 3 1 15 freestyle h8 h9") == "none");
    CHECK_THAT(fault("a fives 3 1 15 freestyle h8 h9"),
               Catch::StartsWith("line 2") && Catch::Contains("kind"));
    CHECK_THAT(fault("a fours 4 1 15 freestyle h8 h9"), Catch::Contains("plies"));
    CHECK_THAT(fault("a fours 3 6 15 freestyle h8 h9"), Catch::Contains("difficulty"));
    CHECK_THAT(fault("a fours 3 1 8 freestyle h8 h9"), Catch::Contains("size"));
    CHECK_THAT(fault("a fours 3 1 15 chess h8 h9"), Catch::Contains("rule"));
    CHECK_THAT(fault("a fours 3 1 15 freestyle h16 h9"), Catch::Contains("h16"));
    CHECK_THAT(fault("a fours 3 1 15 freestyle h9 h9"), Catch::Contains("not legal"));
    CHECK_THAT(fault("a fours 3 1 15 freestyle h8 h9 h9"), Catch::Contains("not legal"));
}

TEST_CASE("the suite is many-sided, and no position is there twice", "[gomoku][suite]") {
    const auto wins = all_wins();
    CHECK(wins.size() >= 80);
    std::set<std::string> ids;
    std::set<std::uint64_t> shapes;
    std::map<Means, int> means;
    std::map<Rule, int> rules;
    std::map<Colour, int> winners;
    std::set<int> sizes;
    Ply longest = 0;
    for (const ForcedWin& win : wins) {
        INFO(win.id);
        CHECK(ids.insert(win.id).second);
        CHECK(shapes.insert(Shape(win.position).key()).second);
        CHECK(win.difficulty == difficulty_of(win.means, win.plies, win.first.size()));
        ++means[win.means];
        ++rules[win.position.rule];
        ++winners[colour_to_place(win.position)];
        sizes.insert(win.position.size);
        longest = std::max(longest, win.plies);
    }
    for (const auto& [kind, count] : means) CHECK(count >= 20);
    CHECK(means.size() == 3);
    for (const auto& [rule, count] : rules) CHECK(count >= 10);
    CHECK(rules.size() == 3);
    for (const auto& [winner, count] : winners) CHECK(count >= 25);
    CHECK(sizes.size() >= 4);
    CHECK(longest >= 25);
}

TEST_CASE("a win is of the kind that it says", "[gomoku][suite]") {
    ThreatSearch search(16);
    for (const ForcedWin& win : samples_of(all_wins())) {
        INFO(win.id << "\n" << format(win.position));
        Board board = board_of(win.position);
        search.clear();
        const Verdict fours = search.fours(board, 100'000);
        REQUIRE(fours == (win.means == Means::fours ? Verdict::wins : Verdict::does_not));
        if (win.means == Means::quiet) CHECK(search.threats(board, 4, 20'000) != Verdict::wins);
    }
}

TEST_CASE("wins by fours are as short as they say", "[gomoku][suite]") {
    for (const ForcedWin& win : samples_of(all_wins())) {
        if (win.means != Means::fours) continue;
        INFO(win.id << "\n" << format(win.position));
        Board board = board_of(win.position);
        REQUIRE(shortest_win_by_fours(board, win.plies, 1'000'000) == win.plies);
    }
}

TEST_CASE("every reply loses in every win of the suite", "[gomoku][suite]") {
    for (const ForcedWin& win : samples_of(all_wins())) {
        INFO(win.id << "\n" << format(win.position));
        WinProof proof(win);
        REQUIRE(proof.holds());
        CHECK(proof.moves() >= (win.plies + 1) / 4);
    }
}

TEST_CASE("nothing is proven of a wasted first move", "[gomoku][suite]") {
    int wasted = 0;
    for (ForcedWin win : wins_of(kPuzzles)) {
        if (win.means != Means::fours || win.plies > 5) continue;
        const Cell corner = cell_at(0, 0);
        Board board = board_of(win.position);
        if (!is_empty(win.position, corner) || board.at(corner).threat(board.to_move()) > Threat::none)
            continue;
        INFO(win.id << "\n" << format(win.position));
        win.first = {corner};
        CHECK_FALSE(WinProof(win).holds());
        WinProver prover;
        board.make(corner);
        CHECK(prover.loss(board) == 0);
        ++wasted;
    }
    CHECK(wasted > 4);
}

TEST_CASE("the prover finds the quiet wins, and says that what they leave is lost", "[gomoku][suite]") {
    int found = 0;
    for (const ForcedWin& win : wins_of(kPuzzles)) {
        if (win.means != Means::quiet) continue;
        INFO(win.id << "\n" << format(win.position));
        Board board = board_of(win.position);
        WinProver prover;
        Ply plies = 0;
        const Cell first = prover.quiet_win(board, plies);
        REQUIRE(first >= 0);
        CHECK(plies > 3);
        board.make(first);
        CHECK(prover.loss(board) == plies - 1);
        ++found;
    }
    CHECK(found > 3);
}

TEST_CASE("the forcing searches are worth wins that the main search does not see", "[gomoku][suite]") {
    constexpr Nodes nodes = 2'000;
    const auto wins = all_wins();
    // Wins of a kind that a rung announces.
    const auto announced = [&](int rung, Means means) {
        return std::count_if(wins.begin(), wins.end(), [&](const ForcedWin& win) {
            if (win.means != means) return false;
            Seat seat(rung, win.position);
            seat.think(nodes);
            return is_win(seat.score());
        });
    };
    const auto count = [&](Means means) {
        return std::count_if(wins.begin(), wins.end(),
                             [&](const ForcedWin& win) { return win.means == means; });
    };
    CHECK(announced(120, Means::fours) == count(Means::fours));
    CHECK(announced(110, Means::fours) < count(Means::fours));
    CHECK(announced(130, Means::threes) > announced(120, Means::threes));
    CHECK(announced(140, Means::threes) > count(Means::threes) / 3);
}

TEST_CASE("the shortest win by fours is the one of an exhaustive search", "[gomoku][suite]") {
    int long_wins = 0;
    for (const Rule rule : kRules)
        for (std::uint64_t seed = 0; seed < (kSlowBuild ? 40 : 80); ++seed) {
            Rng rng(mix(seed, 0x73686f72));
            const Position position = random_game(rng, 9, rule, 12 + static_cast<int>(rng.below(20)));
            INFO(format(position));
            naive::Grid grid(position);
            Board board = board_of(position);
            const int plies = naive::win_by_fours(grid);
            REQUIRE(shortest_win_by_fours(board, 81, 1'000'000) == plies);
            REQUIRE(board.hash() == board_of(position).hash());
            long_wins += plies > 3 ? 1 : 0;
        }
    CHECK(long_wins > samples(5));
}

} // namespace forethought::gomoku
