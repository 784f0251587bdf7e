#pragma once

#include "engine/tactics/plans/playout.h"

#include <cstdint>

namespace forethought::tactics {

/// Flags that say how a scenario is played, in a player's words. Each is told from the scenario played out;
/// none of them has any influence on play.

/// No enemy is left, or the battle's condition is met.
bool wins(const Playout& playout);
/// A strike hits a friend.
bool burns_friends(const Playout& playout);
/// A strike goes through two enemies or more.
bool fires_through(const Playout& playout);
/// Enemies are struck, none of them from the next cell, and nobody struck can strike back at who struck it.
bool strikes_from_afar(const Playout& playout);
/// Two units or more strike the same enemy.
bool gangs_up(const Playout& playout);
/// Bait is set, in the sense of the heuristic of rung 60: one unit can be struck by one enemy and will be
/// avenged.
bool sets_bait(const Playout& playout);
/// A unit with half its hit points or fewer, which could have been struck, no longer can be.
bool shelters_the_wounded(const Playout& playout);
/// Units that could have been struck went where nobody can strike them; the possible damage falls to half or
/// less.
bool hides(const Playout& playout);
/// Nobody of the side can be struck, though there are enemies.
bool stays_out_of_reach(const Playout& playout);
/// Units end a step or more farther from the nearest enemy on average; or nearer.
bool withdraws(const Playout& playout);
bool advances(const Playout& playout);
/// Units end a step or more closer to each other on average.
bool draws_together(const Playout& playout);
/// Nobody moves and nobody strikes.
bool does_nothing(const Playout& playout);

/// All of it in one number, laid out in wasm/tactics.d.ts: a bit for each of the above in their order, then
/// the numbers of enemies who fall and who are struck.
std::uint32_t line_flags_of(const Playout& playout);

} // namespace forethought::tactics
