#include "engine/tactics/ladder.h"

#include <array>

namespace forethought::tactics {

namespace {

constexpr Switches switches_of(int rung) {
    return Switches{.rung = rung,
                    .counts_units = rung >= 10,
                    .charges = rung >= 20,
                    .fears = rung >= 30,
                    .withdraws = rung >= 40,
                    .mutates = rung >= 50};
}

constexpr std::array kRungs{
    Rung<Switches>{0, "Dice", "Draws three random turns and takes any of them.", switches_of(0)},
    Rung<Switches>{10, "Abacus", "Counts units and hit points to pick the best of three random turns.",
                   switches_of(10)},
    Rung<Switches>{20, "Charger", "Everyone as close as possible, with as much damage as possible.",
                   switches_of(20)},
    Rung<Switches>{30, "Worrier", "Counts the damage that could come back, and prefers to be safe.",
                   switches_of(30)},
    Rung<Switches>{40, "Skirmisher", "Strikes from afar and hides, or withdraws together.", switches_of(40)},
    Rung<Switches>{50, "Tinkerer", "Changes its plans at random and keeps what turns out better.",
                   switches_of(50)},
};

/// In the order of the rungs that add them, so that a rung's strategies are the beginning of the list.
constexpr std::array kStrategies{
    Strategy{Order::random, Chooser::random},
    Strategy{Order::random, Chooser::random},
    Strategy{Order::random, Chooser::random},
    Strategy{Order::given, Chooser::aggressive},
    Strategy{Order::reversed, Chooser::aggressive},
    Strategy{Order::given, Chooser::careful},
    Strategy{Order::reversed, Chooser::careful},
    Strategy{Order::given, Chooser::far_attack_and_hide},
    Strategy{Order::reversed, Chooser::far_attack_and_hide},
    Strategy{Order::given, Chooser::close_group_flee},
    Strategy{Order::reversed, Chooser::close_group_flee},
};

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

std::span<const Strategy> strategies(const Switches& switches) {
    const std::size_t count = switches.withdraws ? 11 : switches.fears ? 7 : switches.charges ? 5 : 3;
    return std::span(kStrategies).first(count);
}

} // namespace forethought::tactics
