#include "tests/engine/tactics/plans.h"

#include "engine/core/session.h"
#include "engine/tactics/text/notation.h"

#include <catch2/catch.hpp>

namespace forethought::tactics {

const Worth& plain_worth() {
    static const Worth worth = [] {
        Blur off;
        return Worth(off);
    }();
    return worth;
}

State played_out(const Position& position, const Scenario& scenario) {
    Position end = position;
    for (const Action action : scenario.actions) {
        INFO(format_action(end, action) << "\n" << format(end));
        REQUIRE_FALSE(action.ends_turn());
        REQUIRE(Tactics::is_legal(end, action));
        Tactics::play(end, action, nullptr);
    }
    return end.state;
}

bool is_whole(const Battle& battle, const State& end) {
    return end.outcome != Outcome::playing || ready_units(battle, end).empty();
}

Position end_of_turn(const Position& start, const Switches& switches, std::uint64_t seed, Nodes nodes) {
    ManualClock clock;
    Session<Tactics> session(switches, seed, Blur{}, clock);
    session.set(start);
    Position end = start;
    while (end.state.outcome == Outcome::playing) {
        session.begin(Limits{.nodes = nodes});
        while (session.advance(Budget{})) {
        }
        const Action best = session.best().action;
        if (best.ends_turn()) break;
        Tactics::play(end, best, nullptr);
        REQUIRE(session.play(best));
    }
    return end;
}

} // namespace forethought::tactics
