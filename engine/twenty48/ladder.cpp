#include "engine/twenty48/ladder.h"

#include <array>

namespace forethought::twenty48 {

namespace {

/// What the network is worth by itself, without a search.
constexpr int kGreedyRung = 120;

constexpr int depth_of(int rung) {
    if (rung < 30 || rung == kGreedyRung) return 0;
    if (rung < 40) return 2;
    return rung < 50 ? 4 : 99;
}

constexpr Switches switches_of(int rung) {
    return Switches{.rung = rung,
                    .merges = rung >= 10,
                    .evaluates = rung >= 20,
                    .depth = depth_of(rung),
                    .prunes = rung >= 40,
                    .only_annoying = rung >= 40,
                    .deepens = rung >= 50,
                    .remembers = rung >= 60,
                    .looks_up = rung >= 70,
                    .expects = rung >= 80 && rung != kGreedyRung,
                    .cuts_unlikely = rung >= 90,
                    .follows_tiles = rung >= 100,
                    .keeps_values = rung >= 110,
                    .is_learned = rung >= 120,
                    .has_stages = rung >= 140,
                    .cuts_more = rung >= 150,
                    .has_frames = rung >= 150};
}

constexpr std::array kRungs{
    Rung<Switches>{0, "Shaker", "Any slide that moves something.", switches_of(0)},
    Rung<Switches>{10, "Gatherer", "Merges as much as it can, whatever comes of it.", switches_of(10)},
    Rung<Switches>{20, "Tidier", "Likes smooth rows, tiles in order, empty cells and a large tile.",
                   switches_of(20)},
    Rung<Switches>{30, "Pessimist", "Expects the worst tile after each of its slides.", switches_of(30)},
    Rung<Switches>{40, "Pruner", "Looks four plies ahead, and only at the most annoying new tiles.",
                   switches_of(40)},
    Rung<Switches>{50, "Clockwatcher", "Looks one ply further while there is time.", switches_of(50)},
    Rung<Switches>{60, "Librarian", "Remembers what it found out, even from move to move.", switches_of(60)},
    Rung<Switches>{70, "Tabulator",
                   "Keeps the board in one word and looks slides up: the same ideas, faster.",
                   switches_of(70)},
    Rung<Switches>{80, "Gambler", "Weighs every new tile by its odds, and rows by what they are worth.",
                   switches_of(80)},
    Rung<Switches>{90, "Realist", "Ignores what happens once in ten thousand times.", switches_of(90)},
    Rung<Switches>{100, "Planner", "The more different tiles, the further it looks.", switches_of(100)},
    Rung<Switches>{110, "Archivist", "Keeps what boards are worth, and how deep it looked.",
                   switches_of(110)},
    Rung<Switches>{120, "Apprentice",
                   "Knows what a hundred thousand games taught it; looks no further than its slide.",
                   switches_of(120)},
    Rung<Switches>{130, "Oracle", "Uses learned values, after weighing every new tile by its odds.",
                   switches_of(130)},
    Rung<Switches>{140, "Strategist", "Once it has a 16384, it plays for the next 1024, again and again.",
                   switches_of(140)},
    Rung<Switches>{150, "Grandmaster", "Master of the edges; ignores long shots.", switches_of(150)},
};

} // namespace

Ladder<Switches> ladder() {
    return kRungs;
}

} // namespace forethought::twenty48
