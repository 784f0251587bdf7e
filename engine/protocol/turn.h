#pragma once

#include "engine/core/session.h"
#include "engine/protocol/input.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <vector>

namespace forethought::protocol {

/// What a side has played, and what its search said before the last action.
template <Game G>
struct Turn {
    std::vector<typename G::Action> actions;
    Info info{};
};

/// Thinks and plays until the side to move has made its turn or the game is over. A deadline that has passed
/// leaves the first move that comes to mind. Nothing when the last command was read meanwhile; the turn may
/// then be half played.
template <Game G>
std::optional<Turn<G>> take_turn(Session<G>& session, Clock& clock, Milliseconds deadline,
                                 const std::atomic<Input>& input) {
    /// Between two looks at the input; a multiple of what the session thinks between two looks at its own
    /// clock.
    constexpr Nodes slice = 256;
    constexpr Milliseconds instant = 0.001;
    Turn<G> turn;
    Milliseconds spent = 0;
    const Side side = G::side_to_move(session.position());
    while (G::outcome(session.position()) == Outcome::playing &&
           G::side_to_move(session.position()) == side) {
        const Milliseconds began = clock.now();
        // The session is told the limit of the whole turn and shares what is left of it over the actions.
        session.begin(Limits{.time = spent + std::max(instant, deadline - began)});
        while (input == Input::open && session.advance(Budget{.nodes = slice})) {
        }
        if (input == Input::ended) return std::nullopt;
        turn.info = session.info();
        turn.actions.push_back(session.best().action);
        session.play(turn.actions.back());
        spent += clock.now() - began;
    }
    return turn;
}

} // namespace forethought::protocol
