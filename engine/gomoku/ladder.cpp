#include "engine/gomoku/ladder.h"

#include "engine/gomoku/network/network.h"

#include <array>

namespace forethought::gomoku {

namespace {

constexpr int depth_of(int rung) {
    if (rung < 30) return 0;
    if (rung < 40) return 2;
    if (rung < 70) return 4;
    return rung < 80 ? 7 : 99;
}

constexpr BoardUpdate board_update_of(int rung) {
    if (rung < 40) return BoardUpdate::whole_board;
    return rung < 140 ? BoardUpdate::around_the_stone : BoardUpdate::tables;
}

constexpr Switches switches_of(int rung) {
    return Switches{.rung = rung,
                    .attacks = rung >= 10,
                    .defends = rung >= 20,
                    .depth = depth_of(rung),
                    .prunes = rung >= 40,
                    .board_update = board_update_of(rung),
                    .orders = rung >= 50,
                    .wants_neighbours = rung >= 60,
                    .most_moves = rung >= 160  ? 40
                                  : rung >= 70 ? 10
                                               : 0,
                    .deepens = rung >= 80,
                    .remembers = rung >= 90,
                    .extends = rung >= 100,
                    .reduces = rung >= 110,
                    .searches_vcf = rung >= 120,
                    .searches_vct = rung >= 130,
                    .fitted = rung >= 150,
                    .network = rung >= 160 ? &network::kTrained : nullptr,
                    .selects = rung >= 160,
                    .confers = rung >= 170,
                    .consults_book = rung >= 170};
}

constexpr std::array kRungs{
    Rung<Switches>{0, "Dice", "Any cell next to a stone.", switches_of(0)},
    Rung<Switches>{10, "Builder", "Makes the longest row it can, and looks at nothing else.",
                   switches_of(10)},
    Rung<Switches>{20, "Doorman", "Weighs its own rows and yours, and takes the cell that matters most.",
                   switches_of(20)},
    Rung<Switches>{30, "Looker", "Looks at your best answer to each of its moves.", switches_of(30)},
    Rung<Switches>{40, "Pruner", "Looks four moves ahead and skips what cannot matter.", switches_of(40)},
    Rung<Switches>{50, "Sorter", "Fives first, then fours, then double threes: the best moves come first.",
                   switches_of(50)},
    Rung<Switches>{60, "Neighbour", "Looks only near stones, and farther away only for attacks.",
                   switches_of(60)},
    Rung<Switches>{70, "Miser", "The ten most promising moves only, but seven moves ahead.", switches_of(70)},
    Rung<Switches>{80, "Clockwatcher", "Looks one move further while there is time.", switches_of(80)},
    Rung<Switches>{90, "Librarian", "Remembers positions that other move orders lead to.", switches_of(90)},
    Rung<Switches>{100, "Stretcher", "Looks deeper where a four forces the answer.", switches_of(100)},
    Rung<Switches>{110, "Skimmer", "Looks less deeply at late moves, unless they surprise.",
                   switches_of(110)},
    Rung<Switches>{120, "Forcer", "Finds wins made only of fours, however long.", switches_of(120)},
    Rung<Switches>{130, "Hunter", "Finds wins of fours and threes.", switches_of(130)},
    Rung<Switches>{140, "Weaver", "Looks every line up in a table: the same ideas, faster.",
                   switches_of(140)},
    Rung<Switches>{150, "Scholar", "Judges positions by what thousands of its own games taught it.",
                   switches_of(150)},
    Rung<Switches>{160, "Sage",
                   "A small network, trained on its own games, tells it which moves deserve a thought.",
                   switches_of(160)},
    Rung<Switches>{
        170, "Twins",
        "Know openings by heart; then, on two cores, one looks ahead and tells the other what it finds.",
        switches_of(170)},
};

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

} // namespace forethought::gomoku
