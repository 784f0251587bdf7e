#include "engine/core/rng.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/notation.h"
#include "tests/engine/gomoku/naive_rules.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace forethought::gomoku {

namespace {

constexpr std::array<Rule, 3> kRulesOfPlay{Rule::freestyle, Rule::standard, Rule::renju};

Position read(const std::string& text) {
    const auto position = parse(text);
    INFO((position.ok() ? "" : position.error()));
    REQUIRE(position.ok());
    return position.value();
}

Position ruled_game_of(const std::string& board, const std::string& moves) {
    return read("gomoku 1 board " + board + " moves " + moves + " end");
}

std::vector<std::int32_t> codes_of(const std::vector<Action>& actions) {
    std::vector<std::int32_t> codes;
    for (const Action action : actions) codes.push_back(encode(action));
    return codes;
}

std::vector<naive::Point> points_of(const std::vector<Cell>& cells) {
    std::set<naive::Point> points;
    for (const Cell cell : cells) points.insert({x_of(cell), y_of(cell)});
    return {points.begin(), points.end()};
}

/// A random action; stones mostly go beside the last one, so that rows come about.
std::int32_t lot(const Position& position, const std::vector<std::int32_t>& legal, Rng& rng) {
    const auto any = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    if (position.stones == 0 || any >= kMostCells || rng.chance(1, 6)) return any;
    std::vector<std::int32_t> near;
    for (const std::int32_t code : legal)
        for (const Action played : position.actions) {
            if (!is_stone(played)) continue;
            const int dx = std::abs(code % kLargestBoard - x_of(cell_of(played)));
            const int dy = std::abs(code / kLargestBoard - y_of(cell_of(played)));
            if (std::max(dx, dy) == 1) near.push_back(code);
        }
    return near.empty() ? any : near[rng.below(static_cast<std::uint32_t>(near.size()))];
}

/// What the rules say of a position, and what the naive ones say.
void check_same(const Position& position, const naive::Game& game) {
    const naive::Turn turn = game.turn();
    REQUIRE(naive::board_of(position) == game.board());
    REQUIRE(position.outcome == game.outcome());
    REQUIRE(position.reason == game.reason());
    REQUIRE(codes_of(legal_actions(position)) == game.legal_codes());
    REQUIRE(points_of(winning_cells(position)) == game.winning_points());
    REQUIRE(position.phase == turn.phase);
    REQUIRE(actions_left(position) == turn.actions_left);
    REQUIRE(side_to_move(position) == turn.side);
    REQUIRE(colour_to_place(position) == turn.colour);
    if (turn.phase == Phase::playing) REQUIRE(position.black == turn.black);
}

/// Plays a random game by both rules; `visit` sees its positions.
template <class Visit>
void in_random_game(std::uint64_t seed, int size, Rule rule, Opening opening, Visit visit) {
    INFO("seed " << seed << ", size " << size << ", rule " << static_cast<int>(rule));
    Rng rng(mix(seed, 0x676f6d6f6b75));
    naive::Game game(size, rule, opening);
    Position position = empty_board(size, rule, opening);
    while (true) {
        INFO(format(position));
        check_same(position, game);
        visit(position);
        if (position.outcome != Outcome::playing) return;
        const auto code = lot(position, game.legal_codes(), rng);
        play(position, *decode(code), nullptr);
        game.play(code);
    }
}

/// The end of a random game on the smallest board in which a five is made only where there is no other cell.
Position peaceful_end(std::uint64_t seed, Rule rule) {
    Rng rng(mix(seed, 0x7065616365));
    Position position = empty_board(kSmallestBoard, rule, Opening::free);
    while (position.outcome == Outcome::playing) {
        std::vector<Position> peaceful;
        std::vector<Position> all;
        for (const Action action : legal_actions(position)) {
            Position next = position;
            play(next, action, nullptr);
            (next.reason == Reason::five ? all : peaceful).push_back(next);
        }
        const auto& choices = peaceful.empty() ? all : peaceful;
        position = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
    }
    return position;
}

/// Every row of `length` cells on a board, each from its first cell on.
std::vector<std::vector<Cell>> rows_of(int length, int size) {
    std::vector<std::vector<Cell>> rows;
    const auto on_board = [&](int x, int y) { return x >= 0 && y >= 0 && x < size && y < size; };
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                if (!on_board(x + (length - 1) * dx, y + (length - 1) * dy)) continue;
                std::vector<Cell> row;
                for (int i = 0; i < length; ++i) row.push_back(cell_at(x + i * dx, y + i * dy));
                rows.push_back(row);
            }
    return rows;
}

/// The first empty cell that is none of `kept`, far from its neighbours.
Cell idle_cell(const Position& position, const std::vector<Cell>& kept) {
    for (int y = 0; y < position.size; y += 2)
        for (int x = y % 4; x < position.size; x += 4) {
            const Cell cell = cell_at(x, y);
            if (is_empty(position, cell) && std::find(kept.begin(), kept.end(), cell) == kept.end())
                return cell;
        }
    return cell_at(0, 0);
}

/// A game in which a colour places stones on `cells` in this order as far as it may, and the other one far
/// apart.
Position with_stones(const std::vector<Cell>& cells, int size, Rule rule, Colour colour) {
    Position position = empty_board(size, rule, Opening::free);
    std::size_t placed = 0;
    while (placed < cells.size()) {
        const bool own = colour_to_place(position) == colour;
        const Cell cell = own ? cells[placed] : idle_cell(position, cells);
        if (!is_legal(position, stone_on(cell))) break;
        placed += own ? 1 : 0;
        play(position, stone_on(cell), nullptr);
    }
    return position;
}

/// A square of the board turned and flipped: image `number` (0-7) of a cell.
Cell image_of(Cell cell, int size, int number) {
    int x = x_of(cell);
    int y = y_of(cell);
    if ((number & 1) != 0) x = size - 1 - x;
    if ((number & 2) != 0) y = size - 1 - y;
    if ((number & 4) != 0) std::swap(x, y);
    return cell_at(x, y);
}

Action image_of(Action action, int size, int number) {
    return is_stone(action) ? stone_on(image_of(cell_of(action), size, number)) : action;
}

Position image_of(const Position& position, int number) {
    Position image = empty_board(position.size, position.rule, position.opening);
    for (const Action action : position.actions)
        play(image, image_of(action, position.size, number), nullptr);
    return image;
}

} // namespace

TEST_CASE("random games go as the naive rules say", "[gomoku][rules]") {
    int won = 0;
    for (int size = kSmallestBoard; size <= kLargestBoard; ++size) {
        const auto number = static_cast<std::size_t>(size - kSmallestBoard);
        // Every rule on four sizes, twice with each opening.
        const Rule rule = kRulesOfPlay[number % 3];
        const Opening opening = number / 3 % 2 == 0 ? Opening::free : Opening::swap2;
        in_random_game(number, size, rule, opening,
                       [&](const Position& position) { won += position.reason == Reason::five; });
    }
    CHECK(won > 6);
}

TEST_CASE("games in which nobody takes a five end in a draw", "[gomoku][rules]") {
    for (const Rule rule : kRulesOfPlay) {
        std::set<Reason> reasons;
        for (std::uint64_t seed = 0; seed < 16; ++seed) {
            const Position end = peaceful_end(seed, rule);
            if (end.reason == Reason::five) continue; // there was no other cell left
            CHECK(end.outcome == Outcome::draw);
            CHECK((end.stones == 81) == (end.reason == Reason::full));
            reasons.insert(end.reason);
        }
        CHECK(reasons.contains(Reason::full));
        CHECK(reasons.contains(Reason::all_forbidden) == (rule == Rule::renju));
    }
}

TEST_CASE("a row wins in every direction, also along the edges and into the corners", "[gomoku][rules]") {
    for (const int size : {9, 15, 20})
        for (const Rule rule : kRulesOfPlay)
            for (const Colour colour : {Colour::black, Colour::white})
                for (const auto& row : rows_of(5, size)) {
                    Position position = with_stones(row, size, rule, colour);
                    INFO(format(position));
                    REQUIRE(position.reason == Reason::five);
                    REQUIRE(position.outcome == win_for(static_cast<Side>(index(colour))));
                    REQUIRE(winning_cells(position) == row);
                    REQUIRE(legal_actions(position).empty());
                }
}

TEST_CASE("six win where more than five do", "[gomoku][rules]") {
    for (const auto& row : rows_of(6, 9)) {
        // The fourth stone comes last: it joins three and two.
        std::vector<Cell> order = row;
        std::rotate(order.begin() + 3, order.begin() + 4, order.end());
        for (const Colour colour : {Colour::black, Colour::white}) {
            const Position freestyle = with_stones(order, 9, Rule::freestyle, colour);
            CHECK(freestyle.reason == Reason::five);
            CHECK(winning_cells(freestyle) == row);
            CHECK(with_stones(order, 9, Rule::standard, colour).outcome == Outcome::playing);
        }
        CHECK(with_stones(order, 9, Rule::renju, Colour::white).reason == Reason::five);
        // Black may not place the last one; five stones are on the board then.
        CHECK(with_stones(order, 9, Rule::renju, Colour::black).outcome == Outcome::playing);
    }
}

TEST_CASE("two rows won at once are both told", "[gomoku][rules]") {
    // Row d8 to h8 and column h4 to h8; h8 comes last.
    const Position position =
        ruled_game_of("15 freestyle free", "d8 a1 e8 a3 f8 a5 g8 a7 h4 c1 h5 c3 h6 c5 h7 c7 h8");
    CHECK(position.outcome == Outcome::first_wins);
    const auto cells = winning_cells(position);
    std::string names;
    for (const Cell cell : cells) names += format_cell(cell, 15) + " ";
    CHECK(names == "d8 e8 f8 g8 h8 h8 h7 h6 h5 h4 ");
}

TEST_CASE("swap2: the second side takes a colour", "[gomoku][swap2]") {
    const Position three = ruled_game_of("15 freestyle swap2", "h8 i9 j7");
    CHECK(codes_of(legal_actions(three)) == std::vector<std::int32_t>{400, 401, 402});
    CHECK(side_to_move(three) == Side::second);
    // With black it waits for the first side's white stone; with white it places it.
    const Position black = ruled_game_of("15 freestyle swap2", "h8 i9 j7 black");
    CHECK(black.black == Side::second);
    CHECK(side_to_move(black) == Side::first);
    CHECK(colour_to_place(black) == Colour::white);
    const Position white = ruled_game_of("15 freestyle swap2", "h8 i9 j7 white");
    CHECK(white.black == Side::first);
    CHECK(side_to_move(white) == Side::second);
    CHECK(colour_to_place(white) == Colour::white);
}

TEST_CASE("swap2: the second side places two more and the first takes a colour", "[gomoku][swap2]") {
    const Position two = ruled_game_of("15 freestyle swap2", "h8 i9 j7 two");
    CHECK(actions_left(ruled_game_of("15 freestyle swap2", "h8 i9 j7")) == 3);
    CHECK(side_to_move(two) == Side::second);
    CHECK(actions_left(two) == 2);
    CHECK(colour_to_place(two) == Colour::white);
    const Position five = ruled_game_of("15 freestyle swap2", "h8 i9 j7 two k8 f6");
    CHECK(codes_of(legal_actions(five)) == std::vector<std::int32_t>{400, 401});
    CHECK(side_to_move(five) == Side::first);
    CHECK(actions_left(five) == 2);
    CHECK(ruled_game_of("15 freestyle swap2", "h8 i9 j7 two k8 f6 black").black == Side::first);
    const Position white = ruled_game_of("15 freestyle swap2", "h8 i9 j7 two k8 f6 white");
    CHECK(white.black == Side::second);
    CHECK(side_to_move(white) == Side::first);
    CHECK(colour_to_place(white) == Colour::white);
}

TEST_CASE("the winner is the side that has the colour, not the colour", "[gomoku][swap2]") {
    const std::string row = " a1 g8 c1 i8 e1 k8"; // white stones and the rest of the row of black h8, j8
    CHECK(ruled_game_of("15 freestyle swap2", "h8 i9 j8 black" + row).outcome == Outcome::second_wins);
    CHECK(ruled_game_of("15 freestyle swap2", "h8 i9 j8 white" + row).outcome == Outcome::first_wins);
    const std::string rest = " a1 g8 c1 i8";
    CHECK(ruled_game_of("15 freestyle swap2", "h8 i9 j8 two o1 k8 black" + rest).outcome ==
          Outcome::first_wins);
    CHECK(ruled_game_of("15 freestyle swap2", "h8 i9 j8 two o1 k8 white" + rest).outcome ==
          Outcome::second_wins);
}

TEST_CASE("choices are legal only when there is one, stones only when there is none", "[gomoku][swap2]") {
    const struct {
        const char* board;
        const char* moves;
        bool stone, colour, two;
    } cases[] = {
        {"15 freestyle free", "", true, false, false},
        {"15 freestyle free", "h8 i9 j7", true, false, false},
        {"15 freestyle swap2", "", true, false, false},
        {"15 freestyle swap2", "h8 i9", true, false, false},
        {"15 freestyle swap2", "h8 i9 j7", false, true, true},
        {"15 freestyle swap2", "h8 i9 j7 two", true, false, false},
        {"15 freestyle swap2", "h8 i9 j7 two k8", true, false, false},
        {"15 freestyle swap2", "h8 i9 j7 two k8 f6", false, true, false},
        {"15 freestyle swap2", "h8 i9 j7 two k8 f6 black", true, false, false},
        {"15 freestyle swap2", "h8 i9 j7 white", true, false, false},
    };
    for (const auto& [board, moves, stone, colour, two] : cases) {
        INFO(board << ": " << moves);
        const Position position = ruled_game_of(board, moves);
        CHECK(is_legal(position, stone_on(cell_at(0, 0))) == stone);
        CHECK(is_legal(position, kTakeBlack) == colour);
        CHECK(is_legal(position, kTakeWhite) == colour);
        CHECK(is_legal(position, kPlaceTwo) == two);
    }
}

TEST_CASE("among all codes exactly the listed actions of Gomoku are legal", "[gomoku][rules]") {
    for (const int size : {9, 15, 20})
        in_random_game(900 + static_cast<std::uint64_t>(size), size, Rule::renju, Opening::swap2,
                       [](const Position& position) {
                           if (position.actions.size() % 8 > 3) return;
                           std::vector<std::int32_t> legal;
                           for (std::int32_t code = -5; code < 500; ++code) {
                               const auto action = decode(code);
                               REQUIRE(action.has_value() == (code >= 0 && code <= 402));
                               if (action && is_legal(position, *action)) legal.push_back(code);
                           }
                           REQUIRE(legal == codes_of(legal_actions(position)));
                       });
}

TEST_CASE("the same stones in another order are the same position", "[gomoku][hash]") {
    const auto hash_of = [](const char* board, const char* moves) {
        return hash(ruled_game_of(board, moves));
    };
    CHECK(hash_of("15 freestyle free", "h8 i9 j7 g6") == hash_of("15 freestyle free", "j7 g6 h8 i9"));
    CHECK(hash_of("15 freestyle swap2", "h8 i9 j7 two k8 f6") ==
          hash_of("15 freestyle swap2", "j7 k8 h8 two i9 f6"));
    // Not the same: colours exchanged, another cell, another side with black.
    CHECK(hash_of("15 freestyle free", "h8 i9 j7 g6") != hash_of("15 freestyle free", "i9 h8 g6 j7"));
    CHECK(hash_of("15 freestyle free", "h8") != hash_of("15 freestyle free", "h9"));
    CHECK(hash_of("15 freestyle swap2", "h8 i9 j7 black") != hash_of("15 freestyle swap2", "h8 i9 j7 white"));
}

TEST_CASE("size, rule, opening and phase make other positions of the same stones", "[gomoku][hash]") {
    const std::vector<std::pair<const char*, const char*>> all{
        {"9 freestyle free", ""},
        {"15 freestyle free", ""},
        {"15 standard free", ""},
        {"15 renju free", ""},
        {"15 freestyle swap2", ""},
        {"15 freestyle swap2", "a1 b2 c3"},
        {"15 freestyle free", "a1 b2 c3"},
        {"15 freestyle swap2", "a1 b2 c3 two"},
        {"15 freestyle swap2", "a1 b2 c3 black"},
        {"15 freestyle swap2", "a1 b2 c3 white"},
    };
    std::set<std::uint64_t> hashes;
    for (const auto& [board, moves] : all) hashes.insert(hash(ruled_game_of(board, moves)));
    CHECK(hashes.size() == all.size());
}

TEST_CASE("positions of random games have no hash in common but with themselves", "[gomoku][hash]") {
    std::set<std::uint64_t> hashes;
    std::set<std::string> texts;
    for (std::uint64_t seed = 0; seed < 12; ++seed)
        in_random_game(seed, 15, Rule::freestyle, Opening::free, [&](const Position& position) {
            REQUIRE(position.stones_hash == stones_hash_from_scratch(position));
            hashes.insert(hash(position));
            std::string text;
            for (const auto& row : naive::board_of(position)) text += row;
            texts.insert(text);
        });
    CHECK(hashes.size() == texts.size());
    CHECK(hashes.size() > 200);
}

TEST_CASE("a turned or flipped game is the same game", "[gomoku][symmetry]") {
    for (const Rule rule : kRulesOfPlay)
        for (const int size : {9, 12, 15})
            in_random_game(70 + static_cast<std::uint64_t>(size), size, rule, Opening::swap2,
                           [&](const Position& position) {
                               for (int number = 1; number < 8; ++number) {
                                   const Position image = image_of(position, number);
                                   auto legal = codes_of(legal_actions(image));
                                   std::vector<std::int32_t> expected;
                                   for (const Action action : legal_actions(position))
                                       expected.push_back(encode(image_of(action, size, number)));
                                   std::sort(expected.begin(), expected.end());
                                   REQUIRE(legal == expected);
                                   REQUIRE(image.outcome == position.outcome);
                                   REQUIRE(image.reason == position.reason);
                                   REQUIRE(side_to_move(image) == side_to_move(position));
                                   std::vector<Cell> row = winning_cells(position);
                                   for (Cell& cell : row) cell = image_of(cell, size, number);
                                   REQUIRE(points_of(winning_cells(image)) == points_of(row));
                               }
                           });
}

} // namespace forethought::gomoku
