#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/core/blur.h"
#include "engine/gomoku/board.h"
#include "engine/gomoku/evaluation.h"
#include "engine/gomoku/ladder.h"
#include "engine/gomoku/network/accumulator.h"
#include "engine/gomoku/threat_search.h"

#include <array>
#include <optional>

namespace forethought::gomoku {

/// Gomoku's policy for the search of engine/core/alpha_beta.h: which moves, in which order, and what a
/// position is worth.
class SearchPolicy {
  public:
    using Move = Cell;
    static constexpr std::size_t kMostMoves = kMostCells;
    static constexpr Ply kMostPlies = 64;
    static constexpr std::size_t kCodes = kMostCells;
    static constexpr AlphaBetaAbilities kAbilities{.enhanced_transposition_cutoff = true,
                                                   .static_cutoff = true,
                                                   .internal_iterative_reduction = true,
                                                   .late_move_pruning = true,
                                                   .other_moves = true};

    SearchPolicy(const Switches& switches, const Weights& weights, const Blur& blur);
    // The board points to what its cells are worth.
    SearchPolicy(const SearchPolicy&) = delete;
    SearchPolicy& operator=(const SearchPolicy&) = delete;

    void set(const Position& position);
    /// Forgets what was found out about other positions.
    void forget() { fours_.clear(); }

    std::uint64_t hash() const { return board_.hash(); }
    int side() const { return index(board_.to_move()); }
    void make(Cell cell);
    void unmake();

    std::optional<Score> known_value(Ply ply);
    Score leaf(Ply ply, Score alpha, Score beta);
    bool generate(MoveList<Cell, kMostMoves>& moves, const OrderHints<Cell>& hints);
    void list_others(MoveList<Cell, kMostMoves>& moves);
    Ply extension(Ply ply) const;
    std::uint64_t hash_after(Cell cell) const { return board_.hash_after(cell); }
    Ply extension_after(Cell cell) const;
    Ply reduction(Ply depth, std::size_t index, Cell cell) const;
    std::size_t code(Cell cell) const { return static_cast<std::size_t>(cell); }
    bool is_quiet(Cell cell) const;
    bool futile(Ply depth, Score alpha);
    std::optional<LeafValue> static_cutoff(Ply ply, Ply depth, Score alpha, Score beta);
    Ply internal_iterative_reduction(Ply depth) const;
    bool prunes_late_move(Ply depth, std::size_t index, Cell cell) const;

    const Board& board() const { return board_; }
    const SearchConstants& constants() const { return constants_; }

  private:
    Score evaluate();
    Score static_value();
    Ply graded_reduction(Ply depth, std::size_t index, Cell cell) const;
    int odds_behind(Cell cell) const;
    bool list_by_network(const OrderHints<Cell>& hints, MoveList<Cell, kMostMoves>& moves);
    void overlook(MoveList<Cell, kMostMoves>& moves) const;

    const Switches& switches_;
    const SearchConstants constants_;
    Valuation valuation_;
    Blur blur_;
    Board board_;
    ThreatSearch fours_;
    /// Whether the stone placed last made five; one for each stone made.
    MoveList<bool, kMostCells + 1> fives_{};
    /// What the network sees, where it is asked.
    std::optional<network::Accumulator> accumulator_;
    bool sees_ = false;
    /// How the network ordered a position: by what, and what that gave the best move.
    struct Ordered {
        network::Attention attention;
        int best = 0;
    };
    /// The positions on the way here, by the stones on their boards.
    std::array<Ordered, kMostCells + 1> ordered_{};
    /// Whether all that was listed has to be looked at, by the stones on the board: the replies to a threat,
    /// and what is left where the best moves lose.
    std::array<bool, kMostCells + 1> needs_all_{};
    /// The position that was valued last: it is asked for more than once.
    std::uint64_t valued_ = 0;
    Score value_ = 0;
};

static_assert(AlphaBetaPolicy<SearchPolicy> && DeclaresWhatItHas<SearchPolicy>);

/// How a rung that looks ahead searches.
AlphaBetaSettings settings_of(const Switches& switches);

} // namespace forethought::gomoku
