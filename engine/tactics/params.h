#pragma once

#include <cstddef>
#include <cstdint>

namespace forethought::tactics {

/// What a unit type can do: movement and range in cells, hit points, damage of one hit.
struct Stats {
    int movement;
    int range;
    int hit_points;
    int damage;
};

/// Every number of the tactics battle that could be another one, with its unit.
namespace params {

// --- Rules ---

inline constexpr Stats kFighter{.movement = 4, .range = 1, .hit_points = 100, .damage = 45};
inline constexpr Stats kArcher{.movement = 3, .range = 7, .hit_points = 70, .damage = 25};
inline constexpr Stats kWizard{.movement = 3, .range = 5, .hit_points = 45, .damage = 35};

/// Cells that the second side's units move less, and the round from which on they do: who comes first into
/// the other's reach is worse off, and that is mostly the side that begins, above all where two that know it
/// have waited for each other. docs/measured/tactics.md, "Balance", lists what was tried.
inline constexpr int kSlowBy = 1;
inline constexpr int kSlowFrom = 11;
/// Rounds without damage until the outermost ring falls, and from one ring to the next while it stays quiet.
inline constexpr int kQuietRounds = 5;
inline constexpr int kRoundsBetweenRings = 2;
/// Quiet rounds from which the counter is shown.
inline constexpr int kCounterFrom = 3;
/// The battle is decided by hit points after this round.
inline constexpr int kLastRound = 40;

// --- Traits (docs/measured/tactics-campaign.md says what each is worth) ---

/// Cells that a swift unit has more to move, hit points that a tough one has more, what a strong one's hit
/// takes more, and what a mending one gets back a round.
inline constexpr int kSwiftBy = 1;
inline constexpr int kToughBy = 20;
inline constexpr int kStrongBy = 10;
inline constexpr int kMendingBy = 5;

// --- Score (seed article 002, step 1: points a unit; half of it for being alive, half by hit points) ---

inline constexpr std::int64_t kFighterWorth = 100'000;
inline constexpr std::int64_t kArcherWorth = 70'000;
inline constexpr std::int64_t kWizardWorth = 85'000;
/// Points for an enemy without units.
inline constexpr std::int64_t kVictory = 10'000'000;

// --- The battle's condition ---

/// Points for having all but done what the condition asks for; less in the cube of what is done.
inline constexpr std::int64_t kPurpose = 200'000;
/// Points for each step that a unit is nearer to what it is after than this many steps, and how many units
/// are sent after one goal.
inline constexpr std::int64_t kStepNearer = 400;
inline constexpr int kNear = 16;
inline constexpr int kGuards = 3;
/// For the side that keeps the seeker off by standing where it wants to.
inline constexpr std::int64_t kBarred = 8'000;

// --- Possible damage (step 3), in 256ths of the worth that could be struck off ---

/// What the enemy could do to us: the source's factor of about 0.20.
inline constexpr std::int64_t kDangerWeight = 51;
/// What we could do to the enemy on our next turn.
inline constexpr std::int64_t kThreatWeight = 13;

// --- Bait (step 6) ---

/// Points for each unit that can strike back.
inline constexpr std::int64_t kBaitPerAvenger = 12'000;

// --- Distances and ground (step 7); points off ---

/// For each step that allies are apart, and that enemies are away, on average.
inline constexpr std::int64_t kApart = 300;
inline constexpr std::int64_t kDistant = 400;
/// Steps between the two allies that are farthest apart that cost nothing; beyond, `kStretch` doubles with
/// each step, for at most `kMostStretch` steps.
inline constexpr int kCloseTogether = 4;
inline constexpr std::int64_t kStretch = 50;
inline constexpr int kMostStretch = 7;
/// For a unit that cannot attack within two turns.
inline constexpr std::int64_t kIdle = 1'500;
/// Obstacles within two steps of a unit that cost nothing, and what each further one costs.
inline constexpr int kElbowRoom = 4;
inline constexpr std::int64_t kCramped = 150;
/// For a unit on the edge of what has not fallen.
inline constexpr std::int64_t kEdge = 500;

// --- Nobody runs away (step 12, the source's own numbers) ---

/// For a unit that struck; for one that can strike all, some (in proportion) or none of the dangerous cells.
inline constexpr std::int64_t kStruck = 1'500;
inline constexpr std::int64_t kCoversAll = 1'200;
inline constexpr std::int64_t kCoversSome = 1'000;
inline constexpr std::int64_t kCoversNone = 1'000;
/// Outnumbered with at most so many units, each that did not strike costs so much.
inline constexpr int kFew = 3;
inline constexpr std::int64_t kDeserter = 2'000;

// --- Ratio (step 14) ---

/// Own and enemy points in equal measure have this value.
inline constexpr std::int64_t kRatioUnit = 65'536;

// --- Fear of the enemy's next turn (rungs from 150 on) ---

/// It is whole up to this round and gone so many rounds later.
inline constexpr int kPatience = 11;
inline constexpr int kFading = 4;
inline constexpr std::int64_t kWholeFear = 256;
/// What is left of the fear of the enemy's answer for who stays wary to the end.
inline constexpr std::int64_t kWariness = 128;

// --- Plans (steps 5 and 13) ---

/// Most unit actions that one mutation replaces.
inline constexpr int kMostReplaced = 3;
/// Scenarios that are kept for mutation once outsiders are dropped.
inline constexpr std::size_t kFinalists = 8;
/// Mutants in a row that bettered no plan before the search calls itself finished: this many times the square
/// of the number of units that have yet to act, since there are that many ways to combine two of them.
inline constexpr int kIdleMutants = 600;

// --- The enemy answers ---

/// Share of the answer in the value of a plan while fear is whole, out of `kWhole`; the rest is the value of
/// its end state as it stands.
inline constexpr std::int64_t kAnswerWeight = 192;
inline constexpr std::int64_t kWhole = 256;
/// Nodes of the planner before its plans are answered.
inline constexpr std::uint64_t kPlannedFirst = 400;
/// Plans that are held for mutation with their answers.
inline constexpr std::size_t kAnswered = 8;
/// Replies that a plan is tried with before it takes a place; at most so many if its parent was tried with
/// more.
inline constexpr int kFirstReplies = 64;
inline constexpr int kMostReplies = 1'000;
/// The best plan is tried with one reply for so many nodes of the search, and how many that is at most.
inline constexpr std::uint64_t kDoubt = 6;
inline constexpr std::uint64_t kMostDoubt = 4'000;
/// How much less than its parent's a mutant's end state may be worth as it stands, to be answered at all.
inline constexpr std::int64_t kMostForgone = 45'000;

// --- Evolution in full ---

/// One mutant in so many is a crossing of two plans.
inline constexpr std::uint32_t kCrossings = 4;
/// Mutants in a row that bettered no plan before an immigrant is added: this many times the square of the
/// number of units that have yet to act.
inline constexpr int kMutantsPerImmigrant = 40;
/// Immigrants in a row that led to no better best plan before the search calls itself finished: this many
/// times the square of the number of those units but one.
inline constexpr int kMostImmigrants = 3;

// --- Exact when few are left ---

/// Units alive in all from which the rest of the battle is searched for what is certain.
inline constexpr std::size_t kFewUnits = 4;
/// Most turns of the winner that a proof looks ahead.
inline constexpr int kMostProofTurns = 8;
/// Nodes of a proof tree.
inline constexpr std::size_t kProofNodes = std::size_t{1} << 18;
/// Actions tried out that are as much work as a scenario played out and valued.
inline constexpr std::uint64_t kActionsPerNode = 16;
/// What the first, hasty round of questions may cost, each, and how many of the attacker's turns it looks at;
/// each further round may cost so many times as much and looks at so many times as many.
inline constexpr std::uint64_t kFirstProof = 250;
inline constexpr std::size_t kFirstWidth = 8;
inline constexpr std::uint64_t kProofGrowth = 8;
inline constexpr std::size_t kWidthGrowth = 4;
inline constexpr int kProofRounds = 5;
/// Nodes that the proof and the search below it think by turns.
inline constexpr std::uint64_t kProofShare = 50;

// --- Several searches of one turn ---

/// Plans that a search tells another of, and that it takes up from others at a time.
inline constexpr std::size_t kTold = 2;
inline constexpr std::size_t kHeard = 6;

// --- Rollouts ---

/// Points that make the odds of a victory e times as good.
inline constexpr std::int64_t kPointsOfOdds = 75'000;
/// Plans of a turn that get rollouts, how many each gets at first, and for how many rollouts the plan's own
/// value counts.
inline constexpr std::size_t kEntrants = 6;
inline constexpr int kRollouts = 24;
inline constexpr int kValueWeight = 8;
/// Turns of a rollout, of both sides together, and nodes of each.
inline constexpr int kRolloutTurns = 4;
inline constexpr std::uint64_t kRolloutNodes = 250;

// --- Imperfection ---

/// How much worse than the best plan one may be that a lapse takes, in thousandths of the values' unit (a
/// fighter's worth, or the value of equal forces).
inline constexpr std::int64_t kMostLapse = 100;

} // namespace params
} // namespace forethought::tactics
