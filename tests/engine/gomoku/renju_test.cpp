#include "engine/core/rng.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/notation.h"
#include "tests/engine/gomoku/naive_rules.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace forethought::gomoku {

namespace {

/// One diagram of tests/data/gomoku/renju.txt.
struct Diagram {
    std::string name;
    naive::Board board;
};

/// Reads the file: a name in brackets, then the rows of a square board; what begins with a dash says why.
std::vector<Diagram> read_diagrams() {
    std::ifstream file(TEST_DATA_DIR "/gomoku/renju.txt");
    REQUIRE(file);
    std::vector<Diagram> diagrams;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#' || line.front() == '-') continue;
        if (line.front() == '[')
            diagrams.push_back({line, {}});
        else
            diagrams.back().board.push_back(line);
    }
    return diagrams;
}

/// What the letter of an empty cell says of a black stone there; nothing of a cell that has none.
std::optional<Forbidden> expected_forbidden(char letter) {
    switch (letter) {
    case 'a':
        return Forbidden::none;
    case 't':
        return Forbidden::double_three;
    case 'f':
        return Forbidden::double_four;
    case 'o':
        return Forbidden::overline;
    default:
        return std::nullopt;
    }
}

std::array<LineBits, 2> stones_of(const naive::Board& board) {
    std::array<LineBits, 2> stones{};
    for (std::size_t y = 0; y < board.size(); ++y)
        for (std::size_t x = 0; x < board.size(); ++x) {
            const Cell cell = cell_at(static_cast<int>(x), static_cast<int>(y));
            if (board[y][x] == 'X') stones[0].set(cell);
            if (board[y][x] == 'O') stones[1].set(cell);
        }
    return stones;
}

/// A quarter turn to the left.
naive::Board turned(const naive::Board& board) {
    naive::Board image = board;
    const std::size_t last = board.size() - 1;
    for (std::size_t y = 0; y <= last; ++y)
        for (std::size_t x = 0; x <= last; ++x) image[last - x][y] = board[y][x];
    return image;
}

naive::Board flipped(naive::Board board) {
    std::reverse(board.begin(), board.end());
    return board;
}

/// The board turned and flipped in every way.
std::vector<naive::Board> images_of(naive::Board board) {
    std::vector<naive::Board> images;
    for (int turn = 0; turn < 4; ++turn) {
        images.push_back(board);
        images.push_back(flipped(board));
        board = turned(board);
    }
    return images;
}

/// A board strewn with stones, most of them black.
naive::Board random_board(Rng& rng) {
    const auto size = 9 + rng.below(7);
    const std::uint32_t black = 8 + rng.below(20);
    const std::uint32_t white = rng.below(12);
    naive::Board board(size, std::string(size, '.'));
    for (auto& row : board)
        for (auto& cell : row) {
            const auto lot = rng.below(100);
            cell = lot < black ? 'X' : lot < black + white ? 'O' : '.';
        }
    return board;
}

std::string drawing_of(const naive::Board& board) {
    std::string drawing;
    for (const auto& row : board) drawing += row + "\n";
    return drawing;
}

/// Calls `visit(x, y)` with each point of a board.
template <class Visit>
void for_each_point(const naive::Board& board, Visit visit) {
    const int size = static_cast<int>(board.size());
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) visit(x, y);
}

char at(const naive::Board& board, int x, int y) {
    return board[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
}

/// Whether a black stone makes two rows or more that have the shape of a three.
bool has_shape_of_double_three(const std::array<LineBits, 2>& stones, int size, Cell cell) {
    int threes = 0;
    for (int d = 0; d < kDirections; ++d) {
        const auto block = stones[1].window(d, cell) | walls(size).window(d, cell);
        threes += classify(stones[0].window(d, cell), block, LineRule::renju_black) == Pattern::live_three;
    }
    return threes > 1;
}

Position renju_game_of(const std::string& rule, const std::string& moves) {
    const auto position = parse("gomoku 1 board 15 " + rule + " free moves " + moves + " end");
    INFO((position.ok() ? "" : position.error()));
    REQUIRE(position.ok());
    return position.value();
}

Cell cell(const std::string& name) {
    const auto action = parse_action(empty_board(15, Rule::renju, Opening::free), name);
    REQUIRE(action.ok());
    return cell_of(action.value());
}

} // namespace

TEST_CASE("diagrams of renju have the forbidden points that are marked in them", "[gomoku][renju]") {
    const auto diagrams = read_diagrams();
    REQUIRE(diagrams.size() >= 30);
    std::array<int, 4> marked{};
    for (const auto& [name, drawn] : diagrams)
        for (const auto& board : images_of(drawn)) {
            INFO(name << "\n" << drawing_of(board));
            for (const auto& row : board) REQUIRE(row.size() == board.size());
            const auto stones = stones_of(board);
            const int size = static_cast<int>(board.size());
            for_each_point(board, [&](int x, int y) {
                const auto expected = expected_forbidden(at(board, x, y));
                if (!expected) return;
                ++marked[static_cast<std::size_t>(*expected)];
                CHECK(naive::forbidden_of(board, {x, y}) == *expected);
                CHECK(forbidden_of(stones, size, cell_at(x, y)) == *expected);
            });
        }
    for (const int count : marked) CHECK(count >= 8 * 4);
}

TEST_CASE("random boards have the forbidden points of the naive rules", "[gomoku][renju]") {
    std::array<int, 4> seen{};
    int false_double_threes = 0;
    Rng rng(0x72656e6a75);
    for (int number = 0; number < 300; ++number) {
        const auto board = random_board(rng);
        const auto stones = stones_of(board);
        const int size = static_cast<int>(board.size());
        for_each_point(board, [&](int x, int y) {
            if (at(board, x, y) != '.') return;
            const Forbidden expected = naive::forbidden_of(board, {x, y});
            const Forbidden forbidden = forbidden_of(stones, size, cell_at(x, y));
            ++seen[static_cast<std::size_t>(expected)];
            false_double_threes +=
                expected == Forbidden::none && has_shape_of_double_three(stones, size, cell_at(x, y));
            if (forbidden != expected)
                FAIL_CHECK("board " << number << ", " << x << "," << y << ": " << static_cast<int>(forbidden)
                                    << ", not " << static_cast<int>(expected) << "\n"
                                    << drawing_of(board));
        });
    }
    for (const int count : seen) CHECK(count > 60);
    CHECK(false_double_threes > 20);
}

TEST_CASE("a forbidden point comes and goes with the stones around it", "[gomoku][renju]") {
    // Row g8 i8, column h6 h7: a double three on h8 as soon as the fourth stone is there.
    CHECK(forbidden_at(renju_game_of("renju", "g8 a1 i8 c1 h6 e1"), cell("h8")) == Forbidden::none);
    CHECK(forbidden_at(renju_game_of("renju", "g8 a1 i8 c1 h6 e1 h7 a3"), cell("h8")) ==
          Forbidden::double_three);
    CHECK(forbidden_at(renju_game_of("renju", "g8 a1 i8 c1 h6 e1 h7 h9"), cell("h8")) == Forbidden::none);
    // With f8 the row becomes a straight four: with the column that is a four and a three.
    CHECK(forbidden_at(renju_game_of("renju", "g8 a1 i8 c1 h6 e1 h7 a3 f8 a5"), cell("h8")) ==
          Forbidden::none);
    // With e8 as well it becomes five.
    const Position four = renju_game_of("renju", "g8 a1 i8 c1 h6 e1 h7 a3 f8 a5 e8 a7");
    CHECK(forbidden_at(four, cell("h8")) == Forbidden::none);
    Position won = four;
    play(won, stone_on(cell("h8")), nullptr);
    CHECK(won.outcome == Outcome::first_wins);
    // With d8 and without the gap filled six would stand in the row.
    CHECK(forbidden_at(renju_game_of("renju", "g8 a1 i8 c1 h6 e1 h7 a3 f8 a5 d8 a7 e8 a9"), cell("h8")) ==
          Forbidden::overline);
}

TEST_CASE("nobody but Black in renju is forbidden anything", "[gomoku][renju]") {
    const std::string black_fork = "g8 a1 i8 c1 h6 e1 h7 a3";
    CHECK(forbidden_at(renju_game_of("renju", black_fork), cell("h8")) == Forbidden::double_three);
    CHECK(forbidden_at(renju_game_of("freestyle", black_fork), cell("h8")) == Forbidden::none);
    CHECK(forbidden_at(renju_game_of("standard", black_fork), cell("h8")) == Forbidden::none);
    // White's double three, double four and row of six.
    CHECK(forbidden_at(renju_game_of("renju", "a1 g8 c1 i8 e1 h6 a3 h7 a5"), cell("h8")) == Forbidden::none);
    CHECK(forbidden_at(renju_game_of("renju", "a1 e8 c1 f8 e1 g8 a3 h5 a5 h6 a7 h7 a9"), cell("h8")) ==
          Forbidden::none);
    Position six = renju_game_of("renju", "a1 e8 c1 f8 e1 g8 a3 i8 a5 j8 a7");
    CHECK(forbidden_at(six, cell("h8")) == Forbidden::none);
    play(six, stone_on(cell("h8")), nullptr);
    CHECK(six.outcome == Outcome::second_wins);
}

TEST_CASE("a forbidden cell is not among the legal ones and is refused", "[gomoku][renju]") {
    const Position fork = renju_game_of("renju", "g8 a1 i8 c1 h6 e1 h7 a3");
    const auto actions = legal_actions(fork);
    CHECK(actions.size() == 15 * 15 - 8 - 1);
    CHECK(std::find(actions.begin(), actions.end(), stone_on(cell("h8"))) == actions.end());
    CHECK_FALSE(is_legal(fork, stone_on(cell("h8"))));
    // White may take it.
    CHECK(is_legal(renju_game_of("renju", "g8 a1 i8 c1 h6 e1 h7 a3 a5"), stone_on(cell("h8"))));
}

} // namespace forethought::gomoku
