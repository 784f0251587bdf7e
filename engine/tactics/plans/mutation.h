#pragma once

#include "engine/core/rng.h"
#include "engine/tactics/plans/scenario.h"

namespace forethought::tactics {

/// A change of a scenario that has yet to be played out: the order may have changed, the marked actions are
/// made anew.
struct Mutant {
    Scenario scenario;
    Renewal renewal;
};

/// Step 5: from one to three actions are drawn anew by lot; the order stays.
Mutant replace_actions(const Scenario& parent, Rng& rng);

/// Step 9: two units swap their places in the order and keep their actions, however good.
Mutant swap_units(const Scenario& parent, Rng& rng);

/// Step 9: two units swap their places in the order and both are planned anew.
Mutant swap_and_replan(const Scenario& parent, Rng& rng);

/// Crossover: units drawn by lot do what they do in `other`, in their places in the order of `one` or, half
/// of the time, before all others and in the order of `other`. Units that act in `one` alone keep their
/// actions.
Mutant cross(const Scenario& one, const Scenario& other, Rng& rng);

/// Step 9: one of the three, each as likely as the others.
Mutant vary(const Scenario& parent, Rng& rng);

} // namespace forethought::tactics
