#include "engine/othello/ladder.h"

namespace forethought::othello {

namespace {

constexpr auto kRungs = build_ladder<Switches>({
    {0, "Dice", "Any legal move."},
    {10, "Grabber", "Turns over as many discs as it can, and looks at nothing else.",
     [](Switches& s) { s.flips_most = true; }},
    {20, "Squatter", "Knows good squares from bad ones: corners above all, but not the squares beside them.",
     [](Switches& s) { s.weighs_cells = true; }},
    {30, "Warder", "Takes your moves away as well.", [](Switches& s) { s.counts_moves = true; }},
    {40, "Pruner", "Looks four moves ahead and skips what cannot matter.", [](Switches& s) { s.depth = 4; }},
    {50, "Clockwatcher", "Looks one move further while there is time, the best moves first.",
     [](Switches& s) {
         s.depth = 99;
         s.orders = true;
     }},
    {60, "Librarian", "Remembers positions that come up again, and the moves that were good.",
     [](Switches& s) { s.remembers = true; }},
    {70, "Mason", "Counts discs that can no longer be turned, and who has the last move.",
     [](Switches& s) { s.counts_stable = true; }},
    {80, "Finisher", "Plays the last ten moves perfectly.", [](Switches& s) { s.solved_empties = 10; }},
    {90, "Solver", "Plays perfectly as early before the end as time allows.",
     [](Switches& s) { s.solved_empties = 30; }},
    {100, "Scholar", "Has learned from a hundred thousand games what edges and corners are worth.",
     [](Switches& s) { s.is_fitted = true; }},
    {110, "Skimmer", "Skips moves that a quick look makes unlikely, and so looks deeper.",
     [](Switches& s) { s.cuts_unlikely = true; }},
    {120, "Oracle", "Knows how the game will likely end before it knows for certain.",
     [](Switches& s) { s.solves_likely = true; }},
    {130, "Bookworm", "Knows by heart how games begin, and begins them in many ways.",
     [](Switches& s) { s.consults_book = true; }},
    {140, "Hermit", "Played itself for a long time, and learned what other people's games do not show.",
     [](Switches& s) { s.knows_own_games = true; }},
    {150, "Tandem", "Skips more; on two cores, one rides ahead and calls back what it sees.",
     [](Switches& s) {
         s.selects = true;
         s.confers = true;
     }},
});

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

} // namespace forethought::othello
