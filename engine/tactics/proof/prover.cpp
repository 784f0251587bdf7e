#include "engine/tactics/proof/prover.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

bool same_battle(const Position& one, const Position& other) {
    if (one.battle == other.battle) return true;
    return one.battle && other.battle && *one.battle == *other.battle;
}

/// Turns of either side after which the battle is over at the latest, the present one counted.
int most_turns(const State& state) {
    return params::kLastRound - state.round + 1;
}

/// Bits of a plan's line flags: for certain it wins, loses, is drawn; and within how many rounds.
enum Certainty : std::uint32_t { kWins = 1u << 13, kLoses = 1u << 14, kDraws = 1u << 15 };
constexpr int kRoundsShift = 24;

} // namespace

std::uint32_t line_flags_of(const Claim& claim) {
    if (claim.outcome == Outcome::draw) return kDraws;
    return (claim.turn ? kWins : kLoses) | static_cast<std::uint32_t>(claim.turns) << kRoundsShift;
}

bool Prover::is_few() const {
    return root_.state.outcome == Outcome::playing &&
           root_.state.alive.size() <= static_cast<int>(params::kFewUnits);
}

void Prover::look_anew() {
    anchor_.reset();
    place_.reset();
    claim_.reset();
    asking_ = false;
    finished_ = !is_few();
    question_ = {.own = false, .turns = 0};
    round_ = 0;
    refuted_own_ = 0;
    refuted_other_ = 0;
}

void Prover::set(const Position& position) {
    const bool goes_on = anchor_ && same_battle(root_, position);
    root_ = position;
    debt_ = 0;
    nodes_ = 0;
    if (!goes_on || !is_few() || !follow(*anchor_)) look_anew();
}

void Prover::play(const Action& action) {
    tactics::play(*root_.battle, root_.state, action, nullptr);
    debt_ = 0;
    nodes_ = 0;
    if (!claim_ || !is_few()) return look_anew();
    if (!place_) {
        // A draw is looked for anew with every turn.
        const bool goes_on = !claim_->turn->empty() && (*claim_->turn)[0] == action;
        if (!goes_on) return look_anew();
        claim_->turn->pop_front();
        return;
    }
    anchor_ = place_;
    // Whatever the one that loses does is foreseen; it is looked up once its turn is over.
    if (!action.ends_turn() && root_.state.to_move != tree_.attacker()) return;
    if (!follow(*place_)) return look_anew();
    anchor_ = place_;
}

/// Whether the root is what begins at a place, or the attacker is in the midst of its turn there.
bool Prover::stands_on(const Place& place) const {
    State state = place.state;
    if (state.hash == root_.state.hash) return true;
    if (state.to_move != tree_.attacker()) return false;
    for (const Action action : tree_.turn_to(tree_.winning_child(place.id))) {
        tactics::play(*root_.battle, state, action, nullptr);
        if (state.hash == root_.state.hash) return true;
    }
    return false;
}

/// Where the root stands within the turn that begins at a place, the next one, or the one after that.
std::optional<Prover::Place> Prover::find(const Place& from) const {
    if (stands_on(from)) return from;
    std::optional<Place> found;
    const auto look = [&](const Place& parent, auto&& look_on) -> void {
        tree_.for_each_child(parent.id, [&](ProofTree::Id id) {
            if (found) return;
            Place place{id, parent.state};
            play_turn(*root_.battle, place.state, tree_.turn_to(id));
            if (place.state.outcome != Outcome::playing) return;
            if (stands_on(place))
                found = place;
            else
                look_on(place);
        });
    };
    look(from, [&](const Place& next) { look(next, [](const Place&) {}); });
    return found;
}

bool Prover::follow(const Place& from) {
    const std::optional<Place> found = find(from);
    if (found) claim_at(*found);
    return found.has_value();
}

void Prover::claim_at(const Place& place) {
    place_ = place;
    claim_ = Claim{
        .outcome = win_for(tree_.attacker()), .turns = tree_.turns_to_win(place.id), .turn = std::nullopt};
    finished_ = true;
    if (root_.state.to_move != tree_.attacker()) return;
    Turn& turn = claim_->turn.emplace();
    State state = place.state;
    bool reached = state.hash == root_.state.hash;
    for (const Action action : tree_.turn_to(tree_.winning_child(place.id))) {
        if (reached) turn.push_back(action);
        tactics::play(*root_.battle, state, action, nullptr);
        reached |= state.hash == root_.state.hash;
    }
}

/// Goes on to the next question that is still open. Returns whether there is one.
bool Prover::next_question() {
    const int most = std::min(params::kMostProofTurns, most_turns(root_.state));
    while (round_ < params::kProofRounds) {
        question_.own = !question_.own;
        if (question_.own) ++question_.turns;
        if (question_.turns > most) {
            question_ = {.own = false, .turns = 0};
            ++round_;
        } else if (question_.turns > (question_.own ? refuted_own_ : refuted_other_)) {
            return true;
        }
    }
    return false;
}

void Prover::ask() {
    const Side side = root_.state.to_move;
    std::size_t width = params::kFirstWidth;
    for (int i = 0; i < round_; ++i) width *= params::kWidthGrowth;
    tree_.ask(root_, question_.own ? side : opponent(side), question_.turns, width);
    may_cost_ = params::kFirstProof;
    for (int i = 0; i < round_; ++i) may_cost_ *= params::kProofGrowth;
    asking_ = true;
}

void Prover::conclude() {
    asking_ = false;
    if (tree_.verdict() == Verdict::proven) {
        claim_at(Place{ProofTree::kRoot, root_.state});
        anchor_ = place_;
    } else if (tree_.verdict() == Verdict::refuted) {
        (question_.own ? refuted_own_ : refuted_other_) = question_.turns;
        if (refuted_own_ < most_turns(root_.state) || refuted_other_ < most_turns(root_.state)) return;
        // Nobody wins any more. How the other side is kept from it is known if that was asked last.
        if (const std::optional<Turn> turn = tree_.refuting_turn()) {
            claim_ = Claim{.outcome = Outcome::draw, .turns = 0, .turn = turn};
            finished_ = true;
        } else if (question_.own) {
            refuted_other_ = 0;
        }
    }
}

bool Prover::advance(Nodes nodes) {
    while (nodes > 0) {
        const Nodes paid = std::min(debt_, nodes);
        debt_ -= paid;
        nodes_ += paid;
        nodes -= paid;
        if (nodes == 0 || finished_) break;
        if (!asking_) {
            finished_ = !next_question();
            if (finished_) break;
            ask();
        }
        if (tree_.verdict() == Verdict::open) {
            const Nodes cost = 1 + tree_.step() / params::kActionsPerNode;
            debt_ += cost;
            may_cost_ -= std::min(cost, may_cost_);
        }
        if (tree_.verdict() != Verdict::open || may_cost_ == 0) conclude();
    }
    return !finished_ || debt_ > 0;
}

} // namespace forethought::tactics
