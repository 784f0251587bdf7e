#pragma once

#include "engine/core/alpha_beta.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace forethought {

/// A made-up game of a few places between which both sides move the same token in turn, so that positions
/// come again; the second time they are drawn. It is a policy of engine/core/alpha_beta.h.
class Wheel {
  public:
    using Move = std::int8_t;
    static constexpr std::size_t kMostMoves = 4;
    static constexpr Ply kMostPlies = 40;
    static constexpr std::size_t kCodes = 4;
    static constexpr AlphaBetaAbilities kAbilities{.path_value = true};

    struct Place {
        /// Where the moves lead; where there are none, the game is over.
        std::vector<std::size_t> next{};
        /// For the side to move, where the game or the search ends.
        Score worth = 0;
        /// Whether the side to move has lost.
        bool is_lost = false;
    };
    using Places = std::vector<Place>;

    /// Three moves from each place, to places by lot; about one place in eight is lost.
    static Places by_lot(std::uint64_t seed, std::size_t count) {
        Places places(count);
        Rng rng(seed);
        for (Place& place : places) {
            place.worth = static_cast<Score>(rng.below(401)) - 200;
            place.is_lost = &place != &places.front() && rng.below(8) == 0;
            if (place.is_lost) continue;
            for (int i = 0; i < 3; ++i) place.next.push_back(rng.below(static_cast<std::uint32_t>(count)));
        }
        return places;
    }

    explicit Wheel(Places places, std::size_t start = 0) : places_(std::move(places)), path_{start} {}

    /// Another root, for the same side.
    void set(std::size_t start) { path_ = {start}; }

    std::uint64_t hash() const { return hash_of(path_.back(), path_.size()); }
    int side() const { return static_cast<int>(path_.size() % 2); }
    void make(Move move) { path_.push_back(after(move)); }
    void unmake() { path_.pop_back(); }

    std::optional<Score> known_value(Ply ply) const {
        if (here().is_lost) return loss_in(ply);
        return here().next.empty() ? std::optional(worth()) : std::nullopt;
    }
    std::optional<Score> path_value(Ply) const {
        return stood_at(path_.back(), path_.size() - 1) ? std::optional<Score>(0) : std::nullopt;
    }
    Score leaf(Ply, Score, Score) const { return worth(); }
    bool generate(MoveList<Move, kMostMoves>& moves, const OrderHints<Move>&) const {
        moves.clear();
        for (std::size_t i = 0; i < number_of_moves(); ++i) moves.push_back(static_cast<Move>(i));
        return true;
    }
    Ply extension(Ply) const { return 0; }
    Ply reduction(Ply, std::size_t, Move) const { return 0; }
    std::size_t code(Move move) const { return static_cast<std::size_t>(move); }
    bool is_quiet(Move) const { return true; }
    bool futile(Ply, Score) const { return false; }

    Score worth() const { return here().worth; }
    std::size_t number_of_moves() const { return here().next.size(); }

  protected:
    std::size_t after(Move move) const { return here().next[static_cast<std::size_t>(move)]; }
    /// Before the path had so many places, with the same side to move as after it has one more.
    bool stood_at(std::size_t place, std::size_t length) const {
        for (std::size_t i = length % 2; i < length; i += 2)
            if (path_[i] == place) return true;
        return false;
    }
    std::uint64_t hash_after_path(std::size_t place) const { return hash_of(place, path_.size() + 1); }
    std::size_t length() const { return path_.size(); }

  private:
    const Place& here() const { return places_[path_.back()]; }
    static std::uint64_t hash_of(std::size_t place, std::size_t length) { return mix(place, length % 2); }

    Places places_;
    std::vector<std::size_t> path_;
};

} // namespace forethought
