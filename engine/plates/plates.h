#pragma once

#include "engine/core/alpha_beta_policy.h"
#include "engine/core/types.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// The banknotes of seed article 004, a small game that shows what minimax and alpha-beta do. The first side
/// chooses a plate of three notes. The second side hands over two of them. The first side keeps one and wants
/// a large one.
namespace forethought::plates {

inline constexpr int kPlates = 3;
/// Ways to hand over two of three notes: the first and the second, the first and the third, the last two.
inline constexpr int kPairs = 3;
inline constexpr int kKept = 2;
inline constexpr Ply kPlies = 3;

/// Value of every note, by plate (A, B, C).
inline constexpr std::array<std::array<Score, 3>, kPlates> kNotes{{{1, 20, 50}, {5, 10, 100}, {1, 5, 20}}};

/// Nodes of the tree by number: the root 0, the plates from 1, the pairs of notes from 4 and the notes kept,
/// the leaves, from 13, each in order.
inline constexpr int kFirstPlate = 1;
inline constexpr int kFirstPair = kFirstPlate + kPlates;
inline constexpr int kFirstNote = kFirstPair + kPlates * kPairs;
inline constexpr int kNodes = kFirstNote + kPlates * kPairs * kKept;

/// Value of the note at a leaf.
Score note_at(int leaf);

/// The game as a policy of engine/core/alpha_beta.h; a move is the number of the child, from 0.
class Policy {
  public:
    using Move = std::int8_t;
    static constexpr std::size_t kMostMoves = 3;
    static constexpr Ply kMostPlies = kPlies + 1;
    static constexpr std::size_t kCodes = 3;
    static constexpr AlphaBetaAbilities kAbilities{};

    /// Number of the present node.
    int node() const { return path_[static_cast<std::size_t>(ply_)]; }

    std::uint64_t hash() const { return static_cast<std::uint64_t>(node()); }
    int side() const { return ply_ % 2; }
    void make(Move move);
    void unmake() { --ply_; }
    std::optional<Score> known_value(Ply) const;
    Score leaf(Ply, Score, Score) const { return 0; }
    bool generate(MoveList<Move, kMostMoves>& moves, const OrderHints<Move>& hints) const;
    Ply extension(Ply) const { return 0; }
    Ply reduction(Ply, std::size_t, Move) const { return 0; }
    std::size_t code(Move move) const { return static_cast<std::size_t>(move); }
    bool is_quiet(Move) const { return true; }
    bool futile(Ply, Score) const { return false; }

  private:
    std::array<int, kPlies + 1> path_{};
    Ply ply_ = 0;
};

static_assert(AlphaBetaPolicy<Policy>);

/// What a search does at a node.
enum class StepKind : std::int32_t {
    /// Begins with its children.
    enter = 1,
    /// Finds the value of a leaf.
    look = 2,
    /// Takes the value of a child.
    take = 3,
    /// Is done with the node: all children are searched, or the others cannot matter any more.
    leave = 4,
};

/// A step of a search. All values are from the first side's point of view. An open bound is `kWin + 1` or its
/// negative.
struct Step {
    StepKind kind = StepKind::enter;
    int node = 0;
    /// What is known of the node's value so far; of no meaning at `enter`.
    Score value = 0;
    /// What the first side has for sure, and what the second can hold it to.
    Score alpha = 0;
    Score beta = 0;
    bool operator==(const Step&) const = default;
};

/// The whole search of the tree, step by step; with or without pruning.
std::vector<Step> search(bool prunes);

} // namespace forethought::plates
