#include "tests/engine/tactics/plans.h"

#include "engine/tactics/notation.h"

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

} // namespace forethought::tactics
