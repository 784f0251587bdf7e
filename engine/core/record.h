#pragma once

#include "engine/core/game.h"
#include "engine/core/position_key.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace forethought {

/// The truth of one game: its start, its actions, the present position, and the way back.
template <GameRules G>
class Record {
  public:
    using Position = typename G::Position;
    using Action = typename G::Action;

    Record() : Record(G::start(0)) {}
    explicit Record(const Position& position) { restart(position); }

    /// Begins anew from `position`.
    void restart(const Position& position) {
        positions_.assign(1, position);
        keys_.assign(1, key_of_start<G>(position));
        actions_.clear();
    }

    /// Plays a legal action and appends its events. Error: the action is not legal; nothing has changed.
    Status play(const Action& action, std::vector<std::int32_t>* events) {
        if (!G::is_legal(position(), action))
            return Error{"the action " + G::format_action(position(), action) + " is not legal here"};
        Position next = position();
        G::play(next, action, events);
        positions_.push_back(std::move(next));
        keys_.push_back(key_after<G>(key(), action));
        actions_.push_back(action);
        return success();
    }

    /// Takes the last action back. Returns false when there is none.
    bool undo() {
        if (actions_.empty()) return false;
        positions_.pop_back();
        keys_.pop_back();
        actions_.pop_back();
        return true;
    }

    const Position& position() const { return positions_.back(); }
    /// Identity of the present position.
    PositionKey key() const { return keys_.back(); }
    const std::vector<Action>& actions() const { return actions_; }

  private:
    std::vector<Position> positions_;
    std::vector<PositionKey> keys_;
    std::vector<Action> actions_;
};

} // namespace forethought
