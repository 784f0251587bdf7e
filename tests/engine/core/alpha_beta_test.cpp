#include "engine/core/alpha_beta.h"

#include "tests/engine/core/lattice.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <vector>

namespace forethought {

namespace {

constexpr int kLayers = 7;
constexpr std::uint64_t kSeeds = 10;
constexpr Nodes kNoLimit = 1u << 30;
/// However many plies are taken off a search, this deep it comes to the end of the game.
constexpr Ply kTwiceAsDeep = 2 * kLayers + 2;

using Search = AlphaBeta<Lattice>;

AlphaBetaSettings settings_of(unsigned switches) {
    return AlphaBetaSettings{.prunes = (switches & 1u) != 0,
                             .deepens = (switches & 2u) != 0,
                             .remembers = (switches & 4u) != 0,
                             .reduces = (switches & 8u) != 0,
                             .most_depth = 30,
                             .aspiration = 15,
                             .table_bytes = 4096};
}
constexpr unsigned kAllSettings = 16;
constexpr unsigned kEverything = kAllSettings - 1;

/// A lattice with a search over it.
struct Seat {
    explicit Seat(std::uint64_t seed, unsigned switches = kEverything, Lattice::Options options = {})
        : lattice(seed, kLayers, options), search(lattice, settings_of(switches)) {
        search.set_root();
    }
    Seat(const Seat&) = delete;

    Lattice lattice;
    Search search;
};

/// All that a search has found out.
struct Found {
    std::vector<Lattice::Move> line;
    Score score = 0;
    Ply depth = 0;
    Nodes nodes = 0;
    bool operator==(const Found&) const = default;
};

Found found(const Search& search) {
    return {search.line(), search.score(), search.depth(), search.nodes()};
}

/// The value of the position after the first move of a line, for the side that makes it.
Score value_of(Lattice& lattice, Lattice::Move move, Ply depth) {
    lattice.make(move);
    const Score value = -minimax(lattice, depth - 1, 1);
    lattice.unmake();
    return value;
}

/// Whether every move of the line is one, and none comes after the end.
bool can_be_played(Lattice lattice, const std::vector<Lattice::Move>& line) {
    for (const Lattice::Move move : line) {
        const bool over = !lattice.path().empty() && lattice.known_value(0).has_value();
        if (over || move < 0 || static_cast<std::size_t>(move) >= lattice.number_of_moves()) return false;
        lattice.make(move);
    }
    return true;
}

/// What each finished iteration finds.
std::vector<Found> iterations(std::uint64_t seed, unsigned switches, Lattice::Options options) {
    Seat seat(seed, switches, options);
    std::vector<Found> all{Found{}};
    for (Ply depth = 1; depth <= kLayers; ++depth) {
        const bool goes_on = seat.search.advance(kNoLimit, depth);
        all.push_back(found(seat.search));
        if (!goes_on) break;
    }
    return all;
}

} // namespace

TEST_CASE("whatever is switched on, the value is that of minimax", "[alpha-beta]") {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
        for (unsigned switches = 0; switches < kAllSettings; ++switches)
            for (const bool extends : {false, true})
                for (Ply depth = 1; depth <= kLayers; ++depth) {
                    INFO("seed " << seed << ", settings " << switches << ", extends " << extends << ", depth "
                                 << depth);
                    // With extensions a state may be left with more plies on one way than on another, and the
                    // table then knows better than minimax.
                    if (extends && (switches & 4u) != 0) continue;
                    Seat seat(seed, switches, {.extends = extends});
                    seat.search.advance(kNoLimit, depth);
                    const Score value = minimax(seat.lattice, depth);
                    REQUIRE(seat.search.score() == value);
                    REQUIRE_FALSE(seat.search.line().empty());
                    REQUIRE(can_be_played(seat.lattice, seat.search.line()));
                    REQUIRE(value_of(seat.lattice, seat.search.line().front(),
                                     depth + seat.lattice.extension(0)) == value);
                    REQUIRE(seat.search.root_moves().front().move == seat.search.line().front());
                }
}

TEST_CASE("pruning saves moves, and a table more of them", "[alpha-beta]") {
    const auto nodes_of = [](unsigned switches) {
        Nodes nodes = 0;
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
            Seat seat(seed, switches);
            seat.search.advance(kNoLimit, kLayers);
            nodes += seat.search.nodes();
        }
        return nodes;
    };
    CHECK(3 * nodes_of(1) < nodes_of(0));
    CHECK(nodes_of(1 | 4 | 8) < nodes_of(1 | 8));
}

TEST_CASE("searched less deeply, late moves still come to the right end", "[alpha-beta]") {
    int decided = 0;
    for (std::uint64_t seed = 0; seed < 4 * kSeeds; ++seed)
        for (const unsigned switches : {9u, 11u, 15u}) {
            INFO("seed " << seed << ", settings " << switches);
            Seat seat(seed, switches, {.reduces = true});
            const Score truth = minimax(seat.lattice, kLayers);
            for (Ply depth = 1; depth <= kTwiceAsDeep; ++depth) {
                if (!seat.search.advance(kNoLimit, depth)) break;
                if (is_win(seat.search.score())) REQUIRE(is_win(truth));
                if (is_loss(seat.search.score())) REQUIRE(is_loss(truth));
            }
            REQUIRE(is_win(seat.search.score()) == is_win(truth));
            REQUIRE(is_loss(seat.search.score()) == is_loss(truth));
            if (!is_win(truth) && !is_loss(truth)) REQUIRE(seat.search.score() == truth);
            decided += is_win(truth) || is_loss(truth) ? 1 : 0;
        }
    CHECK(decided > 20);
}

TEST_CASE("what was left out as futile is not taken for lost", "[alpha-beta]") {
    int decided = 0;
    for (std::uint64_t seed = 0; seed < 30 * kSeeds; ++seed) {
        INFO("seed " << seed);
        Seat seat(seed, kEverything, {.is_futile = true});
        const Score truth = minimax(seat.lattice, kLayers);
        for (Ply depth = 1; depth <= kLayers; ++depth) {
            const bool goes_on = seat.search.advance(kNoLimit, depth);
            if (is_win(seat.search.score())) REQUIRE(is_win(truth));
            if (is_loss(seat.search.score())) REQUIRE(is_loss(truth));
            if (!goes_on) break;
        }
        decided += is_win(seat.search.score()) ? 1 : 0;
    }
    CHECK(decided > 20);
}

TEST_CASE("a loss is believed only where every move was looked at", "[alpha-beta]") {
    int lost = 0;
    int mistaken = 0;
    for (std::uint64_t seed = 0; seed < 10 * kSeeds; ++seed)
        for (const unsigned switches : {0u, 1u, 2u, 7u, 15u}) {
            INFO("seed " << seed << ", settings " << switches);
            Seat seat(seed, switches, {.most_listed = 2, .others_lose = false});
            const Score truth = minimax(seat.lattice, kLayers);
            for (Ply depth = 1; depth <= kLayers; ++depth) {
                const bool goes_on = seat.search.advance(kNoLimit, depth);
                const Score score = seat.search.score();
                if (is_win(score)) REQUIRE(is_win(truth));
                if (is_loss(score)) REQUIRE(is_loss(truth));
                // Nor is anything else worse than a position can be.
                if (!is_win(score) && !is_loss(score)) REQUIRE(std::abs(score) <= Lattice::kMostWorth);
                if (!goes_on) break;
            }
            lost += is_loss(seat.search.score()) ? 1 : 0;
            Seat gullible(seed, switches, {.most_listed = 2, .others_lose = true});
            gullible.search.advance(kNoLimit, kLayers);
            mistaken += is_loss(gullible.search.score()) && !is_loss(truth) ? 1 : 0;
        }
    CHECK(lost > 10);
    CHECK(mistaken > 10);
}

TEST_CASE("what was not listed is found where all that was listed loses", "[alpha-beta]") {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 30 * kSeeds; ++seed)
        for (const unsigned switches : {0u, 1u, 3u, 7u, 15u}) {
            INFO("seed " << seed << ", settings " << switches);
            Seat seat(seed, switches, {.most_listed = 1, .others_lose = false});
            seat.search.advance(kNoLimit, kLayers);
            if (seat.search.line().front() == 0) continue;
            REQUIRE_FALSE(is_loss(seat.search.score()));
            REQUIRE(is_loss(value_of(seat.lattice, 0, kLayers)));
            ++found;
        }
    CHECK(found > 10);
}

TEST_CASE("where alpha-beta is cut never changes what it finds", "[alpha-beta]") {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
        for (const unsigned switches : {0u, 1u, 3u, 7u, 15u}) {
            const Lattice::Options options{.reduces = true, .is_futile = true};
            for (const Nodes limit : {Nodes{50}, Nodes{333}, Nodes{100'000}}) {
                Seat whole(seed, switches, options);
                whole.search.advance(limit, kLayers);
                for (const Nodes slice : {1u, 7u, 32u, 1000u}) {
                    INFO("seed " << seed << ", settings " << switches << ", limit " << limit << ", slices of "
                                 << slice);
                    Seat cut(seed, switches, options);
                    for (Nodes left = limit; left > 0;) {
                        const Nodes before = cut.search.nodes();
                        const bool goes_on = cut.search.advance(std::min(slice, left), kLayers);
                        const Nodes made = cut.search.nodes() - before;
                        REQUIRE(made <= std::min(slice, left));
                        if (!goes_on || made == 0) break;
                        left -= made;
                    }
                    REQUIRE(found(cut.search) == found(whole.search));
                }
            }
        }
}

TEST_CASE("an iteration that was not finished leaves the answer of the last one", "[alpha-beta]") {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
        for (const unsigned switches : {2u, 3u, 7u, 15u}) {
            const Lattice::Options options{.reduces = true, .extends = true};
            const auto whole = iterations(seed, switches, options);
            Seat cut(seed, switches, options);
            for (Nodes n = 1; n <= 400; ++n) {
                INFO("seed " << seed << ", settings " << switches << ", node " << n);
                const bool goes_on = cut.search.advance(1, kLayers);
                const Found now = found(cut.search);
                REQUIRE(now.depth < static_cast<Ply>(whole.size()));
                if (now.depth > 0) {
                    const Found& last = whole[static_cast<std::size_t>(now.depth)];
                    REQUIRE(now.line == last.line);
                    REQUIRE(now.score == last.score);
                    REQUIRE(now.nodes >= last.nodes);
                } else {
                    REQUIRE(can_be_played(Lattice(seed, kLayers, options), now.line));
                    // The first move of the root has been looked at as soon as the second is made.
                    if (cut.search.root_moves().front().score > -kWin) REQUIRE_FALSE(now.line.empty());
                }
                if (!goes_on || now.nodes < n) break;
            }
        }
}

TEST_CASE("the policy is led back to the root from wherever the search was cut", "[alpha-beta]") {
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        for (const unsigned switches : {0u, 3u, 15u}) {
            Seat whole(seed, switches);
            whole.search.advance(kNoLimit, kLayers);
            for (Nodes n = 0; n < 200; ++n) {
                INFO("seed " << seed << ", settings " << switches << ", node " << n);
                Seat seat(seed, switches);
                const std::uint64_t root = seat.lattice.hash();
                seat.search.advance(n, kLayers);
                REQUIRE(seat.lattice.made() == seat.search.nodes());
                seat.search.leave();
                REQUIRE(seat.lattice.path().empty());
                REQUIRE(seat.lattice.hash() == root);
                seat.search.leave();
                REQUIRE(seat.lattice.path().empty());
                // It may go on from there, or begin anew.
                if (n % 2 == 0) seat.search.set_root();
                seat.search.advance(kNoLimit, kLayers);
                REQUIRE(seat.search.score() == whole.search.score());
                seat.search.leave();
                REQUIRE(seat.lattice.path().empty());
            }
        }
}

TEST_CASE("a table that is kept saves moves, and the distances of wins stay exact", "[alpha-beta]") {
    Nodes cold = 0;
    Nodes warm = 0;
    int wins = 0;
    for (std::uint64_t seed = 0; seed < 4 * kSeeds; ++seed) {
        INFO("seed " << seed);
        Seat seat(seed);
        seat.search.advance(kNoLimit, kLayers);
        const Score value = seat.search.score();
        cold += seat.search.nodes();
        seat.search.set_root();
        CHECK(seat.search.nodes() == 0);
        CHECK(seat.search.depth() == 0);
        seat.search.advance(kNoLimit, kLayers);
        REQUIRE(seat.search.score() == value);
        warm += seat.search.nodes();
        for (std::size_t i = 0; i < seat.lattice.number_of_moves(); ++i) {
            seat.search.leave();
            seat.lattice.make(static_cast<Lattice::Move>(i));
            if (!seat.lattice.known_value(0)) {
                seat.search.set_root();
                seat.search.advance(kNoLimit, kLayers);
                const Score truth = minimax(seat.lattice, kLayers);
                REQUIRE(seat.search.score() == truth);
                wins += is_win(truth) || is_loss(truth) ? 1 : 0;
            }
            seat.lattice.unmake();
        }
    }
    CHECK(warm < cold);
    CHECK(wins > 40);
}

TEST_CASE("the best moves that are to be shown have their own values and lines", "[alpha-beta]") {
    constexpr std::size_t shown = 3;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        Seat seat(seed);
        seat.search.show(shown);
        seat.search.set_root();
        seat.search.advance(kNoLimit, 4);
        const auto& moves = seat.search.root_moves();
        const Ply depth = seat.search.depth();
        seat.search.leave();
        std::vector<Score> values;
        for (const auto& root : moves) values.push_back(value_of(seat.lattice, root.move, depth));
        std::sort(values.begin(), values.end(), std::greater<>());
        for (std::size_t i = 0; i < std::min(shown, moves.size()); ++i) {
            INFO("seed " << seed << ", move " << i);
            CHECK(moves[i].is_exact);
            CHECK(moves[i].score == values[i]);
            CHECK(moves[i].score == value_of(seat.lattice, moves[i].move, depth));
            CHECK(moves[i].line.front() == moves[i].move);
            CHECK(can_be_played(seat.lattice, moves[i].line));
        }
    }
}

TEST_CASE("what was forgotten is no help", "[alpha-beta]") {
    Seat seat(3);
    seat.search.advance(kNoLimit, kLayers);
    const Found first = found(seat.search);
    seat.search.forget();
    seat.search.set_root();
    seat.search.advance(kNoLimit, kLayers);
    CHECK(seat.search.score() == first.score);
    Seat kept(3);
    kept.search.advance(kNoLimit, kLayers);
    kept.search.set_root();
    kept.search.advance(kNoLimit, kLayers);
    CHECK(kept.search.nodes() < seat.search.nodes());
}

} // namespace forethought
