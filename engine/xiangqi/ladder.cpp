#include "engine/xiangqi/ladder.h"

namespace forethought::xiangqi {

namespace {

constexpr auto kRungs = build_ladder<Switches>({
    {0, "Dice", "Any legal move."},
    {10, "Grabber", "Takes what is worth most, and looks at nothing else.",
     [](Switches& s) { s.takes_most = true; }},
    {20, "Squatter", "Counts pieces and knows where they stand well, one move ahead.",
     [](Switches& s) { s.depth = 1; }},
    {30, "Feature Phone", "Looks three moves ahead: as deep as the program that made a customer wait.",
     [](Switches& s) { s.depth = 3; }},
    {40, "Settler", "Does not stop in the middle of an exchange.", [](Switches& s) { s.quiesces = true; }},
    {50, "Clockwatcher", "Looks one move further while there is time.",
     [](Switches& s) {
         s.depth = 99;
         s.deepens = true;
     }},
    {60, "Sorter", "Tries first what takes most for least, and what was good a moment ago.",
     [](Switches& s) { s.orders = true; }},
    {70, "Librarian", "Remembers positions that come up again.", [](Switches& s) { s.remembers = true; }},
    {80, "Idler", "Asks what happens if it does nothing: if that is good enough, any move is.",
     [](Switches& s) { s.passes = true; }},
    {90, "Skimmer", "Looks less deeply at moves that come late.", [](Switches& s) { s.reduces = true; }},
    {100, "Bargainer", "Looks deeper in check, and sees at a glance which exchange loses.",
     [](Switches& s) {
         s.extends = true;
         s.weighs_exchanges = true;
     }},
    {110, "Pruner", "Skips moves that can no longer help.", [](Switches& s) { s.skips = true; }},
    {120, "Strategist",
     "Keeps its pieces mobile and its general safe, and knows what cannons and horses like.",
     [](Switches& s) { s.parts = kAllParts; }},
    {130, "Referee", "Knows what repeating moves leads to before it comes to that.",
     [](Switches& s) { s.knows_repetition = true; }},
    {140, "Bookworm", "Knows by heart how games begin, and begins them in many ways.",
     [](Switches& s) { s.consults_book = true; }},
    {150, "Hermit", "Played itself for a long time, and learned what everything is worth.",
     [](Switches& s) { s.is_fitted = true; }},
    {160, "Diviner", "Judges positions by a small network that learned from games against itself.",
     [](Switches& s) { s.has_network = true; }},
    {170, "Sworn Brothers", "On two cores, one looks ahead and tells the other what it finds.",
     [](Switches& s) { s.confers = true; }},
});

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

} // namespace forethought::xiangqi
