#include "engine/xiangqi/ladder.h"

#include <array>

namespace forethought::xiangqi {

namespace {

constexpr Switches switches_of(int rung) {
    return Switches{.rung = rung, .takes_most = rung >= 10};
}

constexpr std::array kRungs{
    Rung<Switches>{0, "Dice", "Any legal move.", switches_of(0)},
    Rung<Switches>{10, "Grabber", "Takes what is worth most, and looks at nothing else.", switches_of(10)},
};

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

} // namespace forethought::xiangqi
