#include "engine/core/match.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/notation.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <set>
#include <string>

namespace forethought::gomoku {

namespace {

/// What a rung plays there, with so much extra imperfection.
std::string answer(int rung, const std::string& moves, std::uint64_t seed, int extra) {
    ManualClock clock;
    const auto switches = find_rung<Switches>(ladder(), rung).value().switches;
    Session<Gomoku> session(switches, seed, Blur(seed, rung, extra), clock);
    session.set(parse("gomoku 1 board 15 freestyle free moves " + moves + " end").value());
    session.begin(Limits{.nodes = 400});
    session.advance(Budget{});
    return format_action(session.position(), session.best().action);
}

} // namespace

TEST_CASE("however much is overlooked, five is made and a four is answered", "[gomoku][blur]") {
    for (const auto& rung : ladder()) {
        if (rung.number < 20) continue;
        for (const int extra : {50, Blur::kMostExtra})
            for (std::uint64_t seed = 1; seed <= samples(10); ++seed) {
                INFO("rung " << rung.number << ", extra " << extra << ", seed " << seed);
                // Black has four in a row with one end closed, and White has scattered stones.
                CHECK(answer(rung.number, "d8 c8 e8 m13 f8 m3 g8 n10", seed, extra) == "h8");
                CHECK(answer(rung.number, "d8 c8 e8 m13 f8 m3 g8", seed, extra) == "h8");
            }
    }
}

TEST_CASE("the same seed overlooks the same, another seed other moves", "[gomoku][blur]") {
    std::set<std::string> answers;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const std::string first = answer(100, "h8 i9 j8 g7", seed, 60);
        CHECK(answer(100, "h8 i9 j8 g7", seed, 60) == first);
        answers.insert(first);
    }
    CHECK(answers.size() > 5);
}

TEST_CASE("a rung with extra imperfection loses to itself without", "[gomoku][blur]") {
    const auto switches = find_rung<Switches>(ladder(), 100).value().switches;
    const MatchSettings settings{
        .seed = 3, .limits = {.nodes = 200}, .blur_a = Imperfection{100, 30}, .blur_b = Imperfection{100}};
    ManualClock clock;
    int points = 0;
    constexpr int games = 10;
    for (int number = 0; number < games; ++number)
        points += half_points(play_match_game<Gomoku>(switches, switches, settings, number, clock));
    CHECK(points <= games / 2);
}

} // namespace forethought::gomoku
