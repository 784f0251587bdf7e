#include "engine/tactics/rules/roster.h"

#include <algorithm>

namespace forethought::tactics {

void Roster::add(Side side, UnitType unit_type, TraitSet unit_traits) {
    const auto unit = static_cast<std::size_t>(count++);
    if (side == Side::first) first_count = count;
    const Stats& of_type = stats(unit_type);
    const auto more = [&](Trait trait, int by) { return unit_traits.has(trait) ? by : 0; };
    const bool acts = !unit_traits.has(Trait::rooted);
    const int steps = acts ? of_type.movement + more(Trait::swift, params::kSwiftBy) : 0;
    const int slow = side == Side::second ? params::kSlowBy : 0;
    type[unit] = unit_type;
    traits[unit] = unit_traits;
    hit_points[unit] = static_cast<std::uint8_t>(of_type.hit_points + more(Trait::tough, params::kToughBy));
    damage[unit] =
        static_cast<std::uint8_t>(acts ? of_type.damage + more(Trait::strong, params::kStrongBy) : 0);
    movement[0][unit] = static_cast<std::uint8_t>(steps);
    movement[1][unit] = static_cast<std::uint8_t>(std::max(0, steps - slow));
    if (!acts) rooted.insert(static_cast<Unit>(unit));
    if (unit_traits.has(Trait::mending)) mending.insert(static_cast<Unit>(unit));
}

bool Roster::has_traits() const {
    return std::any_of(traits.begin(), traits.end(), [](TraitSet set) { return !set.empty(); });
}

int Roster::extra_movement() const {
    const bool any =
        std::any_of(traits.begin(), traits.end(), [](TraitSet set) { return set.has(Trait::swift); });
    return any ? params::kSwiftBy : 0;
}

} // namespace forethought::tactics
