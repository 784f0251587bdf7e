#include "engine/xiangqi/rules.h"

#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/movegen.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"
#include "tests/engine/xiangqi/naive_rules.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace forethought::xiangqi {

namespace {

naive::Move slow(Action move) {
    return {file_of(move.from()), rank_of(move.from()), file_of(move.to()), rank_of(move.to())};
}

std::vector<naive::Move> slow(const Moves& moves) {
    std::vector<naive::Move> result;
    for (const Action move : moves) result.push_back(slow(move));
    std::sort(result.begin(), result.end());
    return result;
}

std::vector<int> codes(const Moves& moves) {
    std::vector<int> result;
    for (const Action move : moves) result.push_back(move.code);
    std::sort(result.begin(), result.end());
    return result;
}

Moves legal(const Board& board) {
    Moves moves;
    add_legal(board, moves);
    return moves;
}

std::vector<std::string> moves_from(const std::string& fen, const std::string& cell) {
    const Board board = board_of(fen);
    std::vector<std::string> targets;
    for (const Action move : legal(board))
        if (format_cell(move.from()) == cell) targets.push_back(format_cell(move.to()));
    std::sort(targets.begin(), targets.end());
    return targets;
}

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("random games of Xiangqi go by the rules that are slow and obvious", "[xiangqi][rules]") {
    int checks = 0;
    for (std::uint64_t seed = 0; seed < samples(30); ++seed) {
        INFO("seed " << seed);
        Rng rng(mix(seed, 2));
        Board board = standard_start().board;
        naive::Game game{std::string(kStandardFen)};
        for (int ply = 0; ply < 150; ++ply) {
            const Moves moves = legal(board);
            REQUIRE(slow(moves) == game.legal_moves());
            REQUIRE(in_check(board) == game.is_attacked(game.to_move()));
            REQUIRE(has_legal_move(board) == !moves.empty());
            if (moves.empty()) break;
            const Action move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            const bool gives = gives_check(board, move);
            board.make(move);
            game.play(slow(move));
            REQUIRE(gives == in_check(board));
            checks += gives ? 1 : 0;
        }
    }
    CHECK((kSlowBuild || checks > 50));
}

TEST_CASE("captures and quiet moves together are all moves", "[xiangqi][rules]") {
    for (const Board& board : random_boards(samples(200), 200)) {
        Moves all;
        Moves parts;
        add_pseudo_legal(board, all);
        add_pseudo_legal_captures(board, parts);
        for (const Action move : parts) REQUIRE_FALSE(board.is_empty(move.to()));
        const std::size_t captures = parts.size();
        add_pseudo_legal_quiet(board, parts);
        for (std::size_t i = captures; i < parts.size(); ++i) REQUIRE(board.is_empty(parts[i].to()));
        REQUIRE(codes(all) == codes(parts));
        Moves taking;
        add_legal_captures(board, taking);
        Moves expected;
        for (const Action move : legal(board))
            if (!board.is_empty(move.to())) expected.push_back(move);
        REQUIRE(codes(taking) == codes(expected));
    }
}

TEST_CASE("a move is legal where it is listed, whatever two points it is", "[xiangqi][rules]") {
    for (const Board& board : random_boards(samples(60), 200)) {
        std::vector<int> found;
        std::vector<int> by_ways;
        for (Cell from = 0; from < kCells; ++from)
            for (Cell to = 0; to < kCells; ++to) {
                const Action move = move_of(from, to);
                if (is_legal(board, move)) found.push_back(move.code);
                if (is_pseudo_legal(board, move)) by_ways.push_back(move.code);
            }
        Moves all;
        add_pseudo_legal(board, all);
        REQUIRE(found == codes(legal(board)));
        REQUIRE(by_ways == codes(all));
    }
}

TEST_CASE("moves keep the symmetries of the board", "[xiangqi][rules]") {
    for (const Board& board : random_boards(samples(150), 200)) {
        std::vector<int> in_mirror;
        std::vector<int> for_other;
        for (const Action move : legal(board)) {
            in_mirror.push_back(move_of(mirrored(move.from()), mirrored(move.to())).code);
            for_other.push_back(move_of(turned(move.from()), turned(move.to())).code);
        }
        std::sort(in_mirror.begin(), in_mirror.end());
        std::sort(for_other.begin(), for_other.end());
        REQUIRE(codes(legal(mirrored(board))) == in_mirror);
        REQUIRE(codes(legal(turned(board))) == for_other);
        REQUIRE(mirrored(mirrored(board)) == board);
        REQUIRE(turned(turned(board)).hash() == board.hash());
    }
}

TEST_CASE("a horse does not leap over its leg, nor an elephant over its eye", "[xiangqi][rules]") {
    CHECK(moves_from("4k4/9/9/9/3p5/3N5/9/9/9/3K5 w", "d4") == Names{"b3", "b5", "c2", "e2", "f3", "f5"});
    CHECK(moves_from("3k5/9/9/9/9/9/9/3pB4/9/4K4 w", "e2") == Names{"c0", "c4", "g0", "g4"});
    CHECK(moves_from("3k5/9/9/9/9/9/3P5/4B4/9/4K4 w", "e2") == Names{"c0", "g0", "g4"});
}

TEST_CASE("an elephant stays at home, and a soldier goes aside once it has crossed the river",
          "[xiangqi][rules]") {
    CHECK(moves_from("3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c4") == Names{"a2", "e2"});
    CHECK(moves_from("3k5/9/9/9/9/2P6/9/9/9/4K4 w", "c4") == Names{"c5"});
    CHECK(moves_from("3k5/9/9/9/2P6/9/9/9/9/4K4 w", "c5") == Names{"b5", "c6", "d5"});
    CHECK(moves_from("2P1k4/9/9/9/9/9/9/9/9/3K5 w", "c9") == Names{"b9", "d9"});
}

TEST_CASE("a cannon takes over one piece", "[xiangqi][rules]") {
    CHECK(moves_from("3k5/9/9/9/r8/p8/C2p1r2n/9/9/4K4 w", "a3") ==
          Names{"a0", "a1", "a2", "a5", "b3", "c3", "f3"});
}

TEST_CASE("the generals do not face each other", "[xiangqi][rules]") {
    CHECK(moves_from("3k5/9/9/9/9/9/9/9/9/4K4 w", "e0") == Names{"e1", "f0"});
    CHECK(moves_from("4k4/9/9/9/9/9/4N4/9/9/4K4 w", "e3").empty());
    CHECK(moves_from("4k4/9/9/9/9/9/4c4/9/9/4K4 b", "e3").size() == 7);
}

TEST_CASE("who has no move has lost, in check or not", "[xiangqi][rules]") {
    const auto verdict = [](const std::string& fen) { return begin_at(parse_fen(fen).value()).verdict; };
    const Verdict mate = verdict("4k3R/8R/9/9/9/9/9/9/9/3K5 b");
    CHECK(mate.outcome == Outcome::first_wins);
    CHECK(mate.rule == Rule::checkmate);
    const Verdict stuck = verdict("3k5/9/3P5/9/9/9/9/9/9/4K4 b");
    CHECK(stuck.outcome == Outcome::first_wins);
    CHECK(stuck.rule == Rule::stalemate);
}

} // namespace forethought::xiangqi
