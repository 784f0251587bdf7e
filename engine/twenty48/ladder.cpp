#include "engine/twenty48/ladder.h"

namespace forethought::twenty48 {

namespace {

constexpr auto kRungs = build_ladder<Switches>({
    {0, "Shaker", "Any slide that moves something."},
    {10, "Gatherer", "Merges as much as it can, whatever comes of it.", [](Switches& s) { s.merges = true; }},
    {20, "Tidier", "Likes smooth rows, tiles in order, empty cells and a large tile.",
     [](Switches& s) { s.evaluates = true; }},
    {30, "Pessimist", "Expects the worst tile after each of its slides.", [](Switches& s) { s.depth = 2; }},
    {40, "Pruner", "Looks four plies ahead, and only at the most annoying new tiles.",
     [](Switches& s) {
         s.depth = 4;
         s.prunes = true;
         s.only_annoying = true;
     }},
    {50, "Clockwatcher", "Looks one ply further while there is time.",
     [](Switches& s) {
         s.depth = 99;
         s.deepens = true;
     }},
    {60, "Librarian", "Remembers what it found out, even from move to move.",
     [](Switches& s) { s.remembers = true; }},
    {70, "Tabulator", "Keeps the board in one word and looks slides up: the same ideas, faster.",
     [](Switches& s) { s.looks_up = true; }},
    {80, "Gambler", "Weighs every new tile by its odds, and rows by what they are worth.",
     [](Switches& s) { s.expects = true; }},
    {90, "Realist", "Ignores what happens once in ten thousand times.",
     [](Switches& s) { s.cuts_unlikely = true; }},
    {100, "Planner", "The more different tiles, the further it looks.",
     [](Switches& s) { s.follows_tiles = true; }},
    {110, "Archivist", "Keeps what boards are worth, and how deep it looked.",
     [](Switches& s) { s.keeps_values = true; }},
    {120, "Apprentice", "Knows what a hundred thousand games taught it; looks no further than its slide.",
     [](Switches& s) {
         // The network by itself, without a search.
         s.is_learned = true;
         s.depth = 0;
         s.expects = false;
     }},
    {130, "Oracle", "Uses learned values, after weighing every new tile by its odds.",
     [](Switches& s) {
         s.depth = 99;
         s.expects = true;
     }},
    {140, "Strategist", "Once it has a 16384, it plays for the next 1024, again and again.",
     [](Switches& s) { s.has_stages = true; }},
    {150, "Grandmaster", "Master of the edges; ignores long shots.",
     [](Switches& s) {
         s.cuts_more = true;
         s.has_frames = true;
         s.laps_early = true;
     }},
});

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

} // namespace forethought::twenty48
