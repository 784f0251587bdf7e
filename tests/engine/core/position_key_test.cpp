#include "engine/core/clock.h"
#include "engine/core/position_key.h"
#include "engine/core/record.h"
#include "engine/core/session.h"
#include "engine/core/text.h"
#include "engine/gomoku/gomoku.h"
#include "engine/othello/othello.h"
#include "engine/tactics/tactics.h"
#include "engine/twenty48/twenty48.h"
#include "tests/engine/core/race.h"

#include <catch2/catch.hpp>

#include <initializer_list>
#include <set>
#include <string_view>

namespace forethought {

namespace {

Record<Gomoku> played(std::initializer_list<std::string_view> moves) {
    Record<Gomoku> record;
    for (const auto move : moves)
        REQUIRE(record.play(Gomoku::parse_action(record.position(), move).value(), nullptr));
    return record;
}

} // namespace

TEMPLATE_TEST_CASE("a session and a record say the same key of a position", "[position_key]", Race, Tactics,
                   Gomoku, Othello, Twenty48) {
    using Game = TestType;
    ManualClock clock;
    const auto& switches = Game::ladder().front().switches;
    Session<Game> session(switches, 7, Blur{}, clock);
    Record<Game> record;
    Rng rng(5);
    record.restart(Game::start(3));
    session.set(Game::start(3));
    std::set<PositionKey> keys;
    std::size_t actions = 0;
    for (; actions < 30 && Game::outcome(record.position()) == Outcome::playing; ++actions) {
        CHECK(session.key() == record.key());
        CHECK(keys.insert(record.key()).second);
        Session<Game> late(switches, 7, Blur{}, clock);
        late.set(record.position(), record.key());
        const auto legal = Game::legal_actions(record.position());
        const auto action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        REQUIRE(record.play(action, nullptr));
        REQUIRE(session.play(action));
        REQUIRE(late.play(action));
        CHECK(late.key() == record.key());
    }
    while (record.undo()) CHECK(keys.contains(record.key()));
    CHECK(record.key() == key_of_start<Game>(Game::start(3)));
}

TEST_CASE("equal boards that came about in different ways have different keys", "[position_key]") {
    const auto one = played({"h8", "i9", "j10", "k11"});
    const auto other = played({"j10", "i9", "h8", "k11"});
    CHECK(Gomoku::hash(one.position()) == Gomoku::hash(other.position()));
    CHECK(one.key() != other.key());
    CHECK(one.key() == played({"h8", "i9", "j10", "k11"}).key());
}

TEST_CASE("a session drops its thoughts of an equal board with another history", "[position_key]") {
    const auto one = played({"h8", "i9", "j10", "k11"});
    const auto other = played({"j10", "i9", "h8", "k11"});
    ManualClock clock;
    Session<Gomoku> session(find_rung(Gomoku::ladder(), 60).value().switches, 7, Blur{}, clock);
    const auto nodes_after = [&](const Record<Gomoku>& record) {
        session.set(record.position(), record.key());
        return session.info().nodes_of_root;
    };
    CHECK(nodes_after(one) == 0);
    session.begin(Limits{.nodes = 500});
    session.advance(Budget{});
    const Nodes thought = session.info().nodes_of_root;
    REQUIRE(thought > 0);
    CHECK(nodes_after(one) == thought);
    CHECK(nodes_after(other) == 0);
}

TEST_CASE("a key goes through hexadecimal digits unchanged, and other texts are none", "[position_key]") {
    for (const PositionKey key : {PositionKey{0}, PositionKey{0x8123456789abcdefu}, ~PositionKey{0}})
        CHECK(from_hex(to_hex(key)) == key);
    for (const std::string_view text :
         {"", "0123", "0123456789abcdeg", "0123456789ABCDEF", "0123456789abcdef0"})
        CHECK_FALSE(from_hex(text));
}

} // namespace forethought
