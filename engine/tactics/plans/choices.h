#pragma once

#include "engine/core/memo_table.h"
#include "engine/tactics/plans/unit_heuristic.h"

namespace forethought::tactics {

/// What unit heuristics choose in the states of one battle, remembered: most mutants come by states in which
/// others have been mended before. A choice depends on the state alone, so that it is the same whether it is
/// looked up.
class Choices {
  public:
    explicit Choices(const Worth& worth) : worth_(worth), known_(kKnownLog2) {}

    /// To be called before another battle.
    void clear() { known_.clear(); }

    /// As `choose` without reserved cells. A random choice is drawn anew each time.
    Action choose(UnitHeuristic heuristic, const Battle& battle, const State& state, Unit unit, Rng& rng) {
        if (heuristic == UnitHeuristic::random)
            return tactics::choose(heuristic, battle, state, unit, worth_, rng);
        const std::uint64_t key =
            mix(state.hash, static_cast<std::uint64_t>(unit) << 8 | static_cast<std::uint64_t>(heuristic));
        if (const Action* const known = known_.find(key)) return *known;
        const Action action = tactics::choose(heuristic, battle, state, unit, worth_, rng);
        known_.store(key, action);
        return action;
    }

  private:
    /// Size of the table as a power of two: larger ones find hardly more, and leave the caches.
    static constexpr int kKnownLog2 = 13;

    Worth worth_;
    MemoTable<Action> known_;
};

} // namespace forethought::tactics
