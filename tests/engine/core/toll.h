#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace forethought {

/// A made-up game in which a pass can be judged: at every ply the side to move takes one of three gifts (or,
/// where the lot says so, pays one of three tolls), the same whatever was taken before; who has more in the
/// end is ahead by so much. Its value is known without a search, and a leaf says it. Where everything is a
/// gift no pass is better than a move; among tolls it often is.
class Toll {
  public:
    using Move = std::int8_t;
    static constexpr std::size_t kMostMoves = 3;
    static constexpr Ply kMostPlies = 40;
    static constexpr std::size_t kCodes = 3;
    static constexpr AlphaBetaAbilities kAbilities{.null_move = true, .static_cutoff = true, .probcut = true};

    struct Options {
        /// All that can be taken is worth something to the side that takes it.
        bool gifts_only = true;
        bool verifies = false;
        /// Leaves say no more than they are asked.
        bool bounds = false;
        /// Near the leaves a position says by itself on which side of the window it lies.
        bool cuts_off_statically = false;
        /// Shallower searches are asked first, on either side of the window.
        bool probes = false;
    };

    Toll(std::uint64_t seed, int plies, Options options) : seed_(seed), plies_(plies), options_(options) {}

    std::uint64_t hash() const {
        return mix(mix(seed_, taken_.size()), static_cast<std::uint64_t>(ahead()) + (1u << 20));
    }
    int side() const { return static_cast<int>(taken_.size() % 2); }
    void make(Move move) { taken_.push_back(worth(static_cast<int>(taken_.size()), move)); }
    void unmake() { taken_.pop_back(); }

    std::optional<Score> known_value(Ply) const {
        return static_cast<int>(taken_.size()) >= plies_ ? std::optional(ahead()) : std::nullopt;
    }
    LeafValue leaf(Ply, Score alpha, Score beta) const {
        const Score value = truth();
        if (!options_.bounds) return value;
        if (value >= beta) return {beta, Bound::lower};
        if (value <= alpha) return {alpha, Bound::upper};
        return value;
    }
    bool generate(MoveList<Move, kMostMoves>& moves, const OrderHints<Move>&) const {
        moves.clear();
        for (Move move = 0; move < 3; ++move) moves.push_back(move);
        return true;
    }
    Ply extension(Ply) const { return 0; }
    Ply reduction(Ply, std::size_t, Move) const { return 0; }
    std::size_t code(Move move) const { return static_cast<std::size_t>(move); }
    bool is_quiet(Move) const { return true; }
    bool futile(Ply, Score) const { return false; }

    // Nothing is refuted by a pass near the end, where it would be the last word.
    Ply null_reduction(Ply depth, Score) const { return depth > 2 ? 1 : 0; }
    void make_null() {
        taken_.push_back(0);
        ++passes_;
    }
    void unmake_null() { taken_.pop_back(); }
    bool verifies_null(Ply) const { return options_.verifies; }

    std::optional<LeafValue> static_cutoff(Ply, Ply depth, Score alpha, Score beta) {
        const Score value = truth();
        if (!options_.cuts_off_statically || depth > 3 || (value > alpha && value < beta))
            return std::nullopt;
        ++static_cutoffs_;
        return value >= beta ? LeafValue(beta, Bound::lower) : LeafValue(alpha, Bound::upper);
    }
    std::optional<Probe> probe(Ply depth, Score beta, int number) const {
        constexpr Score margin = 5;
        if (!options_.probes || depth < 3 || number > 1) return std::nullopt;
        const bool is_above = number == 0;
        return Probe{
            .depth = depth - 2, .bound = is_above ? beta + margin : beta - margin, .is_above = is_above};
    }

    /// The value for the side to move.
    Score truth() const {
        Score value = ahead();
        for (int ply = static_cast<int>(taken_.size()); ply < plies_; ++ply) {
            const Score best = std::max({worth(ply, 0), worth(ply, 1), worth(ply, 2)});
            value += (ply - static_cast<int>(taken_.size())) % 2 == 0 ? best : -best;
        }
        return value;
    }
    int passes() const { return passes_; }
    /// Nodes that needed no search.
    int static_cutoffs() const { return static_cutoffs_; }
    const std::vector<Score>& taken() const { return taken_; }

  private:
    Score worth(int ply, Move move) const {
        Rng rng(mix(mix(seed_, static_cast<std::uint64_t>(ply)), static_cast<std::uint64_t>(move)));
        const auto size = static_cast<Score>(rng.below(50));
        return options_.gifts_only || ply % 3 == 0 ? size : -size - 1;
    }
    /// How far the side to move is ahead.
    Score ahead() const {
        Score difference = 0;
        for (std::size_t i = 0; i < taken_.size(); ++i)
            difference += (taken_.size() - i) % 2 == 0 ? taken_[i] : -taken_[i];
        return difference;
    }

    std::uint64_t seed_;
    int plies_;
    Options options_;
    std::vector<Score> taken_;
    int passes_ = 0;
    int static_cutoffs_ = 0;
};

static_assert(AlphaBetaPolicy<Toll> && DeclaresWhatItHas<Toll>);

} // namespace forethought
