#include "engine/xiangqi/repetition/judge.h"

#include "engine/xiangqi/notation/text_form.h"
#include "engine/xiangqi/xiangqi.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"

#include <catch2/catch.hpp>

#include <string>

namespace forethought::xiangqi {

namespace {

/// Plays moves as far as the rules let them.
Position played(const std::string& fen, const std::string& moves, int quiet_limit = kQuietLimit) {
    Position position = begin_at(parse_fen(fen).value(), quiet_limit);
    for (const std::string& move : parts_of(moves, ' ')) {
        INFO(fen << " " << move);
        REQUIRE(play_text(position, move).ok());
    }
    return position;
}

/// The same moves so many times.
std::string times(int count, const std::string& moves) {
    std::string all = moves;
    for (int i = 1; i < count; ++i) all += " " + moves;
    return all;
}

std::string judged(const std::string& fen, const std::string& moves) {
    const auto judgement = Xiangqi::judge(fen, moves);
    if (!judgement) return judgement.error();
    return judgement.value().verdict + ": " + judgement.value().rule;
}

/// The one of which the rule as it stands, word by word, says something else than its source: the guard is
/// cut off instead of pinned.
constexpr std::string_view kCutOff = "2ca1k3/4a4/b3b4/2P5P/6p2/1c7/9/B7N/2nR5/2BAK4";

// A piece of each side that goes forth and back, out of everybody's way.
const std::string kIdle = "3k5/9/9/9/7n1/1N7/9/9/9/4K4 w";
const std::string kIdling = "b4a2 h5i7 a2b4 i7h5";
// A chariot that checks and checks.
const std::string kChecked = "3k5/9/9/9/9/9/9/8R/9/5K3 w";
const std::string kChecking = "d2e2 e9d9 e2d2 d9e9";

} // namespace

TEST_CASE("positions of the rule book and of engines' tests are judged as they should be",
          "[xiangqi][repetition]") {
    const auto lines = data_lines("repetition.txt");
    REQUIRE(lines.size() == 103);
    for (const std::string& line : lines) {
        const auto parts = parts_of(line, '|');
        REQUIRE(parts.size() == 5);
        INFO(line);
        const auto judgement = Xiangqi::judge(parts[0], parts[1]);
        REQUIRE(judgement.ok());
        if (parts[0].starts_with(kCutOff))
            CHECK(judgement.value().verdict == "draw");
        else
            CHECK(judgement.value().verdict == parts[2]);
    }
}

TEST_CASE("1: a game is judged when a position stands for the third time", "[xiangqi][repetition]") {
    CHECK(judged(kIdle, kIdling) == "none: none");
    CHECK(judged(kIdle, times(2, kIdling)) == "draw: repetition");
    CHECK(played(kIdle, times(2, kIdling)).path.occurrences().times == 3);
    // What counts begins with the first occurrence.
    CHECK(played(kIdle, times(2, kIdling)).verdict.from == 0);
    CHECK(played(kIdle, "e0e1 d9d8 " + times(2, kIdling)).verdict.from == 2);
    // Pieces of one kind may have changed places.
    CHECK(judged("3k5/9/9/9/7n1/9/9/9/R8/R3K4 w", times(2, "a1b1 h5i7 a0a1 i7h5 b1b0 h5i7 b0a0 i7h5")) ==
          "draw: repetition");
    // A capture begins anew.
    CHECK(played("3k5/9/9/9/7n1/1N7/9/2p6/9/4K4 w", kIdling + " b4c2").path.reversible_from() == 5);
}

TEST_CASE("2 and 4: who checks with every move loses", "[xiangqi][repetition]") {
    CHECK(judged(kChecked, "i2d2 d9e9 " + kChecking) == "none: none");
    CHECK(judged(kChecked, "i2d2 d9e9 " + times(2, kChecking)) == "red_loses: perpetual check");
    // One move that does not check, and it is a draw.
    CHECK(judged(kChecked, times(2, "i2d2 d9e9 d2i2 e9d9")) == "draw: repetition");
    // The other side's checks weigh as much.
    CHECK(judged("3akr3/5c3/1P2b4/4R4/9/9/9/9/9/4CK3 w", "e6e7 f8e8 " + times(2, "e7f7 e8f8 f7e7 f8e8")) ==
          "draw: mutual check");
}

TEST_CASE("4 and 5: who chases one piece with every move loses, and the piece is told",
          "[xiangqi][repetition]") {
    const std::string fen = "2b1k1r2/9/4b4/9/9/2P3P2/1R7/2n1B4/4A4/4KABC1 w";
    const auto judgement = Xiangqi::judge(fen, times(2, "b3c3 c2b0 c3b3 b0c2")).value();
    CHECK(judgement.verdict == "red_loses");
    CHECK(judgement.rule == "perpetual chase");
    CHECK(judgement.piece == "horse");
    CHECK(judgement.cell == "c2");
    CHECK(judgement.from_ply == 1);
    CHECK(judgement.ply == 8);
    CHECK(judged("3akc3/4a4/9/9/3n5/1R7/9/9/4A4/4KAB2 w",
                 "b4b5 d5c3 " + times(3, "b5c5 c3e4 c5c4 e4d6 c4d4 d6f5 d4d5 f5e3 d5e5 e3c4 e5e4 c4d6 e4d4 "
                                         "d6f5 d4d5 f5e3 d5e5 e3c4 e5e4 c4d6 e4d4 d6f5 d4d5")) ==
          "draw: mutual chase");
}

TEST_CASE("6: 120 plies without a capture draw, but for checks beyond the tenth", "[xiangqi][repetition]") {
    QuietCount count;
    for (int i = 0; i < 10; ++i) {
        count.add(Side::first, true);
        count.add(Side::second, false);
    }
    CHECK(count.plies() == 20);
    // The eleventh check and the reply to it.
    count.add(Side::first, true);
    count.add(Side::second, false);
    CHECK(count.plies() == 20);
    count.add(Side::first, false);
    CHECK(count.plies() == 21);
    // A reply that checks is the other side's first: it is not counted as a reply, its own reply is.
    count.add(Side::second, false);
    count.add(Side::first, true);
    count.add(Side::second, true);
    CHECK(count.plies() == 22);
    count.add(Side::first, false);
    CHECK(count.plies() == 23);
}

TEST_CASE("6: mate goes before the draw, and the limit may be another one", "[xiangqi][repetition]") {
    const std::string mate = "4k4/8R/9/9/9/9/9/9/7R1/3K5 w - - 119 80";
    CHECK(judged(mate, "h1h9") == "black_loses: checkmate");
    CHECK(judged(mate, "h1h2") == "draw: no capture");
    CHECK(judged("4k4/8R/9/9/9/9/9/9/7R1/3K5 w - - 118 80", "h1h2") == "none: none");
    CHECK(begin_at(parse_fen("4k4/9/9/9/9/9/9/9/9/3K5 w - - 120 80").value()).verdict.rule ==
          Rule::no_capture);
    CHECK(played(kIdle, "b4a2 h5i7", 2).verdict.rule == Rule::no_capture);
    CHECK(played("3k5/9/9/9/9/9/9/9/9/4K4 w - - 500 1", "e0e1", 0).outcome() == Outcome::playing);
    // A capture begins anew.
    CHECK(played("4k4/9/9/9/9/9/9/9/r8/R2K5 w - - 119 80", "a0a1").outcome() == Outcome::playing);
}

TEST_CASE("in a search two occurrences are enough where the cycle lies below the root",
          "[xiangqi][repetition]") {
    Position position = played(kIdle, times(1, kIdling));
    CHECK(judge_node(position.path, 0).outcome == Outcome::draw);
    CHECK(judge_node(position.path, 1).outcome == Outcome::playing);
    position = played(kIdle, times(2, kIdling));
    CHECK(judge_node(position.path, 8).outcome == Outcome::draw);
}

TEST_CASE("whoever would lose is warned when the position stands for the second time",
          "[xiangqi][repetition]") {
    CHECK(played(kChecked, "i2d2 d9e9 d2e2 e9d9").warning.outcome == Outcome::playing);
    const Position position = played(kChecked, "i2d2 d9e9 d2e2 e9d9 e2d2");
    CHECK(position.outcome() == Outcome::playing);
    CHECK(position.warning.outcome == Outcome::second_wins);
    CHECK(position.warning.rule == Rule::perpetual_check);
    CHECK(position.warning.from == 1);
    CHECK(played(kIdle, kIdling).warning.rule == Rule::repetition);
}

TEST_CASE("a path is what it was when moves are taken back", "[xiangqi][repetition]") {
    for (std::uint64_t seed = 0; seed < samples(60); ++seed) {
        const Position position = random_position(seed, 150);
        Path path(position.path.start());
        std::vector<Path> before;
        for (std::size_t i = 0; i < position.path.plies(); ++i) {
            before.push_back(path);
            path.make(position.path.ply(i).change.move);
        }
        REQUIRE(path.quiet_count() == position.path.quiet_count());
        path.make_null();
        path.unmake_null();
        while (!before.empty()) {
            path.unmake();
            const Path& was = before.back();
            REQUIRE(path.board() == was.board());
            REQUIRE(path.board().hash() == was.board().hash());
            REQUIRE(path.quiet_count() == was.quiet_count());
            REQUIRE(path.in_check() == was.in_check());
            REQUIRE(path.reversible_from() == was.reversible_from());
            REQUIRE(path.occurrences().times == was.occurrences().times);
            before.pop_back();
        }
    }
}

} // namespace forethought::xiangqi
