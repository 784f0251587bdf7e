#pragma once

#include "engine/cli/othello/static_player.h"
#include "engine/core/statistics.h"

#include <vector>

namespace forethought::cli {

/// Case two of the source: a program that always takes the best move of a static evaluation loses to the line
/// that once beat it, every time. Nothing here depends on anything but its arguments.
struct RepeatSettings {
    /// The rung with the static evaluation.
    Rung<othello::Switches> rung;
    /// Who looks for lines that beat it, and the nodes of its turns.
    Rung<othello::Switches> finder;
    Nodes finder_nodes = 0;
    int lines = 0;
    /// How often each line is played again.
    int games = 0;
    /// Paired games that tell what a remedy costs.
    int cost_games = 0;
    std::uint64_t seed = 0;
};

/// A game that was won against the static evaluation without any remedy.
struct WinningLine {
    othello::Position game;
    /// Whose line it is.
    Side winner{};
    /// Games until it was found.
    int tries = 0;

    Side loser() const { return opponent(winner); }
};

/// Different lines, the winner black and white in turn.
std::vector<WinningLine> find_lines(const RepeatSettings& settings);

/// What became of the lines when they were played again.
struct Repeats {
    int games = 0;
    /// Games in which every answer was as in the line, and the line won.
    int same = 0;
    /// Games that were won by who put down the discs of the line in their order, wherever that was legal and
    /// whatever was answered, and any other where none of them was.
    int blind = 0;
};

Repeats repeat_lines(const RepeatSettings& settings, const Remedies& remedies,
                     const std::vector<WinningLine>& lines);

/// The score of the evaluation with the remedies against itself without, from the game's openings.
struct Cost {
    WdlCounts games;
    Pentanomial pairs;
};

Cost cost_of(const RepeatSettings& settings, const Remedies& remedies);

} // namespace forethought::cli
