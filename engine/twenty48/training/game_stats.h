#pragma once

#include "engine/twenty48/board.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace forethought::twenty48 {

/// What became of a number of games.
struct GameStats {
    std::int64_t games = 0;
    std::int64_t moves = 0;
    std::int64_t points = 0;
    /// Games by their highest rank.
    std::array<std::int64_t, kHighestRank + 1> by_rank{};

    void add(std::int64_t game_points, Rank highest) {
        ++games;
        points += game_points;
        ++by_rank[static_cast<std::size_t>(highest)];
    }

    void add(const GameStats& other) {
        games += other.games;
        moves += other.moves;
        points += other.points;
        for (std::size_t rank = 0; rank < by_rank.size(); ++rank) by_rank[rank] += other.by_rank[rank];
    }

    double mean_score() const { return per_game(points); }

    /// Share of the games that came to a tile of this rank, 0 to 1.
    double rate(Rank rank) const {
        std::int64_t reached = 0;
        for (Rank r = rank; r <= kHighestRank; ++r) reached += by_rank[static_cast<std::size_t>(r)];
        return per_game(reached);
    }

  private:
    double per_game(std::int64_t sum) const {
        return static_cast<double>(sum) / static_cast<double>(std::max<std::int64_t>(games, 1));
    }
};

} // namespace forethought::twenty48
