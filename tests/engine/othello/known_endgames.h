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

/// The positions of a file of the FFO endgame suite, numbered from `first` on.
inline std::vector<KnownEndgame> read_endgames(const char* path, int first) {
    std::ifstream file(path);
    std::vector<KnownEndgame> all;
    for (std::string line; std::getline(file, line);) {
        const auto position = parse_board(line.substr(0, 64), line.substr(65, 1));
        REQUIRE(position.ok());
        KnownEndgame endgame{.number = first++, .position = position.value(), .values = {}};
        for (std::size_t i = line.find(';'); i + 3 < line.size(); i = line.find(';', i + 1)) {
            const std::string cell{static_cast<char>(line[i + 2] - 'A' + 'a'), line[i + 3]};
            endgame.values[cell_of(parse_action(cell).value())] = std::atoi(line.c_str() + i + 5);
        }
        all.push_back(endgame);
    }
    return all;
}

/// The first 39 positions of the suite with at most so many empty cells, each move with its value.
inline std::vector<KnownEndgame> known_endgames(int most_empties) {
    auto all = read_endgames(TEST_DATA_DIR "/othello/ffo_1_39.obf", 1);
    REQUIRE(all.size() == 39);
    // The suite has -30 for this move; a plain alpha-beta without table, stability or parity says -32, too.
    all[30].values[cell_at(6, 0)] = -32;
    std::erase_if(all,
                  [&](const KnownEndgame& known) { return known.position.board.empties() > most_empties; });
    return all;
}

/// Numbers 40 to 44, 20 to 23 empty cells: the best moves only.
inline std::vector<KnownEndgame> hard_endgames() {
    const auto all = read_endgames(TEST_DATA_DIR "/othello/ffo_40_44.obf", 40);
    REQUIRE(all.size() == 5);
    return all;
}

} // namespace forethought::othello
