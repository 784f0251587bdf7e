#include "engine/twenty48/expectimax.h"

#include "engine/core/rng.h"
#include "engine/twenty48/network_values.h"
#include "engine/twenty48/row_values.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/twenty48/weights.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <map>
#include <optional>

namespace forethought::twenty48 {

namespace {

/// A new tile somewhere, by lot.
Board with_any_tile(Board board, Rng& rng) {
    Board cells = empty_cells(board);
    for (auto skip = rng.below(static_cast<unsigned>(count_empty(board))); skip > 0; --skip)
        cells &= cells - 1;
    return with_tile(board, first_cell(cells), rng.chance(9, 10) ? 1 : 2);
}

/// Boards before a slide, met in games of slides by lot; full ones among them.
std::vector<Board> boards_met(int games, int every) {
    std::vector<Board> boards;
    Rng rng(5);
    for (int game = 0; game < games; ++game) {
        Board board = with_any_tile(with_any_tile(0, rng), rng);
        for (int move = 0; has_slide(board); ++move) {
            if (move % every == 0 || count_empty(board) == 0) boards.push_back(board);
            const Board before = board;
            while (board == before) board = slide(board, direction(static_cast<int>(rng.below(4))));
            board = with_any_tile(board, rng);
        }
    }
    return boards;
}

/// Counts points instead of looking at rows, so that points on the way show.
struct PointValues {
    static constexpr Ply kPliesInOnePiece = 2;
    bool begin(Board /*root*/) const { return false; }
    Score points(Board board, Board slid, Direction way) const {
        return slid == board ? 0 : 100 * slide_score(board, way);
    }
    Score value(Board board) const { return 50 * count_empty(board) + rank_at(board, 5); }
    std::int64_t sum_over_tiles(Board after) const {
        std::int64_t sum = 0;
        for (Board cells = empty_cells(after); cells != 0; cells &= cells - 1)
            for (const Rank rank : {1, 2}) {
                const Board board = with_tile(after, first_cell(cells), rank);
                Score best = 0;
                for (int d = 0; d < kSlides; ++d)
                    if (const Board slid = slide(board, direction(d)); slid != board)
                        best = std::max(best, value(slid) + points(board, slid, direction(d)));
                sum += (rank == 1 ? 9 : 1) * best;
            }
        return sum;
    }
    static Nodes slides_tried(Board after) { return Nodes{8} * static_cast<Nodes>(count_empty(after)); }
};

/// The expectation as one would write it down, with fractions.
template <class E>
struct Slow {
    E& evaluation;
    /// The least chance at which a board is still looked into.
    double least = 0;

    double after(Board board, Ply depth, double chance) const {
        if (depth == 0 || chance < least) return evaluation.value(board);
        const int empty = count_empty(board);
        double mean = 0;
        for (Board cells = empty_cells(board); cells != 0; cells &= cells - 1)
            for (const Rank rank : {1, 2}) {
                const double odds = (rank == 1 ? 0.9 : 0.1) / empty;
                mean += odds * best(with_tile(board, first_cell(cells), rank), depth - 1, chance * odds);
            }
        return mean;
    }
    double best(Board board, Ply depth, double chance) const {
        std::optional<double> best;
        for (int d = 0; d < kSlides; ++d) {
            const Board slid = slide(board, direction(d));
            if (slid == board) continue;
            const double value = after(slid, depth, chance) + evaluation.points(board, slid, direction(d));
            if (!best || value > *best) best = value;
        }
        return best.value_or(0);
    }
};

template <class E>
void require_as_slow(E& evaluation, const std::vector<Board>& boards, Ply depth, bool cuts) {
    const Slow<E> slow{evaluation, cuts ? 0.0001 : 0};
    Expectimax<E> search(evaluation, {.unlikely_in = cuts ? 10'000u : 0u});
    for (const Board board : boards) {
        INFO("board " << std::hex << board << ", depth " << depth);
        evaluation.begin(board);
        search.set_root(board);
        while (search.advance(1'000'000, depth)) {
        }
        REQUIRE(search.root_moves().size() > 0);
        if (search.root_moves().size() > 1) REQUIRE(search.depth() == depth);
        for (const auto& root : search.root_moves()) {
            const Board slid = slide(board, direction_of(root.move));
            const double value =
                slow.after(slid, search.depth(), 1) + evaluation.points(board, slid, direction_of(root.move));
            // Each ply loses less than one to whole numbers.
            REQUIRE(std::abs(root.score - value) <= search.depth() + 1e-6 * std::abs(value));
        }
        REQUIRE(search.score() == search.root_moves().front().score);
    }
}

/// What a search has found out, for comparison.
template <class E>
std::vector<std::int64_t> root_results(const Expectimax<E>& search) {
    std::vector<std::int64_t> all{search.score(), search.depth(), static_cast<std::int64_t>(search.nodes())};
    for (const auto& root : search.root_moves()) {
        all.push_back(root.move.code);
        all.push_back(root.score);
    }
    return all;
}

} // namespace

TEST_CASE("2048's rows are worth what the formula of their source says", "[twenty48][expectimax]") {
    RowValues values;
    for (std::size_t row = 0; row < kRows; ++row) {
        double sum = 0;
        double falls = 0;
        double rises = 0;
        int empty = 0;
        int merges = 0;
        int before = -1;
        int run = 1;
        for (int i = 0; i < kWidth; ++i) {
            const int rank = static_cast<int>(row >> (4 * i) & 15);
            sum += std::pow(rank, 3.5);
            if (i > 0) {
                const double step = std::pow(rank, 4) - std::pow(row >> (4 * (i - 1)) & 15, 4);
                (step > 0 ? rises : falls) += std::abs(step);
            }
            if (rank == 0) {
                ++empty;
                continue;
            }
            run = rank == before ? run + 1 : 1;
            // The second of a run counts for the first as well.
            if (run > 1) merges += run == 2 ? 2 : 1;
            before = rank;
        }
        const double value = 200'000.0 + 270 * empty + 700 * merges - 47 * std::min(falls, rises) - 11 * sum;
        REQUIRE(std::abs(values.of(static_cast<Row>(row)) - RowValues::kUnit * value) <= 4);
    }
}

TEST_CASE("what rows share between new tiles changes no sum", "[twenty48][expectimax]") {
    RowValues values;
    for (const Board board : boards_met(20, 3))
        for (int d = 0; d < kSlides; ++d) {
            const Board after = slide(board, direction(d));
            if (after == board) continue;
            const Slow<RowValues> slow{values};
            const double sum = slow.after(after, 1, 1) * 10 * count_empty(after);
            REQUIRE(std::abs(static_cast<double>(values.sum_over_tiles(after)) - sum) <=
                    1e-6 * std::abs(sum));
        }
}

TEST_CASE("expectimax finds the expectation", "[twenty48][expectimax]") {
    RowValues values;
    PointValues points;
    const auto boards = boards_met(samples(4), 25);
    require_as_slow(values, boards, 1, false);
    require_as_slow(values, boards, 2, false);
    require_as_slow(points, boards, 2, false);
    // Few empty cells, so that the slow one comes to an end.
    std::vector<Board> narrow;
    for (const Board board : boards_met(12, 1))
        if (count_empty(board) <= 1 && narrow.size() < 12) narrow.push_back(board);
    require_as_slow(values, narrow, 3, false);
    require_as_slow(points, narrow, 4, true);
    require_as_slow(values, boards_met(samples(2), 60), 3, true);
    NetworkValues learned(repository_network(), {.stages = true});
    require_as_slow(learned, boards, 2, false);
    require_as_slow(learned, narrow, 3, true);
}

TEST_CASE("where expectimax is cut makes no difference", "[twenty48][expectimax]") {
    RowValues values;
    const ExpectimaxSettings settings{
        .unlikely_in = 10'000, .follows_tiles = true, .remembers = true, .table_log2 = 12};
    Expectimax<RowValues> whole(values, settings);
    for (const Nodes slice : {Nodes{1}, Nodes{977}}) {
        Expectimax<RowValues> cut(values, settings);
        whole.forget();
        for (const Board board : boards_met(2, 40)) {
            whole.set_root(board);
            whole.advance(~Nodes{0} / 2);
            cut.set_root(board);
            while (cut.advance(slice)) {
            }
            REQUIRE(root_results(cut) == root_results(whole));
            if (whole.root_moves().size() > 1) CHECK(whole.depth() >= 3);
        }
    }
}

TEST_CASE("expectimax compares slides in the middle of an iteration", "[twenty48][expectimax]") {
    const PointValues points;
    for (const Board board : {Board{0x0001'2321'1232'2321}, Board{0x0012'0034'0123'2345}}) {
        const auto values_of = [&](Ply depth) {
            Expectimax<PointValues> search(points, {});
            search.set_root(board);
            search.advance(~Nodes{0} / 2, depth);
            std::vector<RootMove<Action>> moves;
            search.compare(moves);
            std::map<Direction, Score> values;
            for (const auto& root : moves) values[direction_of(root.move)] = root.score;
            return values;
        };
        Expectimax<PointValues> search(points, {});
        search.set_root(board);
        std::vector<RootMove<Action>> moves;
        search.compare(moves);
        REQUIRE(moves.empty());
        search.advance(~Nodes{0} / 2, 2);
        const auto before = values_of(2);
        const auto after = values_of(3);
        // So many of the slides have their new values, the first ones.
        std::size_t renewed = 0;
        const auto way = [&](std::size_t i) { return direction_of(moves[i].move); };
        const auto mixture = [&](std::size_t count) {
            std::int64_t moved = 0;
            for (std::size_t i = 0; i < count; ++i) moved += after.at(way(i)) - before.at(way(i));
            if (count > 0) moved /= static_cast<std::int64_t>(count);
            std::vector<Score> values;
            for (std::size_t i = 0; i < moves.size(); ++i)
                values.push_back(i < count ? after.at(way(i))
                                           : before.at(way(i)) + static_cast<Score>(moved));
            return values;
        };
        while (search.depth() < 3) {
            search.compare(moves);
            std::vector<Score> values;
            for (const auto& root : moves) values.push_back(root.score);
            if (values != mixture(renewed)) ++renewed;
            REQUIRE(values == mixture(renewed));
            search.advance(1);
        }
        CHECK(renewed + 1 == before.size());
    }
}

TEST_CASE("the table saves slides and hardly changes a value", "[twenty48][expectimax]") {
    RowValues values;
    Nodes with = 0;
    Nodes without = 0;
    for (const Board board : boards_met(3, 40)) {
        Expectimax<RowValues> plain(values, {});
        Expectimax<RowValues> remembering(values, {.remembers = true});
        for (auto* search : {&plain, &remembering}) {
            search->set_root(board);
            search->advance(~Nodes{0} / 2, 2);
        }
        with += remembering.nodes();
        without += plain.nodes();
        // A board may be known from a way on which it was searched deeper.
        CHECK(std::abs(remembering.score() - plain.score()) <= std::abs(plain.score()) / 100);
    }
    CHECK(with < without * 3 / 4);
}

TEST_CASE("expectimax has an answer after its first slide, and the only one at once",
          "[twenty48][expectimax]") {
    RowValues values;
    Expectimax<RowValues> search(values, {});
    // Only the last row slides, to the right.
    const Board board = 0x0001'2321'1232'2321;
    REQUIRE(has_slide(board));
    search.set_root(board);
    REQUIRE_FALSE(search.root_moves().empty());
    search.advance(1);
    REQUIRE(search.line().size() == 1);
    while (search.advance(1000, 3)) {
    }
    for (const auto& root : search.root_moves()) CHECK(root.score <= search.score());
}

} // namespace forethought::twenty48
