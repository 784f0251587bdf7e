#include "engine/twenty48/network_values.h"
#include "tests/engine/twenty48/seat.h"
#include "tests/engine/twenty48/weights.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::twenty48 {

namespace {

/// Points and what the network expects after a slide; far below all else where it is not legal.
Score worth(const Network& network, Board board, Direction way) {
    const Board slid = slide(board, way);
    return slid == board ? -kWin : network.of(Stage::opening).value(halved(slid)) + slide_score(board, way);
}

} // namespace

TEST_CASE("2048's learned rungs need weights, and the others do not", "[twenty48][learned]") {
    for (const auto& rung : ladder()) CHECK(needs_weights<Twenty48>(rung.switches) == (rung.number >= 120));
    repository_network();
    for (const auto& rung : ladder()) CHECK(find_playable<Twenty48>(rung.number).ok());
    CHECK_FALSE(find_playable<Twenty48>(121).ok());
    CHECK_FALSE(install_network({}).ok());
    CHECK(installed_network() != nullptr);
}

TEST_CASE("2048: rung 120 takes the slide of which the network expects most", "[twenty48][learned]") {
    const Network& network = repository_network();
    for (const Position& position : positions(30)) {
        if (position.phase != Phase::slide) continue;
        const Board board = downgrade(position.tiles);
        Score most = -kWin;
        for (int d = 0; d < kSlides; ++d) most = std::max(most, worth(network, board, direction(d)));
        Seat seat(120, position);
        CHECK(worth(network, board, direction_of(seat.think(Limits{.nodes = 9}))) == most);
        CHECK(seat.session.best().score == most);
        CHECK(seat.session.info().nodes_of_root == 0);
    }
}

TEST_CASE("2048: the sum over new tiles is that of the best slides after them", "[twenty48][learned]") {
    const Network& network = repository_network();
    NetworkValues values(network, {.stages = true});
    for (const Position& position : positions(20)) {
        const Board board = downgrade(position.tiles);
        for (int d = 0; d < kSlides; ++d) {
            const Board after = slide(board, direction(d));
            if (after == board) continue;
            std::int64_t sum = 0;
            for (Board cells = empty_cells(after); cells != 0; cells &= cells - 1)
                for (const Rank rank : {1, 2}) {
                    const Board placed = with_tile(after, first_cell(cells), rank);
                    Score most = has_slide(placed) ? -kWin : 0;
                    for (int e = 0; e < kSlides; ++e)
                        most = std::max(most, worth(network, placed, direction(e)));
                    sum += (rank == 1 ? 9 : 1) * std::max(0, most);
                }
            CHECK(values.sum_over_tiles(after) == sum);
        }
    }
}

TEST_CASE("2048: below rung 140 a late board is worth what its halved one is", "[twenty48][learned]") {
    const Network& network = repository_network();
    const Board late = 0x0012'0340'5678'9abe;
    REQUIRE(halved(late) != late);
    NetworkValues plain(network, {});
    CHECK_FALSE(plain.begin(late));
    CHECK(plain.value(late) == plain.value(halved(late)));
    CHECK(plain.points(0x0012'0340'5678'9aae, slide_left(0x0012'0340'5678'9aae), Direction::left) == 2'048);
}

TEST_CASE("2048: from rung 140 on late boards are worth what is expected of laps", "[twenty48][learned]") {
    const Network& network = repository_network();
    NetworkValues values(network, {.stages = true});
    const Board early = 0x0012'0340'5678'9ab1;
    const Score as_points = values.value(early);
    // A board after 28 laps, one after 29, and one whose twins have yet to become the 30th.
    const Board root = 0x0012'0340'5678'0cde;
    const Board next = 0x0012'0340'5678'acde;
    const Board twins = 0x0012'0340'567a'acde;
    CHECK(values.begin(root));
    CHECK_FALSE(values.begin(root));
    const StageWeights& late = network.of(Stage::late);
    CHECK(values.value(root) == late.value(walled(root)));
    CHECK(values.value(next) == carried_over(late.value(walled(next))));
    CHECK(values.points(root, slide_left(root), Direction::left) == 0);
    CHECK(values.begin(next));
    CHECK_FALSE(values.begin(twins));
    CHECK(values.value(twins) == late.value(walled(twins)));
    CHECK(values.value(next) == late.value(walled(next)));
    CHECK(values.begin(early));
    CHECK(values.value(early) == as_points);
}

TEST_CASE("2048: rung 150 adds what frames say, within a lap and after it", "[twenty48][learned]") {
    const Network& network = repository_network();
    REQUIRE(network.frames().has_any());
    NetworkValues values(network, {.stages = true, .frames = true});
    NetworkValues without(network, {.stages = true});
    const auto added = [&](Stage stage, Board board) { return network.frames().value(framed(stage, board)); };
    int framed_boards = 0;
    const auto check = [&](Board root, Board after) {
        values.begin(root);
        without.begin(root);
        const Stage stage = stage_of(root);
        const bool ends_lap = stage == Stage::late && laps_of(after) > laps_of(root);
        const Score all = network.of(stage).value(seen_in(stage, after)) + added(stage, after);
        CHECK(values.value(after) == (ends_lap ? carried_over(all) : all));
        framed_boards += added(stage, after) != 0 ? 1 : 0;
        // Where the frame has nothing to say both are the same.
        if (added(stage, after) == 0) CHECK(values.value(after) == without.value(after));
    };
    check(0x0001'0012'1234'bcde, 0x0001'0012'1234'bcde);
    check(0x0001'0012'1234'bcde, 0x0001'0012'a234'bcde);
    check(0x0001'0012'1234'abde, 0x0001'0012'1234'abde);
    check(0x0001'0012'1234'abcd, 0x0001'0012'1234'abcd);
    check(0x0001'0012'1234'9acd, 0x0001'0012'1234'9acd);
    check(0x0001'0012'1234'1234, 0x0001'0012'1234'1234);
    // Five of the six boards have a frame, of kinds that learned from millions of games.
    CHECK(framed_boards == 5);
    // A board with a 16384 that an opening comes to is seen as the opening sees it, without a frame.
    values.begin(0x0001'0012'1234'abcd);
    CHECK(values.value(0x0001'0012'1234'bcde) ==
          network.of(Stage::opening).value(halved(0x0001'0012'1234'bcde)));
}

TEST_CASE("2048: rung 150 plays the lap to the first 16384 by late weights", "[twenty48][learned]") {
    const Network& network = repository_network();
    NetworkValues values(network, {.stages = true, .laps_early = true, .frames = true});
    const auto late_value = [&](Board board) {
        return network.of(Stage::late).value(walled(board)) +
               network.frames().value(framed(Stage::late, board));
    };
    // A lap before, in the lap along an edge and around a corner, and when all have become a 16384.
    const Board before = 0x0001'0012'1234'9bcd;
    const Board along = 0x0001'0012'1234'abcd;
    const Board around = 0x0001'0012'123d'9abc;
    const Board after = 0x0001'0012'1234'000e;
    values.begin(before);
    CHECK(values.value(before) ==
          network.of(Stage::opening).value(before) + network.frames().value(framed(Stage::opening, before)));
    CHECK(values.begin(along));
    CHECK(values.value(along) == late_value(along));
    CHECK_FALSE(values.begin(around));
    CHECK(values.value(around) == late_value(around));
    CHECK(values.value(after) == carried_over(late_value(after)));
    CHECK(values.points(along, slide_left(along), Direction::left) == 0);
    CHECK(values.begin(after));
    CHECK(values.value(after) == late_value(after));
}

TEST_CASE("2048: learned rungs play every kind of position, and on the same nodes the same",
          "[twenty48][learned]") {
    repository_network();
    for (const int rung : {120, 130, 140, 150})
        for (const Position& position : positions(8)) {
            Seat one(rung, position);
            Seat other(rung, position);
            const Action action = one.think(Limits{.nodes = 3'000});
            CHECK(is_legal(position, action));
            CHECK(other.think(Limits{.nodes = 3'000}) == action);
            CHECK(one.session.best().score == other.session.best().score);
            CHECK(one.session.info().nodes_of_root == other.session.info().nodes_of_root);
            const auto lines = one.session.multi_pv(4);
            REQUIRE_FALSE(lines.empty());
            CHECK(lines.front().score_loss == 0);
        }
}

TEST_CASE("2048: where the best rung is cut makes no difference", "[twenty48][learned]") {
    repository_network();
    for (const char* tiles :
         {"16384 8192 512 4 2048 64 16 2 8 4 2 . . . 2 .", "64 32 8 4 2 16 4 . . 2 . . . . . ."}) {
        const Position position = drawn(tiles);
        Seat whole(150, position);
        whole.think(Limits{.nodes = 5'000});
        Seat cut(150, position);
        cut.session.begin(Limits{.nodes = 5'000});
        while (cut.session.advance(Budget{.nodes = 7})) {
        }
        CHECK(cut.session.best().action == whole.session.best().action);
        CHECK(cut.session.best().score == whole.session.best().score);
        CHECK(cut.session.info().nodes_of_root == whole.session.info().nodes_of_root);
        CHECK(cut.session.info().depth == whole.session.info().depth);
    }
}

TEST_CASE("2048: a blurred network has other values, the same for the same seed", "[twenty48][learned]") {
    const Network& network = repository_network();
    const Board board = 0x0012'0340'5678'9ab1;
    std::set<Score> values;
    for (const std::uint64_t seed : {1u, 2u, 3u, 1u})
        values.insert(NetworkValues(network, {.stages = true}, Blur(seed, 120)).value(board));
    CHECK(values.size() == 3);
    CHECK(NetworkValues(network, {.stages = true}, Blur(1, 150)).value(board) ==
          network.of(Stage::opening).value(board));
}

} // namespace forethought::twenty48
