#include "engine/core/alpha_beta_abilities.h"

#include "tests/engine/core/lattice.h"
#include "tests/engine/core/toll.h"

#include <catch2/catch.hpp>

/// What a policy declares is held against what it has while it is compiled, and so are these tests.
namespace forethought {

namespace {

using Has = AlphaBetaAbilities;

/// A lattice that declares something else.
template <AlphaBetaAbilities kDeclared>
struct Declaring : Lattice {
    static constexpr AlphaBetaAbilities kAbilities = kDeclared;
};

template <AlphaBetaAbilities kDeclared>
struct WithLateMovePruning : Declaring<kDeclared> {
    bool prunes_late_move(Ply, std::size_t, Lattice::Move) const { return false; }
};

struct Misspelt : Declaring<Has{.late_move_pruning = true, .other_moves = true}> {
    bool prune_late_move(Ply, std::size_t, Move) const { return true; }
};

struct WithOtherArguments : Declaring<Has{.late_move_pruning = true, .other_moves = true}> {
    bool prunes_late_move(Ply, Move) const { return true; }
};

struct WithOtherResult : Declaring<Has{.static_cutoff = true, .other_moves = true}> {
    Score static_cutoff(Ply, Ply, Score, Score) const { return 0; }
};

struct WithOneOfFour : Declaring<Has{.null_move = true, .other_moves = true}> {
    void make_null() {}
};

/// With cut-offs before moves the path has to be asked before them, too.
template <AlphaBetaAbilities kDeclared>
struct WithPathValue : Declaring<kDeclared> {
    std::optional<Score> path_value(Ply) { return {}; }
    std::uint64_t hash_after(Lattice::Move) const { return 0; }
    Ply extension_after(Lattice::Move) const { return 0; }
};
constexpr Has kWithPathValue{.enhanced_transposition_cutoff = true, .path_value = true, .other_moves = true};
struct WithPathValueAfter : WithPathValue<kWithPathValue> {
    bool has_path_value_after(Lattice::Move) { return false; }
};

class WithPrivateName : public Declaring<Has{.other_moves = true}> {
    int probe = 0;
};

} // namespace

TEST_CASE("a policy that has what it declares, and declares what it has, is let through", "[alpha-beta]") {
    STATIC_REQUIRE(DeclaresWhatItHas<Lattice>);
    STATIC_REQUIRE(DeclaresWhatItHas<Toll>);
    STATIC_REQUIRE(DeclaresWhatItHas<WithPathValueAfter>);
    STATIC_REQUIRE(
        DeclaresWhatItHas<WithLateMovePruning<Has{.late_move_pruning = true, .other_moves = true}>>);
}

TEST_CASE("a forgotten declaration is found, also of what a base class brings", "[alpha-beta]") {
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<WithLateMovePruning<Has{.other_moves = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<WithPrivateName>);
}

TEST_CASE("a declaration without its functions is found", "[alpha-beta]") {
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.null_move = true, .other_moves = true}>>);
    STATIC_REQUIRE_FALSE(
        DeclaresWhatItHas<Declaring<Has{.enhanced_transposition_cutoff = true, .other_moves = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.static_cutoff = true, .other_moves = true}>>);
    STATIC_REQUIRE_FALSE(
        DeclaresWhatItHas<Declaring<Has{.internal_iterative_reduction = true, .other_moves = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.late_move_pruning = true, .other_moves = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.singular_extension = true, .other_moves = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.probcut = true, .other_moves = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.quiescence = true, .other_moves = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.path_value = true, .other_moves = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.other_moves = true, .value_without_moves = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.other_moves = true, .staged_moves = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.other_moves = true, .own_history = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Declaring<Has{.other_moves = true, .foretells_hash = true}>>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<WithOneOfFour>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<WithPathValue<kWithPathValue>>);
}

TEST_CASE("a function of another name, with other arguments or another result is found", "[alpha-beta]") {
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<Misspelt>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<WithOtherArguments>);
    STATIC_REQUIRE_FALSE(DeclaresWhatItHas<WithOtherResult>);
}

} // namespace forethought
