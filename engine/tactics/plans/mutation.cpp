#include "engine/tactics/plans/mutation.h"

#include <utility>

namespace forethought::tactics {

namespace {

/// What a unit does in a scenario; null if it does nothing there.
const Action* action_of(const Scenario& scenario, Unit unit) {
    for (const Action& action : scenario.actions)
        if (action.unit == unit) return &action;
    return nullptr;
}

/// Each unit of a scenario with even odds.
UnitSet some_units(const Scenario& scenario, Rng& rng) {
    const std::uint32_t lots = rng.below(1u << scenario.actions.size());
    UnitSet units;
    for (std::size_t i = 0; i < scenario.actions.size(); ++i)
        if (((lots >> i) & 1) != 0) units.insert(scenario.actions[i].unit);
    return units;
}

/// Two different positions of a scenario with at least two actions, by lot.
std::pair<std::uint32_t, std::uint32_t> two_positions(const Scenario& scenario, Rng& rng) {
    const auto size = static_cast<std::uint32_t>(scenario.actions.size());
    const std::uint32_t first = rng.below(size);
    const std::uint32_t second = rng.below(size - 1);
    return {first, second < first ? second : second + 1};
}

} // namespace

Mutant replace_actions(const Scenario& parent, Rng& rng) {
    Mutant mutant{parent, {}};
    const auto size = static_cast<std::uint32_t>(parent.actions.size());
    for (std::uint32_t left = 1 + rng.below(params::kMostReplaced); left > 0; --left)
        mutant.renewal.by_lot |= 1u << rng.below(size);
    return mutant;
}

Mutant swap_units(const Scenario& parent, Rng& rng) {
    if (parent.actions.size() < 2) return replace_actions(parent, rng);
    Mutant mutant{parent, {}};
    const auto [first, second] = two_positions(parent, rng);
    std::swap(mutant.scenario.actions[first], mutant.scenario.actions[second]);
    return mutant;
}

Mutant swap_and_replan(const Scenario& parent, Rng& rng) {
    if (parent.actions.size() < 2) return replace_actions(parent, rng);
    Mutant mutant{parent, {}};
    const auto [first, second] = two_positions(parent, rng);
    std::swap(mutant.scenario.actions[first], mutant.scenario.actions[second]);
    mutant.renewal.planned = 1u << first | 1u << second;
    return mutant;
}

Mutant cross(const Scenario& one, const Scenario& other, Rng& rng) {
    Mutant child{one, {}};
    const UnitSet inherited = some_units(other, rng);
    if (rng.chance(1, 2)) {
        for (Action& action : child.scenario.actions)
            if (inherited.has(action.unit)) action = *action_of(other, action.unit);
        return child;
    }
    child.scenario.actions.clear();
    for (const Action action : other.actions)
        if (inherited.has(action.unit)) child.scenario.actions.push_back(action);
    for (const Action action : one.actions)
        if (!inherited.has(action.unit)) child.scenario.actions.push_back(action);
    return child;
}

Mutant vary(const Scenario& parent, Rng& rng) {
    switch (rng.below(3)) {
    case 1:
        return swap_units(parent, rng);
    case 2:
        return swap_and_replan(parent, rng);
    default:
        return replace_actions(parent, rng);
    }
}

} // namespace forethought::tactics
