#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace forethought {

/// A made-up game for the tests of the search, small enough to be solved by trying everything: layers of a
/// few states each, so that many ways lead to the same one; two to four moves, which lead to states of the
/// next layer; some states are lost for the side to move or drawn, the last layer always is. All of it
/// follows from the seed. It is a policy of engine/core/alpha_beta.h, and everything that is a matter of
/// options can be switched.
class Lattice {
  public:
    using Move = std::int8_t;
    static constexpr std::size_t kMostMoves = 4;
    static constexpr Ply kMostPlies = 40;
    static constexpr std::size_t kCodes = 4;
    static constexpr AlphaBetaAbilities kAbilities{.other_moves = true};
    /// No state that is neither won nor lost is worth more.
    static constexpr Score kMostWorth = 200;

    struct Options {
        /// Late moves are searched one ply less deeply.
        bool reduces = false;
        /// Quiet moves that promise nothing are left out near the leaves.
        bool is_futile = false;
        /// Every third state is worth a ply more.
        bool extends = false;
        /// So many moves of a state are listed at most.
        std::size_t most_listed = kMostMoves;
        /// What `generate` says of the moves that it does not list.
        bool others_lose = true;
    };

    Lattice(std::uint64_t seed, int layers, Options options)
        : seed_(seed), layers_(layers), options_(options) {}

    std::uint64_t hash() const { return mix(seed_, 64 * path_.size() + state()); }
    int side() const { return static_cast<int>(path_.size() % 2); }
    void make(Move move) {
        path_.push_back(next(move));
        ++made_;
    }
    void unmake() { path_.pop_back(); }

    std::optional<Score> known_value(Ply ply) const {
        const auto lot = draw(kEnd, 16);
        if (!path_.empty() && lot < 2) return loss_in(ply);
        if (!path_.empty() && lot == 2) return 0;
        if (static_cast<int>(path_.size()) < layers_) return std::nullopt;
        return worth();
    }
    Score leaf(Ply, Score, Score) const { return worth(); }
    Score worth() const { return static_cast<Score>(draw(kValue, 2 * kMostWorth + 1)) - kMostWorth; }

    bool generate(MoveList<Move, kMostMoves>& moves, const OrderHints<Move>& hints) const {
        moves.clear();
        const auto listed = std::min(number_of_moves(), options_.most_listed);
        for (std::size_t i = 0; i < listed; ++i) moves.push_back(static_cast<Move>(i));
        const auto hinted = std::find(moves.begin(), moves.end(), hints.table_move.value_or(0));
        if (hinted != moves.end()) std::rotate(moves.begin(), hinted, hinted + 1);
        return options_.others_lose;
    }
    void list_others(MoveList<Move, kMostMoves>& moves) const {
        for (std::size_t i = moves.size(); i < number_of_moves(); ++i) moves.push_back(static_cast<Move>(i));
    }
    Ply extension(Ply) const { return options_.extends && state() % 3 == 0 ? 1 : 0; }
    Ply reduction(Ply depth, std::size_t index, Move) const {
        return options_.reduces && depth > 2 && index > 0 ? 1 : 0;
    }
    std::size_t code(Move move) const { return static_cast<std::size_t>(move); }
    bool is_quiet(Move move) const { return move != 0; }
    bool futile(Ply depth, Score alpha) const {
        return options_.is_futile && depth <= 2 && worth() + 50 <= alpha;
    }

    std::size_t number_of_moves() const { return 2 + draw(kMoves, 3); }
    /// Where the game has come to since it began; states by number.
    const std::vector<std::uint32_t>& path() const { return path_; }
    /// Moves made so far.
    Nodes made() const { return made_; }

  private:
    static constexpr std::uint32_t kStates = 12;
    enum Draw : std::uint64_t { kEnd = 100, kValue, kMoves };

    std::uint32_t state() const { return path_.empty() ? 0 : path_.back(); }
    std::uint32_t draw(std::uint64_t what, std::uint32_t bound) const {
        return Rng(mix(hash(), what)).below(bound);
    }
    std::uint32_t next(Move move) const { return draw(static_cast<std::uint64_t>(move), kStates); }

    std::uint64_t seed_;
    int layers_;
    Options options_;
    std::vector<std::uint32_t> path_;
    Nodes made_ = 0;
};

static_assert(AlphaBetaPolicy<Lattice>);

/// The value for the side to move, by trying every move of every state.
inline Score minimax(Lattice& lattice, Ply depth, Ply ply = 0) {
    if (ply > 0)
        if (const auto value = lattice.known_value(ply)) return *value;
    const Ply left = depth + lattice.extension(ply);
    if (ply > 0 && left <= 0) return lattice.worth();
    Score best = -kWin;
    for (std::size_t i = 0; i < lattice.number_of_moves(); ++i) {
        lattice.make(static_cast<Lattice::Move>(i));
        best = std::max(best, -minimax(lattice, left - 1, ply + 1));
        lattice.unmake();
    }
    return best;
}

} // namespace forethought
