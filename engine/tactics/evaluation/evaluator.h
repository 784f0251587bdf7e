#pragma once

#include "engine/tactics/evaluation/worth.h"
#include "engine/tactics/ladder.h"

namespace forethought::tactics {

/// Values the states that scenarios lead to, with the heuristics of a rung.
class Evaluator {
  public:
    /// With `blur` weights and values are a little off, drawn anew for each game.
    Evaluator(const Switches& switches, Blur blur)
        : switches_(switches), worth_(blur, switches.weights), blur_(blur) {}

    /// The value of `state` for `side`, which has played its turn; `struck`: its units that struck somebody.
    /// Difference of both sides' points, or at rung 140 their ratio in 65536ths.
    Value operator()(const Battle& battle, const State& state, Side side, UnitSet struck) const;

    /// The same where the turn may end the battle by its end: in the last round, hit points decide.
    Value after_turn(const Battle& battle, const State& state, Side side, UnitSet struck) const;

    /// What values are measured in: the worth of a fighter, or what equal forces are valued at.
    Value unit() const { return switches_.divides ? params::kRatioUnit : params::kFighterWorth; }
    const Worth& worth() const { return worth_; }

  private:
    Switches switches_;
    Worth worth_;
    Blur blur_;
};

} // namespace forethought::tactics
