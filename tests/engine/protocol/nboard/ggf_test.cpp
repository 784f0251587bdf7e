#include "engine/core/rng.h"
#include "engine/othello/notation.h"
#include "engine/othello/rules.h"
#include "engine/protocol/nboard/ggf.h"

#include <catch2/catch.hpp>

namespace forethought::nboard {

using namespace othello;

namespace {

/// As NBoard's own documentation has one.
constexpr const char* kGame =
    "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]TI[15:00]TY[8]BO[8 "
    "---------------------------O*------*O--------------------------- "
    "*]B[F5]W[F6/1.50]B[d3//0.2]W[C5/-2/3];)";

Position random_game(std::uint64_t seed, int most) {
    Rng rng(seed);
    Position position = standard_start();
    for (int played = 0; played < most && position.outcome == Outcome::playing; ++played) {
        const auto actions = legal_actions(position);
        play(position, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
    }
    return position;
}

std::string complaint(std::string_view text) {
    const auto read = read_ggf(text);
    return read ? "none" : read.error();
}

} // namespace

TEST_CASE("a game is read with whatever else stands in it", "[nboard]") {
    const auto game = read_ggf(kGame);
    REQUIRE(game);
    CHECK(format_moves(game.value()) == "f5f6d3c5");
    CHECK(game.value().start == kStandardStart);
    CHECK(game.value().to_move == Side::first);
}

TEST_CASE("games of another type are refused by their names", "[nboard]") {
    const auto of_type = [](const std::string& type) { return complaint("(;GM[Othello]TY[" + type + "];)"); };
    for (const char* type : {"8", "", "8r20", "s8r18", "s8k", "8b"}) CHECK(of_type(type) == "none");
    CHECK(of_type("s8r18a") == "TY: 's8r18a' is anti-Othello, in which the fewer discs win");
    CHECK(of_type("8a").find("anti-Othello") != std::string::npos);
    for (const char* type : {"10", "s6r4", "88"})
        CHECK(of_type(type) == "TY: only boards of size 8 are played, not '" + std::string(type) + "'");
}

TEST_CASE("games are read as they were written, passes and all", "[nboard]") {
    int passes = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Position game = random_game(seed, seed % 3 == 0 ? 30 : 100);
        const std::string text = format_ggf(game, "a", "b");
        const auto read = read_ggf("1 " + text);
        REQUIRE(read);
        CHECK(format(read.value()) == format(game));
        if (text.find("[PA]") == std::string::npos) continue;
        ++passes;
        std::string without = text;
        for (auto at = without.find("B[PA]"); at != std::string::npos; at = without.find("B[PA]"))
            without.erase(at, 5);
        for (auto at = without.find("W[PA]"); at != std::string::npos; at = without.find("W[PA]"))
            without.erase(at, 5);
        const auto guessed = read_ggf(without);
        REQUIRE(guessed);
        CHECK(guessed.value().board == game.board);
    }
    CHECK(passes > 10);
}

TEST_CASE("a game that is none is refused with the reason", "[nboard]") {
    CHECK(complaint("f5f6") == "a game begins with '(;'");
    CHECK(complaint("(;GM[Chess];)") == "the game is 'Chess', not Othello");
    CHECK(complaint("(;GM[Othello]B[F5]") == "the game breaks off; it ends with ';)'");
    CHECK(complaint("(;BO[10 ---- *];)") == "BO: only boards of size 8 are played, not '10'");
    CHECK(complaint("(;BO[8 --- *];)") == "BO: a board is 64 cells and who is to move, not 4 letters");
    CHECK(complaint("(;B[F5]B[F6];)") == "move 2, 'F6', is not legal");
    CHECK(complaint("(;B[Z9];)") == "move 1, 'Z9', is no move");
    CHECK(complaint("(;B[PA];)") == "move 1, 'PA', is not legal");
}

} // namespace forethought::nboard
