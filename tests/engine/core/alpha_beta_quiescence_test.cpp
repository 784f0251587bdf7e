#include "tests/engine/core/lattice.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

namespace forethought {

namespace {

constexpr int kLayers = 9;
constexpr Ply kDeepest = 5;
constexpr Nodes kNoLimit = 1u << 30;

/// A lattice with captures: of most states none, one or two moves are such, and one state in five is in
/// check.
class Noisy : public Lattice {
  public:
    static constexpr AlphaBetaAbilities kAbilities{.quiescence = true, .other_moves = true};

    Noisy(std::uint64_t seed, bool has_captures = true)
        : Lattice(seed, kLayers, {}), has_captures_(has_captures) {}

    bool may_stand_pat() const { return hash() % 5 != 0; }
    void generate_quiescence(Ply depth, MoveList<Move, kMostMoves>& moves, const OrderHints<Move>&) {
        moves.clear();
        for (std::size_t i = 0; i < number_of_captures(); ++i) moves.push_back(static_cast<Move>(i));
        if (depth == 0) ++entered_;
        least_depth_ = std::min(least_depth_, depth);
    }

    std::size_t number_of_captures() const {
        if (!may_stand_pat()) return number_of_moves();
        return has_captures_ ? hash() / 5 % 3 : 0;
    }
    /// Quiescence searches that were begun, and how far one of them went.
    int entered() const { return entered_; }
    Ply least_depth() const { return least_depth_; }

  private:
    bool has_captures_;
    int entered_ = 0;
    Ply least_depth_ = 0;
};

/// By trying everything; with depth left all moves, then captures.
Score value_of(Noisy& noisy, Ply depth, Ply ply = 0) {
    if (ply > 0)
        if (const auto value = noisy.known_value(ply)) return *value;
    const bool is_quiescent = ply > 0 && depth <= 0;
    Score best = is_quiescent && noisy.may_stand_pat() ? noisy.worth() : -kWin;
    const std::size_t moves = is_quiescent ? noisy.number_of_captures() : noisy.number_of_moves();
    for (std::size_t i = 0; i < moves; ++i) {
        noisy.make(static_cast<Noisy::Move>(i));
        best = std::max(best, -value_of(noisy, depth - 1, ply + 1));
        noisy.unmake();
    }
    return best;
}

struct Table {
    Table(std::uint64_t seed, const AlphaBetaSettings& settings, bool has_captures = true)
        : noisy(seed, has_captures), search(noisy, settings) {
        search.set_root();
    }
    Table(const Table&) = delete;

    Noisy noisy;
    AlphaBeta<Noisy> search;
};

std::vector<AlphaBetaSettings> all_settings() {
    const AlphaBetaSettings all{.most_depth = 30, .aspiration = 15, .table_bytes = 4096};
    AlphaBetaSettings bare = all;
    bare.prunes = bare.remembers = bare.reduces = false;
    AlphaBetaSettings forgetful = all;
    forgetful.remembers = false;
    AlphaBetaSettings plain = all;
    plain.reduces = false;
    return {all, bare, forgetful, plain};
}

} // namespace

TEST_CASE("where the depth is used up, captures are searched to their end", "[alpha-beta]") {
    int differs = 0;
    Ply least = 0;
    for (const AlphaBetaSettings& settings : all_settings())
        for (std::uint64_t seed = 0; seed < samples(60); ++seed)
            for (Ply depth = 1; depth <= kDeepest; ++depth) {
                INFO("seed " << seed << ", depth " << depth);
                Table table(seed, settings);
                table.search.advance(kNoLimit, depth);
                // A win or a loss may be known before.
                if (table.search.depth() < depth) continue;
                const Score truth = value_of(table.noisy, depth);
                REQUIRE(table.search.score() == truth);
                least = std::min(least, table.noisy.least_depth());
                Noisy lattice(seed);
                differs += truth != minimax(lattice, depth) ? 1 : 0;
            }
    CHECK(differs > samples(20));
    CHECK(least < -1);
}

TEST_CASE("every move of a quiescence search is a node, and a slice may end at any", "[alpha-beta]") {
    Nodes with = 0;
    Nodes without = 0;
    int entered = 0;
    const AlphaBetaSettings settings = all_settings().front();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        INFO("seed " << seed);
        Table whole(seed, settings);
        whole.search.advance(kNoLimit, kDeepest);
        REQUIRE(whole.noisy.made() == whole.search.nodes());
        entered += whole.noisy.entered();
        Table quiet(seed, settings, false);
        quiet.search.advance(kNoLimit, kDeepest);
        with += whole.search.nodes();
        without += quiet.search.nodes();
        for (const Nodes slice : {1u, 7u}) {
            Table cut(seed, settings);
            for (Nodes before = ~Nodes{0}; before != cut.search.nodes();) {
                before = cut.search.nodes();
                cut.search.advance(slice, kDeepest);
                REQUIRE(cut.search.nodes() - before <= slice);
            }
            REQUIRE(cut.search.nodes() == whole.search.nodes());
            REQUIRE(cut.search.score() == whole.search.score());
            REQUIRE(cut.search.line() == whole.search.line());
        }
    }
    CHECK(with > without);
    CHECK(entered > 100);
}

TEST_CASE("a quiescence search that is left takes the policy back to the root", "[alpha-beta]") {
    for (Nodes nodes = 0; nodes < 300; ++nodes) {
        INFO("node " << nodes);
        Table table(3, all_settings().front());
        const std::uint64_t root = table.noisy.hash();
        table.search.advance(nodes, kDeepest);
        table.search.leave();
        REQUIRE(table.noisy.hash() == root);
    }
}

} // namespace forethought
