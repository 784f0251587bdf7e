#include "engine/twenty48/board.h"

#include "tests/engine/twenty48/slow_grid.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::twenty48 {

namespace {

constexpr std::array<Direction, kSlides> kDirections{Direction::up, Direction::right, Direction::down,
                                                     Direction::left};

/// A board as it is read: four rows of ranks, in hexadecimal.
Board board_of(std::string_view text) {
    Board board = 0;
    Cell cell = 0;
    for (const char c : text)
        if (c != ' ') board = with_tile(board, cell++, c >= 'a' ? c - 'a' + 10 : c - '0');
    return board;
}

void require_slides_as_slow(Board board) {
    const SlowGrid grid = SlowGrid::of(board);
    const auto all = all_slides(board);
    bool any = false;
    for (const Direction d : kDirections) {
        SlowGrid slid = grid;
        const int points = slid.slide(d);
        REQUIRE(slide(board, d) == slid.board());
        REQUIRE(all[static_cast<std::size_t>(d)] == slid.board());
        REQUIRE(slide_score(board, d) == points);
        any = any || !(slid == grid);
    }
    REQUIRE(has_slide(board) == any);
}

} // namespace

TEST_CASE("2048's board slides as the slow one does, over random play") {
    Rng rng(2048);
    for (int game = 0; game < 60; ++game) {
        Board board = 0;
        while (true) {
            Board cells = empty_cells(board);
            for (auto skip = rng.below(static_cast<unsigned>(count_empty(board))); skip > 0; --skip)
                cells &= cells - 1;
            board = with_tile(board, first_cell(cells), rng.chance(9, 10) ? 1 : 2);
            require_slides_as_slow(board);
            if (!has_slide(board)) break;
            Board next = board;
            while (next == board) next = slide(board, direction(static_cast<int>(rng.below(4))));
            board = next;
        }
    }
}

TEST_CASE("2048's board slides as the slow one does, wherever large tiles stand") {
    Rng rng(32768);
    for (int i = 0; i < 20'000; ++i) {
        // With few ranks there are many merges. Ranks of 15 have a test of their own.
        require_slides_as_slow(random_board(rng, 1 + static_cast<Rank>(rng.below(14))));
    }
    require_slides_as_slow(0);
}

TEST_CASE("A tile of 2048's board merges once a slide, and two 32768 free a cell") {
    REQUIRE(slide_left(board_of("1111 0000 0000 0000")) == board_of("2200 0000 0000 0000"));
    REQUIRE(slide_right(board_of("1120 0000 0000 0000")) == board_of("0022 0000 0000 0000"));
    REQUIRE(slide_left(board_of("f0f0 0000 0000 0000")) == board_of("f000 0000 0000 0000"));
    REQUIRE(slide_score(board_of("f0f0 0000 0000 0000"), Direction::left) == 65536);
    REQUIRE(has_slide(board_of("1212 2121 12ff 2121")));
    REQUIRE_FALSE(has_slide(board_of("1212 2121 12f3 2121")));
}

TEST_CASE("2048's boards turn and mirror as squares do") {
    const Board board = board_of("1234 5678 9abc def0");
    REQUIRE(transpose(board) == board_of("159d 26ae 37bf 48c0"));
    REQUIRE(mirror(board) == board_of("4321 8765 cba9 0fed"));
    REQUIRE(flip(board) == board_of("def0 9abc 5678 1234"));
    std::set<Board> all;
    for (int number = 0; number < kSymmetries; ++number) {
        const Board other = symmetric(board, number);
        all.insert(other);
        REQUIRE(canonical(other) == canonical(board));
    }
    REQUIRE(all.size() == kSymmetries);
    REQUIRE(all.count(canonical(board)) == 1);
    REQUIRE(slide_left(transpose(board)) == transpose(slide_up(board)));
    REQUIRE(slide_right(mirror(board)) == mirror(slide_left(board)));
}

TEST_CASE("2048's boards count what is on them") {
    Rng rng(16);
    for (int i = 0; i < 2'000; ++i) {
        const Board board = random_board(rng, 15);
        std::set<Rank> ranks;
        std::set<Cell> empty;
        for (Cell cell = 0; cell < kCells; ++cell) {
            const Rank rank = rank_at(board, cell);
            if (rank == 0) empty.insert(cell);
            if (rank > 0) ranks.insert(rank);
        }
        REQUIRE(count_empty(board) == static_cast<int>(empty.size()));
        REQUIRE(distinct_tiles(board) == static_cast<int>(ranks.size()));
        REQUIRE(highest_rank(board) == (ranks.empty() ? 0 : *ranks.rbegin()));
        std::set<Cell> found;
        for (Board cells = empty_cells(board); cells != 0; cells &= cells - 1)
            found.insert(first_cell(cells));
        REQUIRE(found == empty);
    }
}

} // namespace forethought::twenty48
