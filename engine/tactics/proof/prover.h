#pragma once

#include "engine/core/limits.h"
#include "engine/tactics/proof/proof_tree.h"

#include <algorithm>
#include <optional>

namespace forethought::tactics {

/// What is certain of a position for the side to move.
struct Claim {
    Outcome outcome = Outcome::playing;
    /// Turns of the winner until then at most, the present one counted if it is to move; 0 for a draw.
    int turns = 0;
    /// What the side to move does from the root on to keep a win or a draw; none where it loses.
    std::optional<Turn> turn;

    /// As `types.h` counts it, for the side to move.
    Score score() const {
        if (outcome == Outcome::draw) return 0;
        return turn ? win_in(2 * turns - 1) : loss_in(std::max(1, 2 * turns));
    }
};

/// What is certain as bits of a plan's line flags, laid out in wasm/tactics.d.ts.
std::uint32_t line_flags_of(const Claim& claim);

/// Looks for what is certain once few units are left: a win of the side to move, then a win of the other
/// side, in one turn, in two and so on; first hastily, then with more and more care. A win that has been
/// found is followed: its proof is kept from turn to turn, so that it is never let go and gets nearer with
/// every round, whatever the other side does.
///
/// A node is as much work as a scenario played out and valued. What a step took beyond a slice is counted
/// in the next ones.
class Prover {
  public:
    /// A new root. A claim that holds there is kept.
    void set(const Position& position);
    /// A legal action was played at the root.
    void play(const Action& action);
    /// Thinks for at most `nodes` nodes. Returns whether anything is left to be found.
    bool advance(Nodes nodes);
    /// Nodes since the present root.
    Nodes nodes() const { return nodes_; }
    const std::optional<Claim>& claim() const { return claim_; }

  private:
    /// The beginning of a turn within the proof that is followed.
    struct Place {
        ProofTree::Id id;
        State state;
    };
    /// What is asked: who might win, within how many turns.
    struct Question {
        bool own;
        int turns;
    };

    bool is_few() const;
    void look_anew();
    bool next_question();
    void ask();
    void conclude();
    std::optional<Place> find(const Place& from) const;
    bool stands_on(const Place& place) const;
    bool follow(const Place& from);
    void claim_at(const Place& place);

    Position root_{};
    ProofTree tree_;
    /// Where the last action was played from, and where the root stands.
    std::optional<Place> anchor_;
    std::optional<Place> place_;
    std::optional<Claim> claim_;

    bool asking_ = false;
    bool finished_ = true;
    Question question_{};
    int round_ = 0;
    /// Turns within which a win of the one and the other is refuted.
    int refuted_own_ = 0;
    int refuted_other_ = 0;
    /// What the present question may still cost.
    Nodes may_cost_ = 0;
    /// Work done that is yet to be counted.
    Nodes debt_ = 0;
    Nodes nodes_ = 0;
};

} // namespace forethought::tactics
