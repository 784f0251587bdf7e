#pragma once

#include "engine/core/considered.h"
#include "engine/tactics/answer_search.h"
#include "engine/tactics/turn_planner.h"

#include <variant>

namespace forethought::tactics {

/// Which search a rung plays with.
class Player {
  public:
    Player(const Switches& switches, std::uint64_t seed, const Blur& blur);

    void set(const Position& position);
    void play(const Action& action);
    void begin(const Limits& limits);
    bool advance(Nodes nodes);
    BestMove<Action> best() const;
    Info info() const;

    /// Whether the whole turn is planned at its first action, so that this one is given the whole turn's
    /// time.
    bool plans_whole_turn() const { return std::holds_alternative<AnswerSearch>(search_); }
    /// The best lines considered at the root; see `considered.h`.
    std::vector<Considered<Action>> considered(const Position& root, std::size_t most) const;

  private:
    std::variant<TurnPlanner, AnswerSearch> search_;
};

} // namespace forethought::tactics
