#pragma once

#include "engine/core/alpha_beta_policy.h"
#include "engine/core/blur.h"
#include "engine/core/rng.h"
#include "engine/twenty48/action.h"
#include "engine/twenty48/evaluation.h"
#include "engine/twenty48/ladder.h"
#include "engine/twenty48/params.h"
#include "engine/twenty48/position.h"

#include <algorithm>
#include <array>
#include <optional>

namespace forethought::twenty48 {

/// 2048 as a game of two for the search of engine/core/alpha_beta.h: the first side slides, the second places
/// the new tile where it hurts. On a grid of either kind.
template <class Grid>
class MinimaxPolicy {
  public:
    using Move = Action;
    static constexpr std::size_t kMostMoves = 2 * kCells;
    static constexpr Ply kMostPlies = 64;
    static constexpr std::size_t kCodes = kActions;
    static constexpr AlphaBetaAbilities kAbilities{};
    using Moves = MoveList<Move, kMostMoves>;

    MinimaxPolicy(const Switches& switches, const Weights& weights, const Blur& blur)
        : only_annoying_(switches.only_annoying), weights_(weights), blur_(blur) {}

    void set(const Position& position) {
        nodes_.clear();
        nodes_.push_back({Grid(position.tiles), position.phase});
    }

    std::uint64_t hash() const { return mix(here().grid.hash(), static_cast<std::uint64_t>(side())); }
    int side() const { return here().phase == Phase::slide ? 0 : 1; }

    void make(Action action) {
        Node next = here();
        if (is_slide(action)) {
            next.grid.slide(direction_of(action));
            next.phase = Phase::place;
        } else {
            next.grid.place(cell_of(action), rank_of(action));
            next.phase = Phase::slide;
        }
        nodes_.push_back(next);
    }
    void unmake() { nodes_.pop_back(); }

    /// A loss if no slide is legal. Nobody ever wins: the game goes on after 2048.
    std::optional<Score> known_value(Ply ply) const {
        if (side() == 0 && !here().grid.can_slide()) return loss_in(ply);
        return std::nullopt;
    }

    Score leaf(Ply, Score, Score) const {
        const Grid& grid = here().grid;
        Score value = side() == 0 ? best_after_slide(grid, weights_) : evaluate(grid.terms(), weights_);
        if (blur_.on()) value += static_cast<Score>(blur_.waver(grid.hash(), params::kWaverUnit));
        return side() == 0 ? value : -value;
    }

    bool generate(Moves& moves, const OrderHints<Action>& hints) const {
        moves.clear();
        if (side() == 0)
            list_slides(moves);
        else
            list_tiles(moves);
        constexpr Action none{kActions};
        const auto hinted = std::find(moves.begin(), moves.end(), hints.table_move.value_or(none));
        if (hinted != moves.end()) std::rotate(moves.begin(), hinted, hinted + 1);
        // Only slides can lose, and all of them are listed.
        return true;
    }

    // Everything is searched to the same depth.
    Ply extension(Ply) const { return 0; }
    Ply reduction(Ply, std::size_t, Action) const { return 0; }
    std::size_t code(Action action) const { return action.code; }
    bool is_quiet(Action) const { return true; }
    bool futile(Ply, Score) const { return false; }

    const Grid& grid() const { return here().grid; }

  private:
    struct Node {
        Grid grid{};
        Phase phase = Phase::slide;
    };

    const Node& here() const { return nodes_[nodes_.size() - 1]; }

    void list_slides(Moves& moves) const {
        for (int d = 0; d < kSlides; ++d) {
            Grid slid = here().grid;
            if (slid.slide(direction(d))) moves.push_back(slide_to(direction(d)));
        }
    }

    /// All new tiles, or only the most annoying ones.
    void list_tiles(Moves& moves) const {
        const Grid& grid = here().grid;
        int most = 0;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (!grid.is_empty(cell)) continue;
            for (const Rank rank : {1, 2}) {
                const int annoyance = only_annoying_ ? grid.annoyance(cell, rank) : 0;
                if (!moves.empty() && annoyance < most) continue;
                if (annoyance > most) moves.clear();
                most = annoyance;
                moves.push_back(tile_on(cell, rank));
            }
        }
    }

    bool only_annoying_;
    Weights weights_;
    Blur blur_;
    MoveList<Node, kMostPlies + 1> nodes_{};
};

} // namespace forethought::twenty48
