#pragma once

#include "engine/tactics/proof/turn_ends.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace forethought::tactics {

/// What a proof tree says of its question: still open; yes; no, for certain; nothing found where it looked.
enum class Verdict : std::uint8_t { open, proven, refuted, given_up };

/// Asks whether one side, the attacker, wins within so many of its turns, whatever the other side does, by
/// proof numbers: where the fewest answers are missing is looked first. The attacker's turns may be narrowed
/// down to the most promising, the defender's never are, so that what is proven is certain; a question is
/// refuted only where nothing was left out.
/// Source: L. V. Allis, M. van der Meulen, H. J. van den Herik, "Proof-number search", Artificial
/// Intelligence 66 (1994).
class ProofTree {
  public:
    using Id = std::uint32_t;
    static constexpr Id kRoot = 0;

    ProofTree();

    /// Asks anew. `turns`: of the attacker, the present one counted if it is to move. `width`: how many of
    /// the attacker's turns are looked at in a position. The battle goes on in `root`, and few are left.
    void ask(const Position& root, Side attacker, int turns, std::size_t width);
    /// Looks at the turns of one more position. Returns how many actions that took. Only while the verdict
    /// is open.
    Nodes step();

    Verdict verdict() const { return verdict_; }
    Side attacker() const { return attacker_; }
    /// Turns that the attacker needs at most from a proven node on, the present one counted if it is to move.
    int turns_to_win(Id id) const { return nodes_[id].won_in; }
    /// The turn that wins soonest, of the attacker at a proven node. Its id, and how it is played.
    Id winning_child(Id id) const;
    Turn turn_to(Id id) const;
    /// The defender's turn that refutes the question at the root; none while it is not refuted, where it was
    /// without looking, or with the attacker to move.
    std::optional<Turn> refuting_turn() const;
    /// Nodes that follow a proven one: all for the defender to move, those that win for the attacker.
    template <class Visit>
    void for_each_child(Id id, Visit visit) const {
        const Node& node = nodes_[id];
        for (Id child = node.first_child; child < node.first_child + node.children; ++child)
            if (nodes_[child].proof == 0) visit(child);
    }

  private:
    /// An action in few bits: unit, cell, direction.
    using PackedTurn = std::array<std::uint16_t, params::kFewUnits - 1>;

    /// The battle after a turn. `proof` is how many positions have to be proven at least until it is, 0 once
    /// it is; `disproof` how many have to be refuted.
    struct Node {
        PackedTurn turn;
        std::uint16_t children = 0;
        Id first_child = 0;
        std::uint32_t proof = 1;
        std::uint32_t disproof = 1;
        /// Turns that the attacker has left.
        std::uint8_t turns = 0;
        std::uint8_t won_in = 0;
        /// Something was left out below, so that no refutation is certain.
        bool narrowed = false;
    };
    /// A turn that may get a node of its own; the lowest rank comes first.
    struct Candidate {
        Node node;
        std::uint64_t rank;
    };

    static PackedTurn pack(const Turn& turn);
    static Turn unpack(const PackedTurn& turn);

    Node judged(const State& state, int turns) const;
    Nodes expand(Id id, const State& state);
    void keep_best(std::size_t most);
    bool adopt_candidates(Id id);
    void sum_up(Id id, bool attacks);
    Id most_promising(const Node& node, bool attacks) const;

    static constexpr std::uint32_t kNever = 1u << 30;
    static constexpr std::size_t kMostCandidates = 32'768;

    TurnEnds ends_;
    std::vector<Node> nodes_;
    std::size_t used_ = 0;
    std::vector<Candidate> candidates_;

    Position root_{};
    Side attacker_ = Side::first;
    std::size_t width_ = 0;
    Verdict verdict_ = Verdict::given_up;
};

} // namespace forethought::tactics
