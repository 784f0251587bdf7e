#pragma once

#include "engine/core/session.h"

#include <cstdint>
#include <string>
#include <vector>

namespace forethought::cli {

/// A turn that a rung has played.
template <Game G>
struct Turn {
    std::vector<typename G::Action> actions;
    /// As text, each in the position in which it was played.
    std::vector<std::string> texts;
    Nodes nodes = 0;
    /// The position afterwards.
    typename G::Position end;
};

/// Plays the turn of the side to move, or what is left of it, with `nodes` nodes. Depends on nothing but its
/// arguments.
template <Game G>
Turn<G> play_turn(const Rung<typename G::Switches>& rung, const typename G::Position& start, Nodes nodes,
                  std::uint64_t seed) {
    ManualClock clock;
    Session<G> session(rung.switches, seed, Blur{}, clock);
    session.set(start);
    Turn<G> turn{.actions = {}, .texts = {}, .end = start};
    const Side side = G::side_to_move(start);
    bool goes_on = G::outcome(start) == Outcome::playing;
    while (goes_on) {
        session.begin(Limits{.nodes = nodes});
        session.advance(Budget{});
        turn.nodes += session.info().nodes_of_root;
        const auto action = session.best().action;
        turn.actions.push_back(action);
        turn.texts.push_back(G::format_action(session.position(), action));
        session.play(action);
        turn.end = session.position();
        goes_on = G::outcome(turn.end) == Outcome::playing && !ends_turn<G>(side, turn.end);
    }
    return turn;
}

} // namespace forethought::cli
