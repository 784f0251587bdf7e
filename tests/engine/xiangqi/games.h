#pragma once

#include "engine/core/rng.h"
#include "engine/xiangqi/fen.h"
#include "engine/xiangqi/rules.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace forethought::xiangqi {

/// A game of random moves, of at most so many plies.
inline Position random_position(std::uint64_t seed, int plies) {
    Rng rng(mix(seed, 0x7869616e));
    Position position = begin_at(standard_start());
    for (int ply = 0; ply < plies && position.outcome() == Outcome::playing; ++ply) {
        const auto actions = legal_actions(position);
        play(position, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
    }
    return position;
}

/// Boards of random games that go on.
inline std::vector<Board> random_boards(int number, int most_plies) {
    std::vector<Board> boards;
    for (std::uint64_t seed = 0; static_cast<int>(boards.size()) < number; ++seed) {
        const auto plies = static_cast<int>(mix(seed, 5) % static_cast<std::uint64_t>(most_plies));
        const Position position = random_position(seed, plies);
        if (position.outcome() == Outcome::playing) boards.push_back(position.board());
    }
    return boards;
}

inline Board board_of(const std::string& fen) {
    const auto start = parse_fen(fen);
    INFO(fen << (start ? "" : ": " + start.error()));
    REQUIRE(start.ok());
    return start.value().board;
}

/// The lines of a data file of this game, without comments.
inline std::vector<std::string> data_lines(const std::string& name) {
    std::ifstream file(std::string(TEST_DATA_DIR "/xiangqi/") + name);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line[0] != '#') lines.push_back(line);
    return lines;
}

/// The parts of a line between separators, without spaces around them.
inline std::vector<std::string> parts_of(const std::string& line, char separator) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find(separator, begin), line.size());
        std::string part = line.substr(begin, end - begin);
        part.erase(0, std::min(part.find_first_not_of(' '), part.size()));
        part.erase(part.find_last_not_of(' ') + 1);
        parts.push_back(part);
        begin = end + 1;
    }
    return parts;
}

} // namespace forethought::xiangqi
