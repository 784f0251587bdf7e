#include "engine/tactics/personality.h"

#include "engine/core/quoted.h"

#include <string>

namespace forethought::tactics {

namespace {

/// What each character keeps of the weights for distances, in 256ths.
constexpr std::int64_t kOrcsDistant = 512;
constexpr std::int64_t kZombiesDistant = 1'024;

constexpr Style kOrcs{
    .heuristics = {UnitHeuristic::random, UnitHeuristic::aggressive, UnitHeuristic::shrewd,
                   UnitHeuristic::dutiful},
    .danger = 64,
    .answer = 96,
    .bait = 0,
};
constexpr Style kElves{
    .heuristics = {UnitHeuristic::random, UnitHeuristic::careful, UnitHeuristic::far_attack_and_hide,
                   UnitHeuristic::close_group_flee, UnitHeuristic::dutiful},
    .danger = 384,
    .bait = 512,
    .lure = 128,
};
constexpr Style kZombies{
    .heuristics = {UnitHeuristic::aggressive},
    .danger = 0,
    .answer = 0,
    .bait = 0,
};

} // namespace

Result<Personality> find_personality(std::string_view name) {
    std::string names;
    for (const NamedPersonality& known : kPersonalities) {
        if (known.name == name) return known.personality;
        names += (names.empty() ? "" : ", ") + std::string(known.name);
    }
    return Error{in_quotes(name) + " is no personality; there are " + names};
}

Switches in_character(const Switches& switches, Personality personality) {
    Switches own = switches;
    switch (personality) {
    case Personality::cyborgs:
        return own;
    case Personality::orcs:
        own.style = kOrcs;
        own.weights.distant = own.weights.distant * kOrcsDistant / 256;
        break;
    case Personality::elves:
        own.style = kElves;
        break;
    case Personality::zombies:
        own.style = kZombies;
        own.weights.distant = own.weights.distant * kZombiesDistant / 256;
        own.mutates = false;
        own.answers = false;
        own.learned = false;
        own.proves = false;
        break;
    }
    own.weights.danger = own.weights.danger * own.style.danger / 256;
    return own;
}

} // namespace forethought::tactics
