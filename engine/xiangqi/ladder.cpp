#include "engine/xiangqi/ladder.h"

namespace forethought::xiangqi {

namespace {

constexpr auto kRungs = build_ladder<Switches>({
    {0, "Dice", "Any legal move."},
    {10, "Grabber", "Takes what is worth most, and looks at nothing else.",
     [](Switches& s) { s.takes_most = true; }},
});

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

} // namespace forethought::xiangqi
