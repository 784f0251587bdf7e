#pragma once

#include "engine/core/session.h"
#include "engine/twenty48/twenty48.h"
#include "tests/engine/twenty48/games.h"

#include <vector>

namespace forethought::twenty48 {

inline Switches switches_of(int rung) {
    return find_rung(ladder(), rung).value().switches;
}

/// A player with these switches before a position, with a clock that stands still.
struct Seat {
    Seat(const Switches& switches, const Position& position, std::uint64_t seed = 1, const Blur& blur = {})
        : session(switches, seed, blur, clock) {
        session.set(position);
    }
    Seat(int rung, const Position& position) : Seat(switches_of(rung), position) {}

    Action think(const Limits& limits) {
        session.begin(limits);
        session.advance(Budget{});
        return session.best().action;
    }
    Nodes nodes() const { return session.info().nodes_of_root; }
    std::int64_t score() const { return session.best().score; }

    ManualClock clock;
    Session<Twenty48> session;
};

/// Positions of both modes in the middle of games, all going on.
inline std::vector<Position> positions(int count) {
    std::vector<Position> all;
    for (std::uint64_t seed = 0; static_cast<int>(all.size()) < count; ++seed) {
        const Mode mode = seed % 2 == 0 ? Mode::chance : Mode::adversary;
        const Position position = after_random_actions(seed, mode, 20 + static_cast<int>(seed % 90));
        if (outcome(position) == Outcome::playing) all.push_back(position);
    }
    return all;
}

} // namespace forethought::twenty48
