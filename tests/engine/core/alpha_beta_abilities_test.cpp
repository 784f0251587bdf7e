#include "engine/core/alpha_beta_abilities.h"

#include "tests/engine/core/lattice.h"
#include "tests/engine/core/toll.h"

/// What a policy declares is held against what it has while it is compiled, and so are these tests.
namespace forethought {

namespace {

static_assert(DeclaresWhatItHas<Lattice> && DeclaresWhatItHas<Toll>);

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
static_assert(DeclaresWhatItHas<WithLateMovePruning<Has{.late_move_pruning = true, .other_moves = true}>>);

// A forgotten declaration, also of what another class brings.
static_assert(!DeclaresWhatItHas<WithLateMovePruning<Has{.other_moves = true}>>);
static_assert(!DeclaresWhatItHas<Declaring<Has{}>>);

// A declaration without the functions.
static_assert(!DeclaresWhatItHas<Declaring<Has{.null_move = true, .other_moves = true}>>);
static_assert(!DeclaresWhatItHas<Declaring<Has{.enhanced_transposition_cutoff = true, .other_moves = true}>>);
static_assert(!DeclaresWhatItHas<Declaring<Has{.static_cutoff = true, .other_moves = true}>>);
static_assert(!DeclaresWhatItHas<Declaring<Has{.internal_iterative_reduction = true, .other_moves = true}>>);
static_assert(!DeclaresWhatItHas<Declaring<Has{.late_move_pruning = true, .other_moves = true}>>);
static_assert(!DeclaresWhatItHas<Declaring<Has{.singular_extension = true, .other_moves = true}>>);
static_assert(!DeclaresWhatItHas<Declaring<Has{.probcut = true, .other_moves = true}>>);

struct Misspelt : Declaring<Has{.late_move_pruning = true, .other_moves = true}> {
    bool prune_late_move(Ply, std::size_t, Move) const { return true; }
};
static_assert(!DeclaresWhatItHas<Misspelt>);

struct WithOtherArguments : Declaring<Has{.late_move_pruning = true, .other_moves = true}> {
    bool prunes_late_move(Ply, Move) const { return true; }
};
static_assert(!DeclaresWhatItHas<WithOtherArguments>);

struct WithOtherResult : Declaring<Has{.static_cutoff = true, .other_moves = true}> {
    Score static_cutoff(Ply, Ply, Score, Score) const { return 0; }
};
static_assert(!DeclaresWhatItHas<WithOtherResult>);

struct WithOneOfFour : Declaring<Has{.null_move = true, .other_moves = true}> {
    void make_null() {}
};
static_assert(!DeclaresWhatItHas<WithOneOfFour>);

// A function by which an ability is known is found out, whatever it takes or returns, and though it is
// private.
class Undeclared : public Declaring<Has{.other_moves = true}> {
    int probe = 0;
};
static_assert(!DeclaresWhatItHas<Undeclared>);

} // namespace

} // namespace forethought
