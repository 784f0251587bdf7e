#include "engine/tactics/proof/proof_tree.h"

#include "engine/tactics/proof/fire.h"

#include <algorithm>
#include <cassert>

namespace forethought::tactics {

namespace {

/// No action.
constexpr std::uint16_t kNothing = 0xffff;

/// The more of them live and the more hit points they have, the farther is the end.
std::uint64_t strength(const Battle& battle, const State& state, Side side) {
    const UnitSet units = battle.roster.units(side) & state.alive;
    return static_cast<std::uint64_t>(units.size()) * 1'000 +
           static_cast<std::uint64_t>(total_hit_points(battle, state, side));
}

} // namespace

ProofTree::ProofTree() : nodes_(params::kProofNodes) {
    candidates_.reserve(kMostCandidates);
}

ProofTree::PackedTurn ProofTree::pack(const Turn& turn) {
    PackedTurn packed;
    packed.fill(kNothing);
    for (std::size_t i = 0; i < turn.size(); ++i)
        packed[i] = static_cast<std::uint16_t>(turn[i].unit | turn[i].to << 4 |
                                               static_cast<int>(turn[i].strike) << 11);
    return packed;
}

Turn ProofTree::unpack(const PackedTurn& packed) {
    Turn turn;
    for (const std::uint16_t action : packed)
        if (action != kNothing)
            turn.push_back(Action{static_cast<Unit>(action & 0xf), static_cast<Cell>(action >> 4 & 0x7f),
                                  static_cast<Direction>(action >> 11)});
    return turn;
}

Turn ProofTree::turn_to(Id id) const {
    return unpack(nodes_[id].turn);
}

void ProofTree::ask(const Position& root, Side attacker, int turns, std::size_t width) {
    root_ = root;
    attacker_ = attacker;
    width_ = width;
    used_ = 1;
    nodes_[kRoot] = judged(root.state, turns);
    nodes_[kRoot].turn.fill(kNothing);
    verdict_ = nodes_[kRoot].disproof == 0 ? Verdict::refuted : Verdict::open;
}

/// A node for `state`, at the beginning of a turn or with the battle over, before its turns are looked at.
ProofTree::Node ProofTree::judged(const State& state, int turns) const {
    Node node{};
    node.turns = static_cast<std::uint8_t>(turns);
    const auto refute = [&] {
        node.proof = kNever;
        node.disproof = 0;
    };
    if (state.outcome == win_for(attacker_)) {
        node.proof = 0;
        node.disproof = kNever;
        return node;
    }
    // Once the attacker has had its turns, only the end of the round can still bring the end.
    const Battle& battle = *root_.battle;
    const bool calm = is_calm(battle, state, attacker_, turns);
    const bool is_too_late = turns == 0 && (state.to_move == attacker_ || calm);
    if (state.outcome != Outcome::playing || is_too_late) {
        refute();
        return node;
    }
    if (calm && !has_fire_for(battle, state, attacker_, UnitSet{}, turns)) {
        refute();
        return node;
    }
    const Escapes out = escapes(battle, state, attacker_, turns);
    if (out.is_certain)
        refute();
    else
        node.proof = static_cast<std::uint32_t>(out.ways);
    return node;
}

/// Of equals the first, as everywhere.
ProofTree::Id ProofTree::most_promising(const Node& node, bool attacks) const {
    Id best = node.first_child;
    const auto key = [&](Id id) { return attacks ? nodes_[id].proof : nodes_[id].disproof; };
    for (Id child = node.first_child; child < node.first_child + node.children; ++child)
        if (key(child) < key(best)) best = child;
    return best;
}

Nodes ProofTree::step() {
    assert(verdict_ == Verdict::open);
    const Battle& battle = *root_.battle;
    State state = root_.state;
    std::array<Id, 2 * params::kMostProofTurns + 2> path;
    std::size_t depth = 0;
    Id id = kRoot;
    path[depth++] = id;
    while (nodes_[id].children > 0) {
        id = most_promising(nodes_[id], state.to_move == attacker_);
        path[depth++] = id;
        play_turn(battle, state, unpack(nodes_[id].turn));
    }
    const Nodes actions = expand(id, state);
    for (bool attacks = state.to_move == attacker_; depth-- > 0; attacks = !attacks)
        if (nodes_[path[depth]].children > 0) sum_up(path[depth], attacks);
    const Node& root = nodes_[kRoot];
    if (root.proof == 0)
        verdict_ = Verdict::proven;
    else if (root.disproof == 0)
        verdict_ = root.narrowed ? Verdict::given_up : Verdict::refuted;
    return actions;
}

/// Lays out the turns of a node that has no children yet. One that solves it is its only child.
Nodes ProofTree::expand(Id id, const State& state) {
    const Battle& battle = *root_.battle;
    const bool attacks = state.to_move == attacker_;
    const int turns = nodes_[id].turns - (attacks ? 1 : 0);
    const bool needs_fire = attacks && is_calm(battle, state, attacker_, turns + 1);
    candidates_.clear();
    bool left_out = false;
    bool solved = false;
    const auto is_promising = [&](const State& next) {
        return !needs_fire || next.outcome != Outcome::playing ||
               has_fire_for(battle, next, attacker_, ready_units(battle, next), turns);
    };
    const auto visit = [&](const Turn& turn, const State& end) {
        State after = end;
        if (after.outcome == Outcome::playing) end_turn(battle, after, nullptr);
        Candidate candidate{judged(after, turns), 0};
        candidate.node.turn = pack(turn);
        solved = attacks ? candidate.node.proof == 0 : candidate.node.disproof == 0;
        if (solved) {
            candidates_.assign(1, candidate);
            return true;
        }
        // Of the attacker's turns those that are refuted need not be kept.
        if (attacks && candidate.node.disproof == 0) return false;
        candidate.rank = (strength(battle, after, opponent(attacker_)) << 24 | candidate.node.proof) << 16 |
                         candidates_.size();
        if (candidates_.size() < kMostCandidates)
            candidates_.push_back(candidate);
        else
            left_out = true;
        return false;
    };
    const Nodes actions = ends_.lay_out(battle, state, is_promising, visit);
    const bool too_many = left_out && !attacks && !solved;
    if (attacks && candidates_.size() > width_) {
        keep_best(width_);
        left_out = true;
    }
    Node& node = nodes_[id];
    node.narrowed = left_out && !solved;
    if (candidates_.empty() || too_many || !adopt_candidates(id)) {
        node.narrowed |= !candidates_.empty();
        node.proof = kNever;
        node.disproof = 0;
    }
    return actions;
}

/// Keeps the best candidates, the best first.
void ProofTree::keep_best(std::size_t most) {
    const auto middle = candidates_.begin() + static_cast<std::ptrdiff_t>(most);
    std::partial_sort(candidates_.begin(), middle, candidates_.end(),
                      [](const Candidate& one, const Candidate& other) { return one.rank < other.rank; });
    candidates_.erase(middle, candidates_.end());
}

/// Makes the candidates children of a node. Returns false where there is no room for them.
bool ProofTree::adopt_candidates(Id id) {
    if (used_ + candidates_.size() > nodes_.size()) return false;
    nodes_[id].first_child = static_cast<Id>(used_);
    nodes_[id].children = static_cast<std::uint16_t>(candidates_.size());
    for (const Candidate& candidate : candidates_) nodes_[used_++] = candidate.node;
    return true;
}

/// What a node's children say of it.
void ProofTree::sum_up(Id id, bool attacks) {
    Node& node = nodes_[id];
    std::uint32_t least = kNever;
    std::uint64_t sum = 0;
    bool is_over = false;
    int soonest = 255;
    int latest = 0;
    bool narrowed = node.narrowed;
    for (Id i = node.first_child; i < node.first_child + node.children; ++i) {
        const Node& child = nodes_[i];
        least = std::min(least, attacks ? child.proof : child.disproof);
        sum += attacks ? child.disproof : child.proof;
        is_over |= (attacks ? child.proof : child.disproof) == 0;
        if (child.proof == 0) soonest = std::min<int>(soonest, child.won_in);
        latest = std::max<int>(latest, child.won_in);
        // An attacker's refutation needs them all, a defender's the one that refutes.
        if (child.disproof == 0 && child.narrowed) narrowed = true;
    }
    // Few enough to be told from never.
    const auto all = static_cast<std::uint32_t>(is_over ? kNever : std::min<std::uint64_t>(sum, kNever - 1));
    node.proof = attacks ? least : all;
    node.disproof = attacks ? all : least;
    if (node.proof == 0) node.won_in = static_cast<std::uint8_t>(attacks ? soonest + 1 : latest);
    node.narrowed = narrowed;
}

ProofTree::Id ProofTree::winning_child(Id id) const {
    Id best = id;
    for_each_child(id, [&](Id child) {
        if (best == id || nodes_[child].won_in < nodes_[best].won_in) best = child;
    });
    return best;
}

std::optional<Turn> ProofTree::refuting_turn() const {
    const Node& root = nodes_[kRoot];
    if (verdict_ != Verdict::refuted || root_.state.to_move == attacker_) return std::nullopt;
    for (Id child = root.first_child; child < root.first_child + root.children; ++child)
        if (nodes_[child].disproof == 0) return turn_to(child);
    return std::nullopt;
}

} // namespace forethought::tactics
