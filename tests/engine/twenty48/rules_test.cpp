#include "engine/twenty48/rules.h"

#include "engine/twenty48/events.h"
#include "engine/twenty48/twenty48.h"
#include "tests/engine/twenty48/games.h"
#include "tests/engine/twenty48/slow_grid.h"

#include <catch2/catch.hpp>

#include <map>
#include <set>

namespace forethought::twenty48 {

namespace {

SlowGrid slow(const Tiles& tiles) {
    SlowGrid grid;
    for (Cell cell = 0; cell < kCells; ++cell)
        grid.at(cell % 4, cell / 4) = rank_at(tiles, cell) > 0 ? 1 << rank_at(tiles, cell) : 0;
    return grid;
}

/// Number of a cell among the empty ones.
int place_among_empty(const Tiles& tiles, Cell cell) {
    return static_cast<int>(std::count(tiles.begin(), tiles.begin() + cell, 0));
}

/// What the events make of the tiles; sums up the points of the merges.
Tiles replayed(Tiles tiles, const std::vector<std::int32_t>& events, int& points) {
    Tiles next = tiles;
    // All tiles leave their cells before any arrives.
    for (std::size_t i = 0; i < events.size(); i += 2 + static_cast<std::size_t>(events[i + 1]))
        if (events[i] == static_cast<int>(Event::slide)) {
            REQUIRE(rank_at(tiles, events[i + 2]) == events[i + 4]);
            next[static_cast<std::size_t>(events[i + 2])] = 0;
        }
    for (std::size_t i = 0; i < events.size(); i += 2 + static_cast<std::size_t>(events[i + 1])) {
        const auto cell = static_cast<std::size_t>(events[i + 1] > 1 ? events[i + 2] : 0);
        switch (static_cast<Event>(events[i])) {
        case Event::slide:
            next[static_cast<std::size_t>(events[i + 3])] = static_cast<std::uint8_t>(events[i + 4]);
            break;
        case Event::merge:
            REQUIRE(next[cell] + 1 == events[i + 3]);
            next[cell] = static_cast<std::uint8_t>(events[i + 3]);
            points += events[i + 4];
            break;
        case Event::tile:
            REQUIRE(next[cell] == 0);
            next[cell] = static_cast<std::uint8_t>(events[i + 3]);
            break;
        default:
            break;
        }
    }
    return next;
}

std::vector<std::int32_t> played(Position& position, Action action) {
    std::vector<std::int32_t> events;
    play(position, action, &events);
    return events;
}

int count_events(const std::vector<std::int32_t>& events, Event kind) {
    int count = 0;
    for (std::size_t i = 0; i < events.size(); i += 2 + static_cast<std::size_t>(events[i + 1]))
        count += events[i] == static_cast<int>(kind) ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("2048: exact tiles slide as the slow grid does, however large they are", "[twenty48]") {
    Rng rng(65536);
    for (int i = 0; i < 10'000; ++i) {
        const Tiles tiles = random_tiles(rng, 1 + rng.below(15), 3);
        for (int d = 0; d < kSlides; ++d) {
            Tiles slid = tiles;
            SlowGrid grid = slow(tiles);
            const int points = slide_tiles(slid, direction(d), [](const SlidTile&) {});
            REQUIRE(points == grid.slide(direction(d)));
            REQUIRE(slow(slid) == grid);
            REQUIRE(can_slide(tiles, direction(d)) == (slid != tiles));
        }
    }
}

TEST_CASE("2048: tiles of 32768 merge, and those of 65536", "[twenty48]") {
    Position position = drawn("32768 32768 65536 . . . . . . . . . . . . .");
    play(position, slide_to(Direction::left), nullptr);
    CHECK(rank_at(position.tiles, 0) == 16);
    CHECK(rank_at(position.tiles, 1) == 16);
    CHECK(position.score == 65536);
    play(position, slide_to(Direction::left), nullptr);
    CHECK(rank_at(position.tiles, 0) == 17);
    CHECK(position.score == 65536 + 131072);
}

TEST_CASE("2048: the same seed brings the same tiles, whatever is played", "[twenty48]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        // The rank of each new tile by the number of the move, and the share of the empty cells before it.
        std::map<int, Rank> ranks;
        for (std::uint64_t game = 0; game < 4; ++game) {
            Rng rng(mix(seed, game));
            Position position = start(seed, Mode::chance);
            while (outcome(position) == Outcome::playing) {
                const Action action = random_action(position, rng);
                Position slid = position;
                slide_tiles(slid.tiles, direction_of(action));
                play(position, action, nullptr);
                Cell cell = 0;
                while (slid.tiles[static_cast<std::size_t>(cell)] ==
                       position.tiles[static_cast<std::size_t>(cell)])
                    ++cell;
                const auto [known, is_new] = ranks.try_emplace(position.moves, rank_at(position.tiles, cell));
                REQUIRE(known->second == rank_at(position.tiles, cell));
                REQUIRE(tile_on(cell, known->second) == drawn_tile(slid, position.moves + 1));
                // With as many empty cells anywhere else, the tile has the same number among them.
                Position other = slid;
                std::reverse(other.tiles.begin(), other.tiles.end());
                const Cell there = cell_of(drawn_tile(other, position.moves + 1));
                REQUIRE(place_among_empty(other.tiles, there) == place_among_empty(slid.tiles, cell));
            }
        }
    }
}

TEST_CASE("2048: nine of ten new tiles are a 2, on every empty cell alike", "[twenty48]") {
    int twos = 0;
    std::array<int, kCells> cells{};
    constexpr int tiles = 16'000;
    Position empty;
    for (int i = 0; i < tiles; ++i) {
        empty.seed = static_cast<std::uint64_t>(i);
        const Action tile = drawn_tile(empty, i % 7);
        twos += rank_of(tile) == 1 ? 1 : 0;
        ++cells[static_cast<std::size_t>(cell_of(tile))];
    }
    CHECK(std::abs(twos - tiles * 9 / 10) < 200);
    for (const int count : cells) CHECK(std::abs(count - tiles / kCells) < 160);
}

TEST_CASE("2048: a game begins with two tiles, and seeds differ", "[twenty48]") {
    std::set<std::uint64_t> hashes;
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        for (const Mode mode : {Mode::chance, Mode::adversary}) {
            const Position position = start(seed, mode);
            CHECK(count_empty(position.tiles) == kCells - 2);
            CHECK(side_to_move(position) == Side::first);
            CHECK(outcome(position) == Outcome::playing);
            hashes.insert(hash(position));
        }
    CHECK(hashes.size() == 100);
    CHECK(start(3, Mode::chance).tiles == start(3, Mode::adversary).tiles);
}

TEST_CASE("2048 against an adversary: sides alternate, and tiles go wherever it wants", "[twenty48]") {
    Position position = drawn("2 . . . . . . . . . . . . . . .", Mode::adversary);
    play(position, slide_to(Direction::right), nullptr);
    CHECK(side_to_move(position) == Side::second);
    CHECK(legal_actions(position).size() == 2 * 15);
    CHECK_FALSE(is_legal(position, slide_to(Direction::left)));
    CHECK_FALSE(is_legal(position, tile_on(3, 1)));
    play(position, tile_on(0, 2), nullptr);
    CHECK(side_to_move(position) == Side::first);
    CHECK(rank_at(position.tiles, 0) == 2);
    CHECK(position.moves == 1);
    CHECK_FALSE(is_legal(position, tile_on(5, 1)));
}

TEST_CASE("2048 is over when nothing slides, and won by whoever made 2048", "[twenty48]") {
    const Position lost = drawn("2 4 2 4 4 2 4 2 2 4 2 4 4 2 4 1024");
    CHECK(outcome(lost) == Outcome::second_wins);
    CHECK(legal_actions(lost).empty());
    const Position won = drawn("2 4 2 4 4 2 4 2 2 4 2 4 4 2 4 2048");
    CHECK(outcome(won) == Outcome::first_wins);
    const Position goes_on = drawn("2 4 2 4 4 2 4 2 2 4 2 4 4 2 . 2048");
    CHECK(outcome(goes_on) == Outcome::playing);
    CHECK(Twenty48::snapshot(goes_on)[6] == 1);
    CHECK(Twenty48::snapshot(lost)[6] == 0);
}

TEST_CASE("2048: the events lead from each position to the next", "[twenty48]") {
    for (const Mode mode : {Mode::chance, Mode::adversary})
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Rng rng(seed);
            Position position = start(seed, mode);
            while (outcome(position) == Outcome::playing) {
                const Position before = position;
                const Action action = random_action(position, rng);
                const auto events = played(position, action);
                int points = 0;
                REQUIRE(replayed(before.tiles, events, points) == position.tiles);
                REQUIRE(before.score + points == position.score);
                const int tiles = is_slide(action) && mode == Mode::adversary ? 0 : 1;
                REQUIRE(count_events(events, Event::tile) == tiles);
                REQUIRE(count_events(events, Event::over) == (outcome(position) == Outcome::playing ? 0 : 1));
            }
        }
}

TEST_CASE("2048: the first tile of a rank is told from 2048 on", "[twenty48]") {
    Position position = drawn("1024 1024 . . 1024 1024 . . . . . . . . . .");
    CHECK(count_events(played(position, slide_to(Direction::left)), Event::milestone) == 1);
    Position again = drawn("1024 1024 . . 2048 . . . . . . . . . . .");
    CHECK(count_events(played(again, slide_to(Direction::left)), Event::milestone) == 0);
    Position early = drawn("512 512 . . . . . . . . . . . . . .");
    CHECK(count_events(played(early, slide_to(Direction::left)), Event::milestone) == 0);
}

TEST_CASE("2048's hash depends on all that is to come", "[twenty48]") {
    const Position position = after_random_actions(5, Mode::adversary, 40);
    std::vector<Position> others(7, position);
    others[1].seed ^= 1;
    others[2].moves += 1;
    others[3].score += 4;
    others[4].mode = Mode::chance;
    others[5].phase = position.phase == Phase::slide ? Phase::place : Phase::slide;
    others[6].tiles[0] ^= 1;
    std::set<std::uint64_t> hashes;
    for (const Position& other : others) hashes.insert(hash(other));
    CHECK(hashes.size() == others.size());
}

} // namespace forethought::twenty48
