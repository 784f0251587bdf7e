#include "tests/engine/core/lattice.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/core/toll.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <vector>

namespace forethought {

namespace {

constexpr int kLayers = 7;
constexpr Nodes kNoLimit = 1u << 30;
constexpr Ply kTwiceAsDeep = 2 * kLayers + 2;
constexpr AlphaBetaSettings kSettings{.most_depth = 30, .aspiration = 15, .table_bytes = 4096};

/// A lattice with everything that a policy may have besides; each can be turned off.
class Trimmed : public Lattice {
  public:
    static constexpr AlphaBetaAbilities kAbilities{.null_move = true,
                                                   .internal_iterative_reduction = true,
                                                   .late_move_pruning = true,
                                                   .singular_extension = true,
                                                   .probcut = true,
                                                   .other_moves = true};
    struct Hooks {
        bool passes = false;
        bool verifies = false;
        bool leaves_out = false;
        bool extends_singular = false;
        bool looks_less = false;
        bool probes = false;
    };

    Trimmed(std::uint64_t seed, Hooks hooks, Options options = {})
        : Lattice(seed, kLayers, options), hooks_(hooks) {}

    Ply null_reduction(Ply depth, Score) const { return hooks_.passes && depth > 1 ? 1 : 0; }
    void make_null() { make(0); }
    void unmake_null() { unmake(); }
    bool verifies_null(Ply depth) const { return hooks_.verifies && depth > 2; }

    bool prunes_late_move(Ply depth, std::size_t index, Move) const {
        return hooks_.leaves_out && depth <= 2 && index > 1;
    }

    std::optional<Score> singular_margin(Ply depth) {
        return hooks_.extends_singular && depth > 2 ? std::optional<Score>(20) : std::nullopt;
    }

    Ply internal_iterative_reduction(Ply depth) const { return hooks_.looks_less && depth > 2 ? 1 : 0; }
    std::optional<Probe> probe(Ply depth, Score beta, int number) const {
        if (!hooks_.probes || depth < 3 || number > 1) return std::nullopt;
        return Probe{
            .depth = depth - 2, .bound = number == 0 ? beta + 40 : beta - 40, .is_above = number == 0};
    }

  private:
    Hooks hooks_;
};

/// A lattice of which is known where a move leads before it is made.
class WithEnhancedCutoff : public Lattice {
  public:
    static constexpr AlphaBetaAbilities kAbilities{.enhanced_transposition_cutoff = true,
                                                   .other_moves = true};

    WithEnhancedCutoff(std::uint64_t seed, Options options) : Lattice(seed, kLayers, options) {}

    std::uint64_t hash_after(Move move) const { return after(move).hash(); }
    Ply extension_after(Move move) const { return after(move).extension(1); }

  private:
    Lattice after(Move move) const {
        Lattice next = *this;
        next.make(move);
        return next;
    }
};

/// A toy with a search over it.
template <class Toy>
struct Table {
    template <class... Rest>
    explicit Table(Rest&&... rest) : toy(std::forward<Rest>(rest)...), search(toy, kSettings) {
        search.set_root();
    }
    Table(const Table&) = delete;

    Toy toy;
    AlphaBeta<Toy> search;
};

template <class Move>
struct Found {
    std::vector<Move> line;
    Score score = 0;
    Ply depth = 0;
    Nodes nodes = 0;
    bool operator==(const Found&) const = default;
};

template <class Toy>
Found<typename Toy::Move> found(const AlphaBeta<Toy>& search) {
    return {search.line(), search.score(), search.depth(), search.nodes()};
}

/// All of them, one at a time and together.
std::vector<Trimmed::Hooks> all_hooks() {
    return {{.passes = true},
            {.passes = true, .verifies = true},
            {.leaves_out = true},
            {.extends_singular = true},
            {.looks_less = true},
            {.probes = true},
            {true, true, true, true, true, true}};
}

} // namespace

TEST_CASE("a policy that makes no use of what it may have is searched as one that has none of it",
          "[alpha-beta]") {
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        for (Ply depth = 1; depth <= kLayers; ++depth) {
            INFO("seed " << seed << ", depth " << depth);
            Table<Trimmed> idle(seed, Trimmed::Hooks{});
            Table<Lattice> plain(seed, kLayers, Lattice::Options{});
            idle.search.advance(kNoLimit, depth);
            plain.search.advance(kNoLimit, depth);
            CHECK(idle.search.line() == plain.search.line());
            CHECK(idle.search.score() == plain.search.score());
            CHECK(idle.search.nodes() == plain.search.nodes());
        }
}

TEST_CASE("what the table is asked before a move is made changes nothing, and saves moves", "[alpha-beta]") {
    Nodes spared = 0;
    for (std::uint64_t seed = 0; seed < samples(40); ++seed)
        for (const Lattice::Options options :
             {Lattice::Options{}, Lattice::Options{.reduces = true, .extends = true},
              Lattice::Options{.reduces = true, .most_listed = 2}})
            for (Ply depth = 1; depth <= kLayers; ++depth) {
                INFO("seed " << seed << ", depth " << depth);
                Table<WithEnhancedCutoff> enhanced(seed, options);
                Table<Lattice> plain(seed, kLayers, options);
                enhanced.search.advance(kNoLimit, depth);
                plain.search.advance(kNoLimit, depth);
                REQUIRE(found(enhanced.search) == found(plain.search));
                REQUIRE(enhanced.toy.made() <= plain.toy.made());
                spared += plain.toy.made() - enhanced.toy.made();
            }
    CHECK(spared > samples(1'000));
}

TEST_CASE("where no pass is better than a move, passes change no value and save moves", "[alpha-beta]") {
    constexpr int plies = 12;
    int passes = 0;
    for (std::uint64_t seed = 0; seed < samples(20); ++seed)
        for (const bool verifies : {false, true})
            for (Ply depth = 1; depth <= plies; ++depth) {
                INFO("seed " << seed << ", verifies " << verifies << ", depth " << depth);
                Table<Toll> table(seed, plies, Toll::Options{.verifies = verifies});
                table.search.advance(kNoLimit, depth);
                REQUIRE(table.search.score() == table.toy.truth());
                passes += table.toy.passes();
            }
    CHECK(passes > samples(1'000));
}

TEST_CASE("where a shallower search says the truth, asking it changes no value", "[alpha-beta]") {
    constexpr int plies = 12;
    Nodes asked = 0;
    Nodes unasked = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        for (Ply depth = 1; depth <= plies; ++depth) {
            INFO("seed " << seed << ", depth " << depth);
            Table<Toll> probing(seed, plies, Toll::Options{.verifies = true, .probes = true});
            probing.search.advance(kNoLimit, depth);
            REQUIRE(probing.search.score() == probing.toy.truth());
            Table<Toll> plain(seed, plies, Toll::Options{.verifies = true});
            plain.search.advance(kNoLimit, depth);
            asked += probing.search.nodes();
            unasked += plain.search.nodes();
        }
    CHECK(asked != unasked);
}

TEST_CASE("where a pass would be best, a search of moves says that it is not to be had", "[alpha-beta]") {
    constexpr int plies = 12;
    int misled = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        INFO("seed " << seed);
        for (Ply depth = 1; depth <= plies; ++depth) {
            Table<Toll> careful(seed, plies, Toll::Options{.gifts_only = false, .verifies = true});
            careful.search.advance(kNoLimit, depth);
            REQUIRE(careful.search.score() == careful.toy.truth());
            Table<Toll> careless(seed, plies, Toll::Options{.gifts_only = false});
            careless.search.advance(kNoLimit, depth);
            misled += careless.search.score() != careless.toy.truth() ? 1 : 0;
        }
    }
    CHECK(misled > 10);
}

TEST_CASE("positions that say by themselves where they lie change no value and save moves", "[alpha-beta]") {
    constexpr int plies = 12;
    int static_cutoffs = 0;
    Nodes with = 0;
    Nodes without = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        for (Ply depth = 1; depth <= plies; ++depth) {
            INFO("seed " << seed << ", depth " << depth);
            Table<Toll> table(seed, plies, Toll::Options{.cuts_off_statically = true});
            Table<Toll> plain(seed, plies, Toll::Options{});
            table.search.advance(kNoLimit, depth);
            plain.search.advance(kNoLimit, depth);
            REQUIRE(table.search.score() == table.toy.truth());
            static_cutoffs += table.toy.static_cutoffs();
            with += table.search.nodes();
            without += plain.search.nodes();
        }
    CHECK(static_cutoffs > 1'000);
    CHECK(with < without);
}

TEST_CASE("a position of which no good move is known is looked at less deeply", "[alpha-beta]") {
    Nodes with = 0;
    Nodes without = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Table<Trimmed> less(seed, Trimmed::Hooks{.looks_less = true});
        Table<Trimmed> plain(seed, Trimmed::Hooks{});
        less.search.advance(kNoLimit, kLayers);
        plain.search.advance(kNoLimit, kLayers);
        with += less.search.nodes();
        without += plain.search.nodes();
    }
    CHECK(with < without);
}

TEST_CASE("leaves that say no more than they are asked lead to the same values", "[alpha-beta]") {
    constexpr int plies = 10;
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        for (const bool gifts_only : {false, true}) {
            INFO("seed " << seed << ", gifts only " << gifts_only);
            Table<Toll> table(seed, plies,
                              Toll::Options{.gifts_only = gifts_only, .verifies = true, .bounds = true});
            for (Ply depth = 1; depth <= plies; ++depth) {
                table.search.advance(kNoLimit, depth);
                REQUIRE(table.search.score() == table.toy.truth());
            }
            // What bounds were kept answers no question of another window.
            for (Toll::Move move = 0; move < 3; ++move) {
                table.search.leave();
                table.toy.make(move);
                table.search.set_root();
                table.search.advance(kNoLimit, plies - 2);
                REQUIRE(table.search.score() == table.toy.truth());
                table.search.leave();
                table.toy.unmake();
            }
        }
}

TEST_CASE("whatever is left out, only what is won is called won", "[alpha-beta]") {
    for (const auto& hooks : all_hooks()) {
        int decided = 0;
        for (std::uint64_t seed = 0; seed < samples(200); ++seed)
            for (const bool lists_all : {true, false}) {
                INFO("seed " << seed << ", lists all " << lists_all);
                Table<Trimmed> table(seed, hooks,
                                     Lattice::Options{.reduces = true,
                                                      .is_futile = true,
                                                      .most_listed = lists_all ? Lattice::kMostMoves : 2,
                                                      .others_lose = lists_all});
                const Score truth = minimax(table.toy, kLayers);
                for (Ply depth = 1; depth <= kTwiceAsDeep; ++depth) {
                    const bool goes_on = table.search.advance(kNoLimit, depth);
                    const Score score = table.search.score();
                    if (is_win(score)) REQUIRE(is_win(truth));
                    if (is_loss(score)) REQUIRE(is_loss(truth));
                    if (!is_decided(score)) REQUIRE(std::abs(score) <= Lattice::kMostWorth);
                    if (!goes_on) break;
                }
                decided += is_decided(table.search.score()) ? 1 : 0;
            }
        CHECK(decided > samples(20));
    }
}

TEST_CASE("moves that are left out as late, or looked at again as singular, change what is searched",
          "[alpha-beta]") {
    const auto nodes_of = [](const Trimmed::Hooks& hooks) {
        Nodes nodes = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Table<Trimmed> table(seed, hooks);
            table.search.advance(kNoLimit, kLayers - 1);
            nodes += table.search.nodes();
        }
        return nodes;
    };
    CHECK(nodes_of({.leaves_out = true}) < nodes_of({}));
    CHECK(nodes_of({.extends_singular = true}) > nodes_of({}));
}

TEST_CASE("extended where it is singular, a line comes to the right end", "[alpha-beta]") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        INFO("seed " << seed);
        Table<Trimmed> table(seed, Trimmed::Hooks{.extends_singular = true});
        const Score truth = minimax(table.toy, kLayers);
        table.search.advance(kNoLimit, kTwiceAsDeep);
        if (is_decided(truth))
            REQUIRE(is_win(table.search.score()) == is_win(truth));
        else
            REQUIRE(table.search.score() == truth);
    }
}

TEST_CASE("with all of it, where the search is cut never changes what it finds", "[alpha-beta]") {
    for (const auto& hooks : all_hooks())
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            Table<Trimmed> whole(seed, hooks, Lattice::Options{.reduces = true});
            whole.search.advance(5'000, kLayers);
            for (const Nodes slice : {1u, 7u, 1000u}) {
                INFO("seed " << seed << ", slices of " << slice);
                Table<Trimmed> cut(seed, hooks, Lattice::Options{.reduces = true});
                for (Nodes left = 5'000; left > 0;) {
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

TEST_CASE("with all of it, the policy is led back to the root from anywhere", "[alpha-beta]") {
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        for (Nodes n = 0; n < 300; ++n) {
            INFO("seed " << seed << ", node " << n);
            Table<Trimmed> table(seed, Trimmed::Hooks{true, true, true, true, true});
            const std::uint64_t root = table.toy.hash();
            table.search.advance(n, kLayers);
            REQUIRE(table.toy.made() == table.search.nodes());
            table.search.leave();
            REQUIRE(table.toy.hash() == root);
        }
}

} // namespace forethought
