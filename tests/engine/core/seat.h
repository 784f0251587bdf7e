#pragma once

#include "engine/core/session.h"

namespace forethought {

/// A player of a rung before a position, with a clock that stands still.
template <class G>
struct SeatOf {
    using Action = typename G::Action;

    explicit SeatOf(int rung, const typename G::Position& position, std::uint64_t seed = 1,
                    const Blur& blur = {})
        : session(find_rung(G::ladder(), rung).value().switches, seed, blur, clock) {
        session.set(position);
    }

    /// Thinks within limits to the end, in slices (0: all at once).
    Action think(const Limits& limits, Nodes slice = 0) {
        session.begin(limits);
        while (session.advance(Budget{.nodes = slice})) {
        }
        return best();
    }
    Action think(Nodes nodes) { return think(Limits{.nodes = nodes}); }

    Action best() const { return session.best().action; }
    Score score() const { return static_cast<Score>(session.best().score); }
    Nodes nodes() const { return session.info().nodes_of_root; }

    ManualClock clock;
    Session<G> session;
};

} // namespace forethought
