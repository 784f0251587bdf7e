#include "engine/tactics/ladder.h"

#include "engine/tactics/network/trained.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

constexpr auto kRungs = build_ladder<Switches>({
    {0, "Dice", "Draws three random turns and takes any of them."},
    {10, "Abacus", "Counts units and hit points to pick the best of three random turns.",
     [](Switches& s) { s.counts_units = true; }},
    {20, "Charger", "Moves everyone as close as possible and strikes as hard as possible.",
     [](Switches& s) { s.charges = true; }},
    {30, "Worrier", "Counts the damage that could come back, and prefers to be safe.",
     [](Switches& s) { s.fears = true; }},
    {40, "Skirmisher", "Strikes from afar and hides, or withdraws together.",
     [](Switches& s) { s.withdraws = true; }},
    {50, "Tinkerer", "Changes its plans at random and keeps what turns out better.",
     [](Switches& s) { s.mutates = true; }},
    {60, "Angler", "Offers one unit as bait when the others can avenge it.",
     [](Switches& s) { s.baits = true; }},
    {70, "Surveyor", "Keeps together, keeps near, and keeps out of corners.",
     [](Switches& s) { s.knows_ground = true; }},
    {80, "Drillmaster", "Tries the units type by type, in every order of types.",
     [](Switches& s) { s.goes_by_type = true; }},
    {90, "Juggler", "Swaps the order of two units and plans them again.",
     [](Switches& s) { s.reorders = true; }},
    {100, "Gambler", "Tries random orders and lets each unit choose well.",
     [](Switches& s) { s.gambles = true; }},
    {110, "Pyromancer", "Clears the wizard's line of fire before the wizard shoots.",
     [](Switches& s) { s.clears_the_line = true; }},
    {120, "Sergeant", "Nobody runs away while comrades are in danger.",
     [](Switches& s) { s.holds_together = true; }},
    {130, "Selector", "Thinks further only about its eight best plans.",
     [](Switches& s) { s.drops_outsiders = true; }},
    {140, "Strategist", "Weighs the ratio of forces, not their difference.",
     [](Switches& s) { s.divides = true; }},
    {150, "Assayer", "Weighs what the enemy's joint fire would leave of its army.",
     [](Switches& s) {
         s.divides = false;
         s.fitted = true;
         s.weights = kFittedWeights;
     }},
    {160, "Oracle", "Works out your best answer to each of its plans before it moves.",
     [](Switches& s) { s.answers = true; }},
    {170, "Veteran", "Judges each position by what thousands of its own battles have taught it.",
     [](Switches& s) {
         s.learned = true;
         s.network = &network::kTrained;
     }},
    {180, "Breeder", "Crosses its best plans, grows new ones, and stays wary to the end.",
     [](Switches& s) { s.evolves = true; }},
    {190, "Logician", "With four units left, it proves who wins, and never lets a win go.",
     [](Switches& s) { s.proves = true; }},
    {200, "Council", "Plans each turn with four minds, and plays the best plans out before it chooses.",
     [](Switches& s) { s.confers = true; }},
});

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

std::vector<Strategy> strategies(const Switches& switches, bool has_condition) {
    std::vector<Strategy> list(3, Strategy{Order::by_lot, UnitHeuristic::random});
    const auto both_ways = [&](UnitHeuristic heuristic) {
        list.push_back({Order::given, heuristic});
        list.push_back({Order::reversed, heuristic});
    };
    if (switches.charges) both_ways(UnitHeuristic::aggressive);
    if (switches.fears) both_ways(UnitHeuristic::careful);
    if (switches.withdraws) {
        both_ways(UnitHeuristic::far_attack_and_hide);
        both_ways(UnitHeuristic::close_group_flee);
    }
    if (switches.goes_by_type)
        for (const Order order : kTypeOrders) list.push_back({order, UnitHeuristic::careful});
    if (switches.gambles) list.insert(list.end(), 3, Strategy{Order::by_lot, UnitHeuristic::shrewd});
    if (switches.clears_the_line) list.push_back({Order::wizards_line_first, UnitHeuristic::shrewd});
    if (switches.charges && has_condition) both_ways(UnitHeuristic::dutiful);
    // On the lowest rungs there may be none but those by lot.
    const auto fits = [&](const Strategy& strategy) {
        return switches.style.heuristics.has(strategy.heuristic);
    };
    if (std::any_of(list.begin(), list.end(), fits))
        std::erase_if(list, [&](const Strategy& strategy) { return !fits(strategy); });
    return list;
}

} // namespace forethought::tactics
