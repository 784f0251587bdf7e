#include "engine/gomoku/ladder.h"

#include "engine/gomoku/network/network.h"

namespace forethought::gomoku {

namespace {

constexpr auto kRungs = build_ladder<Switches>({
    {0, "Dice", "Any cell next to a stone."},
    {10, "Builder", "Makes the longest row it can, and looks at nothing else.",
     [](Switches& s) { s.attacks = true; }},
    {20, "Doorman", "Weighs its own rows and yours, and takes the cell that matters most.",
     [](Switches& s) { s.defends = true; }},
    {30, "Looker", "Looks at your best answer to each of its moves.", [](Switches& s) { s.depth = 2; }},
    {40, "Pruner", "Looks four moves ahead and skips what cannot matter.",
     [](Switches& s) {
         s.depth = 4;
         s.prunes = true;
         s.board_update = BoardUpdate::around_the_stone;
     }},
    {50, "Sorter", "Fives first, then fours, then double threes: the best moves come first.",
     [](Switches& s) { s.orders = true; }},
    {60, "Neighbour", "Looks only near stones, and farther away only for attacks.",
     [](Switches& s) { s.wants_neighbours = true; }},
    {70, "Miser", "The ten most promising moves only, but seven moves ahead.",
     [](Switches& s) {
         s.depth = 7;
         s.most_moves = 10;
     }},
    {80, "Clockwatcher", "Looks one move further while there is time.",
     [](Switches& s) {
         s.depth = 99;
         s.deepens = true;
     }},
    {90, "Librarian", "Remembers positions that other move orders lead to.",
     [](Switches& s) { s.remembers = true; }},
    {100, "Stretcher", "Looks deeper where a four forces the answer.", [](Switches& s) { s.extends = true; }},
    {110, "Skimmer", "Looks less deeply at late moves, unless they surprise.",
     [](Switches& s) { s.reduces = true; }},
    {120, "Forcer", "Finds wins made only of fours, however long.",
     [](Switches& s) { s.searches_vcf = true; }},
    {130, "Hunter", "Finds wins of fours and threes.", [](Switches& s) { s.searches_vct = true; }},
    {140, "Weaver", "Looks every line up in a table: the same ideas, faster.",
     [](Switches& s) { s.board_update = BoardUpdate::tables; }},
    {150, "Scholar", "Judges positions by what thousands of its own games taught it.",
     [](Switches& s) { s.fitted = true; }},
    {160, "Sage", "A small network, trained on its own games, tells it which moves deserve a thought.",
     [](Switches& s) {
         s.most_moves = 40;
         s.network = &network::kTrained;
         s.selects = true;
         s.constants = &kSelectiveConstants;
     }},
    {170, "Twins",
     "Know openings by heart; then, on two cores, one looks ahead and tells the other what it finds.",
     [](Switches& s) {
         s.confers = true;
         s.consults_book = true;
     }},
});

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

} // namespace forethought::gomoku
