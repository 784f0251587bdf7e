#include "engine/core/session.h"
#include "engine/tactics/plans/line_flags.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <array>

namespace forethought::tactics {

namespace {

constexpr std::array kRungs{50, 100, 140};
constexpr Nodes kNodes = 400;
/// Laid out in wasm/tactics.d.ts.
constexpr std::uint32_t kWins = 1;

} // namespace

TEST_CASE("a plan that is said to win wins", "[tactics][claims]") {
    int wins = 0;
    for (const int rung : kRungs)
        for (int game = 0; game < samples(10); ++game) {
            ManualClock clock;
            const auto seed = static_cast<std::uint64_t>(game);
            Position position = Tactics::start(seed);
            Session<Tactics> session(find_rung(Tactics::ladder(), rung).value().switches, seed, Blur{},
                                     clock);
            session.set(position);
            while (Tactics::outcome(position) == Outcome::playing) {
                session.begin(Limits{.nodes = kNodes});
                session.advance(Budget{});
                for (const auto& line : session.multi_pv(8)) {
                    if ((line.flags & kWins) == 0) continue;
                    INFO("rung " << rung << "\n" << Tactics::format(position));
                    Position end = position;
                    for (const Action& action : line.actions) {
                        REQUIRE(Tactics::is_legal(end, action));
                        Tactics::play(end, action, nullptr);
                    }
                    REQUIRE(Tactics::outcome(end) == win_for(Tactics::side_to_move(position)));
                    ++wins;
                }
                const Action action = session.best().action;
                Tactics::play(position, action, nullptr);
                REQUIRE(session.play(action));
            }
        }
    CHECK(wins > samples(20));
}

} // namespace forethought::tactics
