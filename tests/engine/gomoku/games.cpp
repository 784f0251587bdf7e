#include "tests/engine/gomoku/games.h"

#include "engine/gomoku/notation.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>

namespace forethought::gomoku {

namespace {

bool has_neighbour(const Position& position, Cell cell) {
    return std::any_of(position.actions.begin(), position.actions.end(), [&](Action action) {
        if (!is_stone(action)) return false;
        const int dx = std::abs(x_of(cell) - x_of(cell_of(action)));
        const int dy = std::abs(y_of(cell) - y_of(cell_of(action)));
        return std::max(dx, dy) == 1;
    });
}

Position replay(int size, Rule rule, const std::vector<Cell>& stones) {
    Position position = empty_board(size, rule, Opening::free);
    for (const Cell cell : stones) play(position, stone_on(cell), nullptr);
    return position;
}

std::vector<Cell> stones_of(const Position& position) {
    std::vector<Cell> stones;
    for (const Action action : position.actions) stones.push_back(cell_of(action));
    return stones;
}

} // namespace

Position game_of(const std::string& board, const std::string& moves) {
    const auto position = parse("gomoku 1 board " + board + " moves " + moves + " end");
    INFO((position.ok() ? "" : position.error()));
    REQUIRE(position.ok());
    return position.value();
}

Cell random_stone(Rng& rng, const Position& position) {
    std::vector<Cell> cells = empty_cells(position);
    rng.shuffle(cells, static_cast<int>(cells.size()));
    const bool anywhere = position.stones == 0 || rng.chance(1, 8);
    if (!anywhere)
        std::stable_partition(cells.begin(), cells.end(),
                              [&](Cell cell) { return has_neighbour(position, cell); });
    for (const Cell cell : cells) {
        if (!is_legal(position, stone_on(cell))) continue;
        if (after(position, cell).outcome == Outcome::playing) return cell;
    }
    return -1;
}

Position random_game(Rng& rng, int size, Rule rule, int stones) {
    Position position = empty_board(size, rule, Opening::free);
    while (position.stones < stones) {
        const Cell cell = random_stone(rng, position);
        if (cell < 0) break;
        play(position, stone_on(cell), nullptr);
    }
    return position;
}

Position after(Position position, Cell cell) {
    play(position, stone_on(cell), nullptr);
    return position;
}

Position on_board(const Position& position, int size, Rule rule) {
    return replay(size, rule, stones_of(position));
}

Position turned(const Position& position, int symmetry) {
    auto stones = stones_of(position);
    for (Cell& cell : stones) cell = turned(cell, position.size, symmetry);
    return replay(position.size, position.rule, stones);
}

Position with_colours_exchanged(const Position& position) {
    auto stones = stones_of(position);
    REQUIRE(stones.size() % 2 == 0);
    for (std::size_t i = 0; i < stones.size(); i += 2) std::swap(stones[i], stones[i + 1]);
    return replay(position.size, position.rule, stones);
}

std::vector<Cell> empty_cells(const Position& position) {
    std::vector<Cell> cells;
    for (int y = 0; y < position.size; ++y)
        for (int x = 0; x < position.size; ++x)
            if (is_empty(position, cell_at(x, y))) cells.push_back(cell_at(x, y));
    return cells;
}

} // namespace forethought::gomoku
