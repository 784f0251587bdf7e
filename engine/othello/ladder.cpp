#include "engine/othello/ladder.h"

#include <array>

namespace forethought::othello {

namespace {

constexpr int depth_of(int rung) {
    if (rung < 40) return 0;
    return rung < 50 ? 4 : 99;
}

constexpr int solved_empties(int rung) {
    if (rung < 80) return 0;
    return rung < 90 ? 10 : 30;
}

constexpr Switches switches_of(int rung) {
    return Switches{.rung = rung,
                    .flips_most = rung >= 10,
                    .weighs_cells = rung >= 20,
                    .counts_moves = rung >= 30,
                    .depth = depth_of(rung),
                    .orders = rung >= 50,
                    .remembers = rung >= 60,
                    .counts_stable = rung >= 70,
                    .solved_empties = solved_empties(rung),
                    .is_fitted = rung >= 100,
                    .cuts_unlikely = rung >= 110,
                    .solves_likely = rung >= 120,
                    .consults_book = rung >= 130,
                    .knows_own_games = rung >= 140,
                    .selects = rung >= 150,
                    .confers = rung >= 150};
}

constexpr std::array kRungs{
    Rung<Switches>{0, "Dice", "Any legal move.", switches_of(0)},
    Rung<Switches>{10, "Grabber", "Turns over as many discs as it can, and looks at nothing else.",
                   switches_of(10)},
    Rung<Switches>{20, "Squatter",
                   "Knows good squares from bad ones: corners above all, but not the squares beside them.",
                   switches_of(20)},
    Rung<Switches>{30, "Warder", "Takes your moves away as well.", switches_of(30)},
    Rung<Switches>{40, "Pruner", "Looks four moves ahead and skips what cannot matter.", switches_of(40)},
    Rung<Switches>{50, "Clockwatcher", "Looks one move further while there is time, the best moves first.",
                   switches_of(50)},
    Rung<Switches>{60, "Librarian", "Remembers positions that come up again, and the moves that were good.",
                   switches_of(60)},
    Rung<Switches>{70, "Mason", "Counts discs that can no longer be turned, and who has the last move.",
                   switches_of(70)},
    Rung<Switches>{80, "Finisher", "Plays the last ten moves perfectly.", switches_of(80)},
    Rung<Switches>{90, "Solver", "Plays perfectly as early before the end as time allows.", switches_of(90)},
    Rung<Switches>{100, "Scholar",
                   "Has learned from a hundred thousand games what edges and corners are worth.",
                   switches_of(100)},
    Rung<Switches>{110, "Skimmer", "Skips moves that a quick look makes unlikely, and so looks deeper.",
                   switches_of(110)},
    Rung<Switches>{120, "Oracle", "Knows how the game will likely end before it knows for certain.",
                   switches_of(120)},
    Rung<Switches>{130, "Bookworm", "Knows by heart how games begin, and begins them in many ways.",
                   switches_of(130)},
    Rung<Switches>{140, "Hermit",
                   "Played itself for a long time, and learned what other people's games do not show.",
                   switches_of(140)},
    Rung<Switches>{150, "Tandem", "Skips more; on two cores, one rides ahead and calls back what it sees.",
                   switches_of(150)},
};

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

} // namespace forethought::othello
