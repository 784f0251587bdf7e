#include "engine/gomoku/candidates.h"

#include "engine/gomoku/notation.h"
#include "tests/engine/gomoku/games.h"
#include "tests/engine/gomoku/naive_threats.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought::gomoku {

namespace {

struct Listed {
    std::vector<Cell> cells;
    bool exhaustive = false;
};

Board seen_board_of(const Position& position) {
    Board board(BoardUpdate::tables);
    board.set(position);
    return board;
}

Listed listed(const Position& position, const Switches& switches, const OrderHints<Cell>& hints) {
    Listed list;
    MoveList<Cell, kMostCells> moves;
    list.exhaustive = list_candidates(seen_board_of(position), switches, hints, nullptr, moves);
    list.cells.assign(moves.begin(), moves.end());
    return list;
}

/// What a rung lists, with nothing known of the moves.
Listed listed(const Position& position, int rung) {
    const Switches switches = find_rung(ladder(), rung).value().switches;
    const std::vector<std::int32_t> nothing(kMostCells, 0);
    return listed(position, switches, OrderHints<Cell>{.history = nothing});
}

Position position_of(std::uint64_t seed, Rule rule, int size = 11) {
    Rng rng(mix(seed, 0x63616e64));
    return random_game(rng, size, rule, static_cast<int>(rng.below(40)));
}

/// Whether the side to move, having placed a stone on `cell`, is lost within four plies more: to a five, or
/// to two cells to make one that come before a four of its own.
bool loses_at_once(naive::Grid& grid, Cell cell) {
    grid.make(cell);
    const bool four = !grid.winning_cells(other(grid.to_move())).empty();
    bool lost = !grid.winning_cells(grid.to_move()).empty();
    if (!lost && !four) lost = naive::has_open_four(grid);
    grid.unmake(cell);
    return lost;
}

/// Every cell but the listed ones loses at once.
void require_others_lose(const Position& position, const std::vector<Cell>& cells) {
    naive::Grid grid(position);
    for (const Cell cell : grid.allowed_cells()) {
        if (std::find(cells.begin(), cells.end(), cell) != cells.end()) continue;
        INFO("cell " << format_cell(cell, position.size));
        REQUIRE(loses_at_once(grid, cell));
    }
}

} // namespace

TEST_CASE("candidates are legal, listed once, at least one and not too many", "[gomoku][candidates]") {
    for (const auto& rung : ladder())
        for (const Rule rule : kRules)
            for (std::uint64_t seed = 0; seed < 12; ++seed) {
                const Position position = position_of(seed, rule);
                INFO("rung " << rung.number << "\n" << format(position));
                const Listed list = listed(position, rung.number);
                REQUIRE_FALSE(list.cells.empty());
                REQUIRE(std::set<Cell>(list.cells.begin(), list.cells.end()).size() == list.cells.size());
                const bool legal = std::all_of(list.cells.begin(), list.cells.end(),
                                               [&](Cell cell) { return is_legal(position, stone_on(cell)); });
                REQUIRE(legal);
                const auto most = static_cast<std::size_t>(rung.switches.most_moves);
                if (most > 0 && !list.exhaustive) REQUIRE(list.cells.size() <= most);
            }
}

TEST_CASE("where a threat is on, whatever is not listed loses at once", "[gomoku][candidates]") {
    for (const Rule rule : kRules) {
        int threatened = 0;
        for (std::uint64_t seed = 0; seed < 120; ++seed) {
            const Position position = position_of(seed, rule);
            INFO(format(position));
            const Listed list = listed(position, 140);
            naive::Grid grid(position);
            if (!list.exhaustive || !grid.winning_cells(grid.to_move()).empty()) continue;
            if (naive::has_open_four(grid)) continue;
            require_others_lose(position, list.cells);
            ++threatened;
        }
        CHECK(threatened > 15);
    }
}

TEST_CASE("where a five or a live four is there to be made, only such moves are listed",
          "[gomoku][candidates]") {
    int fives = 0;
    int fours = 0;
    for (const Rule rule : kRules)
        for (std::uint64_t seed = 0; seed < 80; ++seed) {
            const Position position = position_of(seed, rule);
            INFO(format(position));
            naive::Grid grid(position);
            const Colour me = grid.to_move();
            const auto cells = listed(position, 140).cells;
            if (const auto wins = grid.winning_cells(me); !wins.empty()) {
                REQUIRE(std::set<Cell>(cells.begin(), cells.end()) ==
                        std::set<Cell>(wins.begin(), wins.end()));
                ++fives;
            } else if (naive::has_open_four(grid)) {
                for (const Cell cell : cells) {
                    grid.put(cell, me);
                    REQUIRE(grid.winning_cells(me).size() > 1);
                    grid.take(cell);
                }
                ++fours;
            }
        }
    CHECK(fives > 10);
    CHECK(fours > 10);
}

TEST_CASE("White in renju may answer a straight four to come where Black would make two fours",
          "[gomoku][candidates]") {
    // Black threatens g6, a straight four from f6 to i6. A white stone on e6, where Black would make a four
    // with b6, c6 and f6 as well as one with f6, h6 and i6, leaves it one end.
    const Position position = game_of("11 renju free", "b6 a11 c6 a8 f6 k11 h6 k2 i6");
    const Board board = seen_board_of(position);
    REQUIRE(board.at(cell_at(6, 5)).threat(Colour::black) == Threat::live_four);
    REQUIRE(board.at(cell_at(4, 5)).pattern(Colour::black, 0) == Pattern::double_four);
    const Listed list = listed(position, 140);
    REQUIRE(list.exhaustive);
    require_others_lose(position, list.cells);
    CHECK(std::find(list.cells.begin(), list.cells.end(), cell_at(4, 5)) != list.cells.end());
}

TEST_CASE("the order is the same every time; without one it is that of the board", "[gomoku][candidates]") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Position position = position_of(seed, Rule::freestyle, 13);
        INFO(format(position));
        for (const int rung : {30, 50, 60, 70, 140}) {
            INFO("rung " << rung);
            const Listed list = listed(position, rung);
            REQUIRE(listed(position, rung).cells == list.cells);
            REQUIRE((rung > 30 || std::is_sorted(list.cells.begin(), list.cells.end())));
        }
    }
}

TEST_CASE("turned positions have turned candidates, and colours exchange what cells are worth",
          "[gomoku][candidates]") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Rng rng(mix(seed, 0x7475726e));
        const Position position = random_game(rng, 12, kRules[seed % 2], 2 * static_cast<int>(rng.below(14)));
        if (position.stones % 2 != 0 || position.stones == 0) continue;
        INFO(format(position));
        const Listed list = listed(position, 60);
        for (int symmetry = 1; symmetry < kSymmetries; ++symmetry) {
            std::set<Cell> there;
            for (const Cell cell : list.cells) there.insert(turned(cell, position.size, symmetry));
            const Listed of_turned = listed(turned(position, symmetry), 60);
            REQUIRE(std::set<Cell>(of_turned.cells.begin(), of_turned.cells.end()) == there);
            REQUIRE(of_turned.exhaustive == list.exhaustive);
        }
        const Board board = seen_board_of(position);
        const Board exchanged = seen_board_of(with_colours_exchanged(position));
        for (const int rung : {10, 20}) {
            const Switches switches = find_rung(ladder(), rung).value().switches;
            for (const Cell cell : empty_cells(position))
                REQUIRE(worth_of(board, cell, Colour::black, switches) ==
                        worth_of(exchanged, cell, Colour::white, switches));
        }
    }
}

TEST_CASE("what the search knows comes first", "[gomoku][candidates]") {
    const Switches switches = find_rung(ladder(), 140).value().switches;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Position position = position_of(seed, Rule::standard);
        INFO(format(position));
        std::vector<std::int32_t> history(kMostCells, 0);
        const auto before = listed(position, switches, OrderHints<Cell>{.history = history}).cells;
        const OrderHints<Cell> table{.table_move = before.back(), .history = history};
        REQUIRE(listed(position, switches, table).cells.front() == before.back());
        // A quiet move that has refuted others passes quiet ones, but no threat.
        const OrderHints<Cell> killer{.killers = {before.back(), std::nullopt}, .history = history};
        const auto place = [&](const OrderHints<Cell>& hints) {
            const auto cells = listed(position, switches, hints).cells;
            return std::find(cells.begin(), cells.end(), before.back()) - cells.begin();
        };
        const auto last = static_cast<std::ptrdiff_t>(before.size()) - 1;
        REQUIRE(place(killer) <= last);
        history[static_cast<std::size_t>(before.back())] = 1 << 20;
        REQUIRE(place(OrderHints<Cell>{.history = history}) <= last);
    }
}

TEST_CASE("cells two steps away are listed only where they attack", "[gomoku][candidates]") {
    int far = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Position position = position_of(seed, Rule::freestyle, 15);
        if (position.stones == 0) continue;
        INFO(format(position));
        const Board board = seen_board_of(position);
        const CellBits near = board.near_cells();
        const CellBits next_to = board.neighbours();
        for (const Cell cell : listed(position, 60).cells) {
            REQUIRE(near.has(cell));
            if (next_to.has(cell)) continue;
            ++far;
            // It stands in a row with at least one other stone of a colour.
            bool attacks = false;
            for (int d = 0; d < kDirections; ++d)
                for (const Colour colour : {Colour::black, Colour::white})
                    attacks = attacks || board.at(cell).pattern(colour, d) >= Pattern::two;
            REQUIRE(attacks);
        }
    }
    CHECK(far > 5);
}

TEST_CASE("a selecting rung lists quiet cells beside a double three or a four-three, too",
          "[gomoku][candidates]") {
    // Whatever the other rungs would list if they listed more, the best of them.
    int urgent = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Position position = position_of(seed, Rule::freestyle, 15);
        const Board board = seen_board_of(position);
        const auto threatens = [&](Threat threat) {
            return board.count(Colour::black, threat) + board.count(Colour::white, threat) > 0;
        };
        const Listed list = listed(position, 160);
        if (list.exhaustive || !(threatens(Threat::double_three) || threatens(Threat::four_three))) continue;
        INFO(format(position));
        ++urgent;
        const auto most = static_cast<std::size_t>(find_rung(ladder(), 160).value().switches.most_moves);
        REQUIRE(list.cells.size() == std::min(most, listed(position, 60).cells.size()));
    }
    CHECK(urgent > 3);
}

TEST_CASE("the first stone goes to the centre, and a crowded board has candidates", "[gomoku][candidates]") {
    for (int size = kSmallestBoard; size <= kLargestBoard; ++size) {
        const Position empty = empty_board(size, Rule::renju, Opening::free);
        for (const int rung : {0, 60, 140})
            CHECK(listed(empty, rung).cells == std::vector<Cell>{cell_at(size / 2, size / 2)});
    }
    Rng rng(3);
    const Position crowded = random_game(rng, kSmallestBoard, Rule::standard, 81);
    REQUIRE(crowded.stones > 60);
    for (const int rung : {30, 60, 140}) CHECK_FALSE(listed(crowded, rung).cells.empty());
}

} // namespace forethought::gomoku
