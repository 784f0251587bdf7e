#include "tests/engine/core/lattice.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

namespace forethought {

namespace {

constexpr int kLayers = 9;
constexpr Nodes kNoLimit = 1u << 30;

/// A lattice whose moves come in stages of one, of which one in two is empty; it keeps its own history, and
/// one state in eight has no moves.
class Staged : public Lattice {
  public:
    static constexpr AlphaBetaAbilities kAbilities{
        .other_moves = true, .value_without_moves = true, .staged_moves = true, .own_history = true};

    explicit Staged(std::uint64_t seed) : Lattice(seed, kLayers, {}) {}

    bool has_moves() const { return path().empty() || hash() % 8 != 0; }
    Score value_without_moves(Ply ply) const { return loss_in(ply); }

    bool generate(MoveList<Move, kMostMoves>& moves, const OrderHints<Move>& hints) const {
        is_hinted_ = is_hinted_ || hints.killers[0] || !hints.history.empty();
        return Lattice::generate(moves, hints);
    }
    bool generate_stage(int stage, MoveList<Move, kMostMoves>& moves, const OrderHints<Move>& hints) {
        is_hinted_ = is_hinted_ || hints.killers[0] || !hints.history.empty();
        if (!has_moves()) return false;
        MoveList<Move, kMostMoves> all;
        Lattice::generate(all, hints);
        if (stage % 2 == 1) {
            moves.push_back(all[static_cast<std::size_t>(stage) / 2]);
            ++listed_;
        }
        return static_cast<std::size_t>((stage + 1) / 2) < all.size();
    }
    void note_refutation(Ply, Ply, Move move, std::span<const Move> tried) {
        ++refutations_;
        is_tried_twice_ = is_tried_twice_ || std::find(tried.begin(), tried.end(), move) != tried.end();
        tried_ += tried.size();
    }

    int listed() const { return listed_; }
    int refutations() const { return refutations_; }
    std::size_t tried() const { return tried_; }
    bool is_hinted() const { return is_hinted_; }
    bool is_tried_twice() const { return is_tried_twice_; }

  private:
    int listed_ = 0;
    int refutations_ = 0;
    std::size_t tried_ = 0;
    mutable bool is_hinted_ = false;
    bool is_tried_twice_ = false;
};

static_assert(DeclaresWhatItHas<Staged>);

Score value_of(Staged& staged, Ply depth, Ply ply = 0) {
    if (ply > 0) {
        if (const auto value = staged.known_value(ply)) return *value;
        if (depth <= 0) return staged.worth();
    }
    if (!staged.has_moves()) return staged.value_without_moves(ply);
    Score best = -kWin;
    for (std::size_t i = 0; i < staged.number_of_moves(); ++i) {
        staged.make(static_cast<Staged::Move>(i));
        best = std::max(best, -value_of(staged, depth - 1, ply + 1));
        staged.unmake();
    }
    return best;
}

} // namespace

TEST_CASE("moves that come in stages are all searched, and one that is not there is lost", "[alpha-beta]") {
    int lost = 0;
    for (std::uint64_t seed = 0; seed < samples(80); ++seed)
        for (const bool reduces : {true, false})
            for (Ply depth = 1; depth <= 5; ++depth) {
                INFO("seed " << seed << ", depth " << depth);
                Staged staged(seed);
                AlphaBeta<Staged> search(
                    staged, {.reduces = reduces, .most_depth = 30, .aspiration = 15, .table_bytes = 4096});
                search.set_root();
                search.advance(kNoLimit, depth);
                if (search.depth() < depth) continue;
                REQUIRE(search.score() == value_of(staged, depth));
                lost += is_decided(search.score()) ? 1 : 0;
                REQUIRE_FALSE(staged.is_hinted());
                REQUIRE_FALSE(staged.is_tried_twice());
            }
    CHECK(lost > 0);
}

TEST_CASE("moves behind a refutation are not listed, and the policy hears of refutations", "[alpha-beta]") {
    int listed = 0;
    int refutations = 0;
    Nodes nodes = 0;
    std::size_t tried = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Staged staged(seed);
        AlphaBeta<Staged> search(staged, {.remembers = false, .most_depth = 30, .table_bytes = 4096});
        search.set_root();
        search.advance(kNoLimit, 5);
        listed += staged.listed();
        refutations += staged.refutations();
        tried += staged.tried();
        nodes += search.nodes();
    }
    CHECK(static_cast<Nodes>(listed) <= nodes);
    CHECK(refutations > 100);
    CHECK(tried > 100);
}

} // namespace forethought
