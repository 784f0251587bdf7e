#include "engine/core/session.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/notation.h"

#include <catch2/catch.hpp>

#include <set>
#include <string>

namespace forethought::gomoku {

namespace {

/// A game from the empty board against a player who always answers alike; the rung plays White as it does on
/// the page, imperfect on purpose. Its text form.
std::string game_of(const Rung<Switches>& rung, std::uint64_t seed) {
    constexpr int always_alike = 20;
    constexpr Nodes nodes = 300;
    ManualClock clock;
    const auto player = find_rung<Switches>(ladder(), always_alike).value();
    Session<Gomoku> black(player.switches, 1, Blur{}, clock);
    Session<Gomoku> white(rung.switches, seed, Blur(seed, rung.number), clock);
    Position position = empty_board(kUsualBoard, Rule::freestyle, Opening::free);
    black.set(position);
    white.set(position);
    while (position.outcome == Outcome::playing) {
        auto& session = side_to_move(position) == Side::first ? black : white;
        session.begin(Limits{.nodes = nodes});
        session.advance(Budget{});
        const Action action = session.best().action;
        play(position, action, nullptr);
        black.play(action);
        white.play(action);
    }
    return format(position);
}

} // namespace

TEST_CASE("ten games against the same play are five different ones or more", "[gomoku][blur]") {
    for (const auto& rung : ladder()) {
        if (rung.number >= Blur::kFullStrength) continue;
        std::set<std::string> games;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) games.insert(game_of(rung, seed));
        INFO("rung " << rung.number);
        CHECK(games.size() >= 5);
    }
}

TEST_CASE("the same seed plays the same game", "[gomoku][blur]") {
    const auto rung = find_rung<Switches>(ladder(), 90).value();
    CHECK(game_of(rung, 3) == game_of(rung, 3));
}

} // namespace forethought::gomoku
