#pragma once

#include "engine/core/game.h"
#include "tests/fuzz/target.h"

#include <string>

namespace forethought::fuzz {

/// A position's text, and an action's in it, in the last line.
template <GameRules G>
void take_position(Input input) {
    const std::string_view text = text_of(input);
    const auto position = G::parse(text);
    if (position) {
        const std::string written = G::format(position.value());
        const auto again = G::parse(written);
        require(again.ok() && G::format(again.value()) == written);
        require(G::hash(again.value()) == G::hash(position.value()));
        require(!G::snapshot(position.value()).empty());
        for (const auto& action : G::legal_actions(position.value())) {
            const auto read = G::parse_action(position.value(), G::format_action(position.value(), action));
            require(read.ok() && read.value() == action);
        }
        return;
    }
    static const auto start = G::start(0);
    const auto action = G::parse_action(start, text);
    if (action && G::is_legal(start, action.value())) {
        auto next = start;
        G::play(next, action.value(), nullptr);
        require(!G::format(next).empty());
    }
}

} // namespace forethought::fuzz
