#include "engine/plates/plates.h"

#include "engine/core/alpha_beta.h"

namespace forethought::plates {

namespace {

using Search = AlphaBeta<Policy>;

/// The notes that are handed over in each of the pairs.
constexpr std::array<std::array<std::size_t, kKept>, kPairs> kHandedOver{{{0, 1}, {0, 2}, {1, 2}}};

/// Number of the first child of a node that has children.
int first_child(int node) {
    if (node == 0) return kFirstPlate;
    if (node < kFirstPair) return kFirstPair + kPairs * (node - kFirstPlate);
    return kFirstNote + kKept * (node - kFirstPair);
}

bool is_leaf(int node) {
    return node >= kFirstNote;
}

/// A step as the first side sees it.
Step step_at(StepKind kind, int node, const AlphaBetaStanding& at) {
    const Score value = at.returns ? at.value : at.best;
    if (at.ply % 2 == 0) return {kind, node, value, at.alpha, at.beta};
    return {kind, node, -value, -at.beta, -at.alpha};
}

} // namespace

Score note_at(int leaf) {
    const auto number = static_cast<std::size_t>(leaf - kFirstNote);
    const auto plate = number / (kPairs * kKept);
    return kNotes[plate][kHandedOver[number / kKept % kPairs][number % kKept]];
}

void Policy::make(Move move) {
    const int child = first_child(node()) + move;
    path_[static_cast<std::size_t>(++ply_)] = child;
}

std::optional<Score> Policy::known_value(Ply) const {
    if (!is_leaf(node())) return std::nullopt;
    return side() == 0 ? note_at(node()) : -note_at(node());
}

bool Policy::generate(MoveList<Move, kMostMoves>& moves, const OrderHints<Move>&) const {
    moves.clear();
    const int count = node() == 0 ? kPlates : node() < kFirstPair ? kPairs : kKept;
    for (int move = 0; move < count; ++move) moves.push_back(static_cast<Move>(move));
    return true;
}

std::vector<Step> search(bool prunes) {
    Policy policy;
    Search search(
        policy,
        {.prunes = prunes, .deepens = false, .remembers = false, .reduces = false, .most_depth = kPlies});
    search.set_root();
    std::vector<Step> steps;
    bool enters = true;
    bool takes = false;
    while (search.watched_step(kPlies)) {
        const auto at = search.standing();
        const auto report = [&](StepKind kind) { steps.push_back(step_at(kind, policy.node(), at)); };
        if (enters) report(at.returns ? StepKind::look : StepKind::enter);
        if (takes) report(StepKind::take);
        // A value that is enough ends the node as soon as it is taken.
        if (at.returns && !enters) report(StepKind::leave);
        // What is neither has made a move, and enters the next node with the next step.
        enters = !takes && !enters && !at.returns;
        takes = at.returns;
    }
    return steps;
}

} // namespace forethought::plates
