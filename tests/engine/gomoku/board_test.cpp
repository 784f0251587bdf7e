#include "engine/gomoku/board.h"

#include "engine/gomoku/evaluation.h"
#include "engine/gomoku/notation.h"
#include "tests/engine/gomoku/games.h"
#include "tests/engine/gomoku/naive_threats.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought::gomoku {

namespace {

constexpr std::array<BoardUpdate, 3> kBoardUpdates{BoardUpdate::whole_board, BoardUpdate::around_the_stone,
                                                   BoardUpdate::tables};
constexpr std::array<Colour, 2> kColours{Colour::black, Colour::white};

/// What a board says of one cell, but for the directions.
std::vector<int> said_of(const CellView& view) {
    std::vector<int> said;
    for (const Colour colour : kColours) {
        for (int d = 0; d < kDirections; ++d) said.push_back(static_cast<int>(view.pattern(colour, d)));
        std::sort(said.end() - kDirections, said.end());
        said.push_back(static_cast<int>(view.threat(colour)));
        said.push_back(static_cast<int>(view.lines(colour)));
        said.push_back(view.score(colour));
    }
    return said;
}

bool same_view(const CellView& a, const CellView& b) {
    return a.patterns == b.patterns && a.sums == b.sums && a.kinds == b.kinds && a.threats == b.threats;
}

std::set<Cell> set_of(const CellBits& bits) {
    std::set<Cell> cells;
    bits.for_each([&](Cell cell) { cells.insert(cell); });
    return cells;
}

/// All that two boards say, compared.
void require_same(const Board& a, const Board& b) {
    REQUIRE(a.size() == b.size());
    REQUIRE(a.rule() == b.rule());
    REQUIRE(a.stones() == b.stones());
    REQUIRE(a.to_move() == b.to_move());
    REQUIRE(a.hash() == b.hash());
    REQUIRE(a.of_colour() == b.of_colour());
    REQUIRE(a.empty_cells() == b.empty_cells());
    REQUIRE(a.neighbours() == b.neighbours());
    REQUIRE(a.near_cells() == b.near_cells());
    bool same = true;
    a.empty_cells().for_each([&](Cell cell) { same = same && same_view(a.at(cell), b.at(cell)); });
    for (const Colour colour : kColours) {
        for (int i = 0; i < kThreats; ++i) {
            const auto threat = static_cast<Threat>(i);
            same = same && a.count(colour, threat) == b.count(colour, threat);
            same = same && a.cells(colour, threat) == b.cells(colour, threat);
        }
        same = same && a.worth(colour) == b.worth(colour);
    }
    REQUIRE(same);
}

const Valuation& valuation() {
    static const Valuation valuation(fitted_weights());
    return valuation;
}

FourLines lines_through(const CellView& view, Colour colour) {
    FourLines lines{};
    for (int d = 0; d < kDirections; ++d) lines[static_cast<std::size_t>(d)] = view.pattern(colour, d);
    return lines;
}

/// What a board says of its cells and what it says of their number.
void require_counted(const Board& board) {
    for (const Colour colour : kColours) {
        std::array<int, kThreats> threats{};
        CellWorth worth;
        std::array<std::set<Cell>, kThreats> cells;
        board.empty_cells().for_each([&](Cell cell) {
            const auto threat = static_cast<std::size_t>(board.at(cell).threat(colour));
            ++threats[threat];
            if (board.at(cell).threat(colour) >= Threat::three) cells[threat].insert(cell);
            worth += valuation().cells[board.at(cell).kind(colour)];
            REQUIRE(board.at(cell).kind(colour) == kind_of(lines_through(board.at(cell), colour)));
            REQUIRE(board.at(cell).threat(colour) == threat_of(board.at(cell).lines(colour)));
        });
        for (std::size_t i = 0; i < threats.size(); ++i) {
            REQUIRE(board.count(colour, static_cast<Threat>(i)) == threats[i]);
            REQUIRE(set_of(board.cells(colour, static_cast<Threat>(i))) == cells[i]);
        }
        REQUIRE(board.worth(colour) == worth);
    }
}

Board board_of(const Position& position, BoardUpdate update = BoardUpdate::tables) {
    Board board(update, valuation().cells);
    board.set(position);
    return board;
}

/// The cells that lie at most `steps` steps from a stone, found by looking at all pairs.
std::set<Cell> cells_near(const Position& position, int steps) {
    std::set<Cell> near;
    for (const Cell cell : empty_cells(position))
        for (const Action action : position.actions) {
            const int dx = std::abs(x_of(cell) - x_of(cell_of(action)));
            const int dy = std::abs(y_of(cell) - y_of(cell_of(action)));
            if (std::max(dx, dy) <= steps) near.insert(cell);
        }
    return near;
}

/// Random play of stones placed and taken back, by all ways to update at once.
void play_at_random(std::uint64_t seed, int size, Rule rule, int steps) {
    INFO("seed " << seed << ", size " << size << ", rule " << static_cast<int>(rule));
    Rng rng(mix(seed, static_cast<std::uint64_t>(size)));
    std::vector<Position> way{random_game(rng, size, rule, static_cast<int>(rng.below(12)))};
    std::vector<Board> boards;
    for (const BoardUpdate update : kBoardUpdates) boards.push_back(board_of(way.back(), update));
    for (int step = 0; step < steps; ++step) {
        INFO(format(way.back()));
        const Cell cell = rng.chance(2, 3) ? random_stone(rng, way.back()) : Cell{-1};
        if (cell >= 0) {
            way.push_back(after(way.back(), cell));
            for (Board& board : boards) board.make(cell);
        } else if (way.size() > 1) {
            way.pop_back();
            for (Board& board : boards) board.unmake();
        }
        require_same(boards[0], boards[1]);
        require_same(boards[0], boards[2]);
        if (step % 8 == 0) require_same(boards[2], board_of(way.back()));
        if (step % 8 == 4) require_counted(boards[2]);
    }
    for (; way.size() > 1; way.pop_back())
        for (Board& board : boards) board.unmake();
    for (const Board& board : boards) require_same(board, board_of(way.back()));
}

/// Whether a further stone next to `cell` along a direction gives two cells that make five with it there:
/// what "a live four comes next" says. The stone on `cell` stands.
bool can_be_live_four(naive::Grid& grid, Cell cell, Colour colour, int direction) {
    const auto on_line = [&](int steps) -> Cell {
        const int x = x_of(cell) + steps * kStepX[static_cast<std::size_t>(direction)];
        const int y = y_of(cell) + steps * kStepY[static_cast<std::size_t>(direction)];
        const bool inside = x >= 0 && y >= 0 && x < grid.size() && y < grid.size();
        return inside && grid.is_empty(cell_at(x, y)) ? cell_at(x, y) : Cell{-1};
    };
    for (int i = -4; i <= 4; ++i) {
        const Cell further = on_line(i);
        if (further < 0) continue;
        grid.put(further, colour);
        int fives = 0;
        const bool five = grid.stands_in_five(cell, direction);
        for (int k = -4; k <= 4 && !five; ++k) {
            const Cell last = on_line(k);
            if (last < 0) continue;
            grid.put(last, colour);
            fives += grid.stands_in_five(cell, direction) && grid.stands_in_five(further, direction) ? 1 : 0;
            grid.take(last);
        }
        grid.take(further);
        if (fives > 1) return true;
    }
    return false;
}

/// The threat of a stone on an empty cell, by what could come of it. Not for Black in renju, whose fours and
/// threes are another matter.
Threat threat_by_trying(naive::Grid& grid, Cell cell, Colour colour) {
    if (grid.wins_at(cell, colour)) return Threat::five;
    grid.put(cell, colour);
    int fours = 0;
    int threes = 0;
    std::set<Cell> fives;
    for (int d = 0; d < kDirections; ++d) {
        std::set<Cell> along;
        for (const Cell last : grid.empty_cells()) {
            grid.put(last, colour);
            if (grid.stands_in_five(cell, d)) along.insert(last);
            grid.take(last);
        }
        fives.insert(along.begin(), along.end());
        fours += along.empty() ? 0 : 1;
        threes += along.empty() && can_be_live_four(grid, cell, colour, d) ? 1 : 0;
    }
    grid.take(cell);
    if (fives.size() > 1) return Threat::live_four;
    if (fours > 0) return threes > 0 ? Threat::four_three : Threat::four;
    if (threes > 0) return threes > 1 ? Threat::double_three : Threat::three;
    return Threat::none;
}

} // namespace

TEST_CASE("stones placed and taken back leave every board as it is from scratch", "[gomoku][board]") {
    for (const Rule rule : kRules)
        for (int size = kSmallestBoard; size <= kLargestBoard; ++size)
            play_at_random(static_cast<std::uint64_t>(size), size, rule, 40);
    for (const Rule rule : kRules) play_at_random(77, kSmallestBoard, rule, 300);
}

TEST_CASE("a board filled to the last cell and emptied again is the board it was", "[gomoku][board]") {
    for (const BoardUpdate update : kBoardUpdates) {
        const Position start = empty_board(kLargestBoard, Rule::freestyle, Opening::free);
        Board board = board_of(start, update);
        for (const Cell cell : empty_cells(start)) board.make(cell);
        CHECK(board.is_full());
        CHECK(board.empty_cells().empty());
        require_counted(board);
        while (board.stones() > 0) board.unmake();
        require_same(board, board_of(start, update));
    }
}

TEST_CASE("a board that held another game is as good as new", "[gomoku][board]") {
    Rng rng(5);
    for (const BoardUpdate update : kBoardUpdates) {
        Board used(update, valuation().cells);
        for (const Rule rule : kRules) {
            const int size = kSmallestBoard + static_cast<int>(rng.below(12));
            const Position position = random_game(rng, size, rule, 30);
            used.set(position);
            require_same(used, board_of(position, update));
            used.make(random_stone(rng, position));
        }
    }
}

TEST_CASE("neighbours are the empty cells one step, and near cells two steps, from a stone",
          "[gomoku][board]") {
    Rng rng(9);
    for (const int size : {9, 14, 20})
        for (const int stones : {0, 1, 3, 12}) {
            const Position position = random_game(rng, size, Rule::freestyle, stones);
            INFO(format(position));
            const Board board = board_of(position);
            CHECK(set_of(board.neighbours()) == cells_near(position, 1));
            CHECK(set_of(board.near_cells()) == cells_near(position, 2));
        }
}

TEST_CASE("turned boards have turned views and the same value", "[gomoku][board]") {
    Rng rng(11);
    for (const Rule rule : kRules)
        for (const int size : {9, 15, 20}) {
            const Position position = random_game(rng, size, rule, 24);
            INFO(format(position));
            const Board board = board_of(position);
            for (int symmetry = 1; symmetry < kSymmetries; ++symmetry) {
                const Position other_position = turned(position, symmetry);
                // By fewer stones and none lost: the turned game has gone the same way.
                REQUIRE(other_position.stones == position.stones);
                const Board other_board = board_of(other_position);
                bool same = true;
                for (const Cell cell : empty_cells(position)) {
                    const Cell there = turned(cell, size, symmetry);
                    same = same && said_of(board.at(cell)) == said_of(other_board.at(there));
                }
                REQUIRE(same);
                REQUIRE(evaluate(board, valuation()) == evaluate(other_board, valuation()));
            }
        }
}

TEST_CASE("with the colours exchanged, so are the views", "[gomoku][board]") {
    Rng rng(12);
    for (const Rule rule : {Rule::freestyle, Rule::standard}) {
        const Position position = random_game(rng, 13, rule, 24);
        const Board board = board_of(position);
        const Board exchanged = board_of(with_colours_exchanged(position));
        for (const Cell cell : empty_cells(position))
            for (const Colour colour : kColours) {
                REQUIRE(board.at(cell).threat(colour) == exchanged.at(cell).threat(other(colour)));
                REQUIRE(board.at(cell).score(colour) == exchanged.at(cell).score(other(colour)));
            }
    }
}

TEST_CASE("boards of the same stones have the same hash, others have others", "[gomoku][board]") {
    const auto hash_of = [](const std::string& moves) {
        return board_of(game_of("15 freestyle free", moves)).hash();
    };
    CHECK(hash_of("h8 i9 j7 k8") == hash_of("j7 k8 h8 i9"));
    CHECK(hash_of("h8 i9 j7 k8") == hash_of("h8 k8 j7 i9"));
    CHECK(hash_of("h8 i9 j7 k8") != hash_of("i9 h8 k8 j7"));
    Rng rng(13);
    std::set<std::uint64_t> hashes;
    for (int i = 0; i < 200; ++i) {
        Board board = board_of(random_game(rng, 15, Rule::freestyle, static_cast<int>(rng.below(8))));
        board.neighbours().for_each([&](Cell cell) {
            board.make(cell);
            hashes.insert(board.hash());
            board.unmake();
        });
    }
    CHECK(hashes.size() > 2000);
    CHECK(hashes.count(board_of(empty_board(15, Rule::freestyle, Opening::free)).hash()) == 0);
}

TEST_CASE("threats are what can come of a stone", "[gomoku][board]") {
    std::array<int, kThreats> seen{};
    for (const Rule rule : kRules)
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Rng rng(mix(seed, 0x746872));
            const Position position =
                random_game(rng, kSmallestBoard, rule, 14 + static_cast<int>(rng.below(16)));
            INFO(format(position));
            const Board board = board_of(position);
            naive::Grid grid(position);
            for (const Cell cell : empty_cells(position))
                for (const Colour colour : kColours) {
                    if (rule == Rule::renju && colour == Colour::black) continue;
                    INFO("cell " << format_cell(cell, position.size) << ", colour " << index(colour));
                    Threat threat = board.at(cell).threat(colour);
                    ++seen[static_cast<std::size_t>(threat)];
                    if (threat == Threat::two) threat = Threat::none;
                    REQUIRE(static_cast<int>(threat) ==
                            static_cast<int>(threat_by_trying(grid, cell, colour)));
                }
        }
    for (const Threat threat : {Threat::three, Threat::double_three, Threat::four, Threat::four_three,
                                Threat::live_four, Threat::five})
        CHECK(seen[static_cast<std::size_t>(threat)] > 10);
}

TEST_CASE("of Black's stones in renju the board forbids what the rules forbid", "[gomoku][board]") {
    int forbidden = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Rng rng(mix(seed, 0x666f756c));
        const Position position = random_game(rng, 11, Rule::renju, 20 + static_cast<int>(rng.below(40)));
        INFO(format(position));
        const Board board = board_of(position);
        naive::Grid grid(position);
        for (const Cell cell : empty_cells(position)) {
            REQUIRE(board.is_forbidden(cell, Colour::black) == !grid.is_allowed(cell, Colour::black));
            REQUIRE_FALSE(board.is_forbidden(cell, Colour::white));
            forbidden += board.is_forbidden(cell, Colour::black) ? 1 : 0;
        }
    }
    CHECK(forbidden > 20);
}

} // namespace forethought::gomoku
