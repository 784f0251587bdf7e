#include "engine/tactics/ladder.h"

#include "engine/tactics/network/trained.h"

#include <algorithm>
#include <array>

namespace forethought::tactics {

namespace {

constexpr Switches switches_of(int rung) {
    return Switches{.rung = rung,
                    .counts_units = rung >= 10,
                    .charges = rung >= 20,
                    .fears = rung >= 30,
                    .withdraws = rung >= 40,
                    .mutates = rung >= 50,
                    .baits = rung >= 60,
                    .knows_ground = rung >= 70,
                    .goes_by_type = rung >= 80,
                    .reorders = rung >= 90,
                    .gambles = rung >= 100,
                    .clears_the_line = rung >= 110,
                    .holds_together = rung >= 120,
                    .drops_outsiders = rung >= 130,
                    .divides = rung == 140,
                    .fitted = rung >= 150,
                    .answers = rung >= 160,
                    .learned = rung >= 170,
                    .evolves = rung >= 180,
                    .proves = rung >= 190,
                    .confers = rung >= 200,
                    .weights = rung >= 150 ? kFittedWeights : kWeightsByHand,
                    .network = rung >= 170 ? &network::kTrained : nullptr};
}

constexpr std::array kRungs{
    Rung<Switches>{0, "Dice", "Draws three random turns and takes any of them.", switches_of(0)},
    Rung<Switches>{10, "Abacus", "Counts units and hit points to pick the best of three random turns.",
                   switches_of(10)},
    Rung<Switches>{20, "Charger", "Moves everyone as close as possible and strikes as hard as possible.",
                   switches_of(20)},
    Rung<Switches>{30, "Worrier", "Counts the damage that could come back, and prefers to be safe.",
                   switches_of(30)},
    Rung<Switches>{40, "Skirmisher", "Strikes from afar and hides, or withdraws together.", switches_of(40)},
    Rung<Switches>{50, "Tinkerer", "Changes its plans at random and keeps what turns out better.",
                   switches_of(50)},
    Rung<Switches>{60, "Angler", "Offers one unit as bait when the others can avenge it.", switches_of(60)},
    Rung<Switches>{70, "Surveyor", "Keeps together, keeps near, and keeps out of corners.", switches_of(70)},
    Rung<Switches>{80, "Drillmaster", "Tries the units type by type, in every order of types.",
                   switches_of(80)},
    Rung<Switches>{90, "Juggler", "Swaps the order of two units and plans them again.", switches_of(90)},
    Rung<Switches>{100, "Gambler", "Tries random orders and lets each unit choose well.", switches_of(100)},
    Rung<Switches>{110, "Pyromancer", "Clears the wizard's line of fire before the wizard shoots.",
                   switches_of(110)},
    Rung<Switches>{120, "Sergeant", "Nobody runs away while comrades are in danger.", switches_of(120)},
    Rung<Switches>{130, "Selector", "Thinks further only about its eight best plans.", switches_of(130)},
    Rung<Switches>{140, "Strategist", "Weighs the ratio of forces, not their difference.", switches_of(140)},
    Rung<Switches>{150, "Assayer", "Weighs what the enemy's joint fire would leave of its army.",
                   switches_of(150)},
    Rung<Switches>{160, "Oracle", "Works out your best answer to each of its plans before it moves.",
                   switches_of(160)},
    Rung<Switches>{170, "Veteran",
                   "Judges each position by what thousands of its own battles have taught it.",
                   switches_of(170)},
    Rung<Switches>{180, "Breeder", "Crosses its best plans, grows new ones, and stays wary to the end.",
                   switches_of(180)},
    Rung<Switches>{190, "Logician", "With four units left, it proves who wins, and never lets a win go.",
                   switches_of(190)},
    Rung<Switches>{200, "Council",
                   "Plans each turn with four minds, and plays the best plans out before it chooses.",
                   switches_of(200)},
};

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

std::vector<Strategy> strategies(const Switches& switches) {
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
    // On the lowest rungs there may be none but those by lot.
    const auto fits = [&](const Strategy& strategy) {
        return switches.style.heuristics.has(strategy.heuristic);
    };
    if (std::any_of(list.begin(), list.end(), fits))
        std::erase_if(list, [&](const Strategy& strategy) { return !fits(strategy); });
    return list;
}

} // namespace forethought::tactics
